"use client";

import { useEffect, useRef } from "react";
import { SEARCH_BOX } from "@/components/layout/key-targets";

/** Follows the address without losing the focus of whoever is typing. */
export function SearchInput({ value, label }: { value: string; label: string }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = value;
  }, [value]);
  // Whoever jumps here by key is looking for a project.
  useEffect(() => {
    if (location.hash === `#${SEARCH_BOX}`) input.current?.focus();
  }, []);
  return (
    <input
      ref={input}
      id={SEARCH_BOX}
      type="search"
      name="search"
      defaultValue={value}
      placeholder={label}
      aria-label={label}
      maxLength={200}
      autoComplete="off"
    />
  );
}
