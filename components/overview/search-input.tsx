"use client";

import { useEffect, useRef } from "react";

/** Follows the address without losing the focus of whoever is typing. */
export function SearchInput({ value, label }: { value: string; label: string }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = value;
  }, [value]);
  return (
    <input
      ref={input}
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
