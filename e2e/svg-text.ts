import type { Page } from "@playwright/test";

/** Pairs of texts in one drawing whose boxes overlap; line spacing may touch by a pixel or two. */
export const overlappingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const drawings = [...document.querySelectorAll("svg")].filter((svg) => !svg.parentElement?.closest("svg"));
    return drawings.flatMap((svg) => {
      const texts = [...svg.querySelectorAll("text")]
        .filter((text) => text.textContent?.trim())
        .map((text) => ({ words: text.textContent, box: text.getBoundingClientRect() }));
      return texts.flatMap((one, index) =>
        texts
          .slice(index + 1)
          .filter(
            ({ box }) =>
              one.box.left < box.right - 1 &&
              box.left < one.box.right - 1 &&
              one.box.top < box.bottom - 2 &&
              box.top < one.box.bottom - 2,
          )
          .map(({ words }) => `${one.words} | ${words}`),
      );
    });
  });

/** How many pixels the page is wider than its window. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
