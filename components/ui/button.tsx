import Link from "next/link";
import type { ComponentProps } from "react";
import styles from "./button.module.css";

export type ButtonVariant = "plain" | "primary" | "quiet";

/** `square` is for a button that holds one icon; give it an `aria-label`. */
type Look = { variant?: ButtonVariant; square?: boolean };

const look = ({ variant = "plain", square = false }: Look, className?: string) =>
  [styles.button, styles[variant], square && styles.square, className].filter(Boolean).join(" ");

export function Button({ variant, square, className, type = "button", ...rest }: Look & ComponentProps<"button">) {
  return (
    <button
      type={type}
      className={look({ ...(variant && { variant }), ...(square && { square }) }, className)}
      {...rest}
    />
  );
}

export function ButtonLink({ variant, square, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link className={look({ ...(variant && { variant }), ...(square && { square }) }, className)} {...rest} />;
}
