"use client";

import type { ComponentProps } from "react";
import { useFormStatus } from "react-dom";
import { Button } from "./button";

/** Submits its form, and cannot submit it a second time while the first is under way. */
export function SubmitButton({
  pendingLabel,
  children,
  ...rest
}: ComponentProps<typeof Button> & { pendingLabel?: string }) {
  const { pending } = useFormStatus();
  return (
    <Button
      {...rest}
      type="submit"
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : rest.onClick}
    >
      {pending && pendingLabel ? pendingLabel : children}
    </Button>
  );
}
