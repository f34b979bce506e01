"use client";

import { type ComponentProps, useId } from "react";
import { type Choice, RadioGroup } from "@/components/ui/choice";
import { NumberField, TextArea, TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useFormState } from "./stateful-form";

/** A field of a `StatefulForm`: keeps what was typed and shows what is wrong with it. */
type Named = { name: string; stored?: string | undefined };

function useKept({ name, stored }: Named) {
  const { values, errors, answers } = useFormState();
  return { id: name, name, defaultValue: values ? (values[name] ?? "") : (stored ?? ""), error: errors[name], answers };
}

export function FormNumber({ name, stored, ...rest }: Named & Omit<ComponentProps<typeof NumberField>, "name">) {
  const { answers: _, ...kept } = useKept({ name, stored });
  return <NumberField {...rest} {...kept} />;
}

type FormTextProps = Named & Omit<ComponentProps<typeof TextField>, "name"> & { suggestions?: readonly string[] };

export function FormText({ name, stored, suggestions, ...rest }: FormTextProps) {
  const { answers: _, ...kept } = useKept({ name, stored });
  const list = useId();
  return (
    <>
      <TextField {...rest} {...kept} {...(suggestions && { list })} />
      {suggestions && (
        <datalist id={list}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}

export function FormArea({ name, stored, ...rest }: Named & Omit<ComponentProps<typeof TextArea>, "name">) {
  const { answers: _, ...kept } = useKept({ name, stored });
  return <TextArea {...rest} {...kept} />;
}

type FormSelectProps = Named &
  Omit<ComponentProps<typeof Select>, "name"> & {
    /** Another box that a choice fills; a choice that is not named here leaves it alone. */
    fills?: { name: string; values: Readonly<Record<string, string>> };
  };

export function FormSelect({ name, stored, fills, ...rest }: FormSelectProps) {
  const { answers, ...kept } = useKept({ name, stored });
  const fill: ComponentProps<"select">["onChange"] = ({ currentTarget }) => {
    const value = fills?.values[currentTarget.value];
    const box = fills && currentTarget.form?.elements.namedItem(fills.name);
    if (value !== undefined && box instanceof HTMLInputElement) box.value = value;
  };
  // React resets a form after its action, and a select only knows the default it was born with.
  return <Select key={answers} {...rest} {...kept} onChange={fill} />;
}

type FormRadioProps = Named & { legend: string; options: readonly Choice[]; hint?: string };

export function FormRadio({ name, stored, ...rest }: FormRadioProps) {
  const { answers, error, id: _, ...kept } = useKept({ name, stored });
  return <RadioGroup key={answers} {...rest} {...kept} error={error} />;
}

/** A value that travels with the form; after a refused edit it is the one that the answer names. */
export function FormHidden({ name, stored }: Named) {
  const { answers, name: kept, defaultValue } = useKept({ name, stored });
  return <input key={answers} type="hidden" name={kept} value={defaultValue} readOnly />;
}
