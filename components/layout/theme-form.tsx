"use client";

import type { FormEvent, ReactNode } from "react";

/** Shows the chosen theme at once; the action only remembers it. */
export function ThemeForm({
  setTheme,
  children,
}: {
  setTheme: (form: FormData) => Promise<void>;
  children: ReactNode;
}) {
  function show(event: FormEvent<HTMLFormElement>) {
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    const theme = submitter instanceof HTMLButtonElement ? submitter.value : "system";
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
  }
  return (
    <form action={setTheme} onSubmit={show}>
      {children}
    </form>
  );
}
