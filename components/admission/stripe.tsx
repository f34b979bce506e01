import type { Answer } from "@/lib/model/plan-types";
import styles from "./stripe.module.css";

/** The verdict as a pattern, so that it survives greyscale; always beside its word. */
export function Stripe({ answer, wide = false }: { answer: Answer; wide?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={[styles.stripe, wide && styles.wide, styles[answer]].filter(Boolean).join(" ")}
    />
  );
}
