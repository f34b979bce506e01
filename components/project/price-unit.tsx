"use client";

import { useEffect, useRef, useState } from "react";
import { useFormState } from "@/components/form/stateful-form";
import type { Currency } from "@/lib/format/money";

type PriceUnitProps = { stored: Currency; units: Readonly<Record<Currency, string>> };

/** The unit of a price, in the currency that the form's select shows. */
export function PriceUnit(props: PriceUnitProps) {
  // An answer of the server may bring another currency along.
  return <FollowingUnit key={useFormState().answers} {...props} />;
}

function FollowingUnit({ stored, units }: PriceUnitProps) {
  const [currency, setCurrency] = useState(stored);
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = mark.current?.closest("form");
    const follow = () => {
      const select = form?.elements.namedItem("currency");
      if (select instanceof HTMLSelectElement) setCurrency(select.value === "CNY" ? "CNY" : "USD");
    };
    follow();
    form?.addEventListener("change", follow);
    return () => form?.removeEventListener("change", follow);
  }, []);
  return <span ref={mark}>{units[currency]}</span>;
}
