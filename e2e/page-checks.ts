import { expect, type Page } from "@playwright/test";

const KEY =
  /\b(admission|auth|common|error|import|interruption|measurement|overview|plan|project|shell|statement)\.[a-z]\w*/;
const NO_VALUE = /\b(NaN|Infinity|undefined)\b|∞|\[object |(^|[\s(])[-−]0(?![\d.,]*[1-9])(?![-\d])/m;

/** No key of a message and no number that is none, in what a reader sees or hears. */
export async function expectSoundText(page: Page): Promise<void> {
  const text = await page.evaluate(() => {
    const spoken = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((element) =>
      ["aria-label", "title", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
    );
    return [document.title, document.body.innerText, ...spoken].join("\n");
  });
  expect(text, page.url()).not.toMatch(KEY);
  expect(text, page.url()).not.toMatch(NO_VALUE);
}

/** Nothing wider than the window, but for what scrolls by itself. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const [wanted, there] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(wanted, `width of ${page.url()}`).toBeLessThanOrEqual(there ?? 0);
}

/** No two texts of one drawing lie over each other. */
export async function expectNoOverlap(page: Page): Promise<void> {
  const pairs = await page.evaluate(() => {
    const found: string[] = [];
    for (const drawing of document.querySelectorAll("svg")) {
      const texts = [...drawing.querySelectorAll("text")]
        .map((text) => ({ words: text.textContent ?? "", box: text.getBoundingClientRect() }))
        .filter(({ words, box }) => words.trim() !== "" && box.width > 0 && box.height > 0);
      texts.forEach((one, index) => {
        for (const other of texts.slice(index + 1)) {
          const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          // A line box is taller than its letters.
          if (across > 1 && down > 4) found.push(`${one.words} / ${other.words}`);
        }
      });
    }
    return found;
  });
  expect(pairs, `texts over each other on ${page.url()}`).toEqual([]);
}

/** What a finger is to hit is 40 px high, the border of the box around it included. */
export async function expectTouchTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const height = (element: Element | null) => element?.getBoundingClientRect().height ?? 0;
    const reach = (element: HTMLElement) => {
      const own = height(element.closest("label") ?? element);
      const around = height(element.parentElement);
      return Math.round(around - own <= 2 ? Math.max(own, around) : own);
    };
    return [...document.querySelectorAll<HTMLElement>("button, input:not([type=hidden]), select, textarea, summary")]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .filter((element) => reach(element) < 40)
      .map((element) => `${element.tagName} ${element.ariaLabel ?? element.id} ${reach(element)}`);
  });
  expect(small, `small targets on ${page.url()}`).toEqual([]);
}
