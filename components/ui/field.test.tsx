import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { NumberField } from "./field";
import { Select } from "./select";

describe("fields", () => {
  it("tie label, hint, provenance and error to the control", () => {
    const html = renderToStaticMarkup(
      <NumberField
        id="c"
        name="c"
        label="Blocking time"
        unit="s"
        hint="per save"
        provenance="41 samples"
        error="Give a number."
      />,
    );
    expect(html).toMatch(/<label[^>]* for="c"/);
    expect(html).toMatch(/id="c"[^>]*aria-describedby="c-error c-hint c-provenance"[^>]*aria-invalid="true"/);
    expect(html).toMatch(/id="c-error"[^>]*role="alert"/);
  });

  it("say nothing about hints and errors that are not there", () => {
    const html = renderToStaticMarkup(
      <Select id="m" name="m" label="Currency" options={[{ value: "USD", label: "USD" }]} />,
    );
    expect(html).not.toMatch(/aria-describedby|aria-invalid|role="alert"/);
  });

  it("keep a typed number as text with a decimal keyboard", () => {
    const html = renderToStaticMarkup(<NumberField name="c" label="c" defaultValue="" />);
    expect(html).toMatch(/type="text" inputMode="decimal"/i);
  });
});
