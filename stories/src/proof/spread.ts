import type { Page } from "@playwright/test";

/** As far as a reader may spread text without losing any of it (WCAG 1.4.12). */
const SPREAD = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

interface SpreadPage {
  spreadSheet?: CSSStyleSheet;
}

/** Spreads the text of a page, or takes the spread away; by a sheet that no policy of the page refuses. */
export const spread = (page: Page, on: boolean): Promise<void> =>
  page.evaluate(
    ([css, wanted]) => {
      const kept = globalThis as unknown as SpreadPage;
      const others = document.adoptedStyleSheets.filter((sheet) => sheet !== kept.spreadSheet);
      if (wanted && kept.spreadSheet === undefined) {
        kept.spreadSheet = new CSSStyleSheet();
        kept.spreadSheet.replaceSync(css);
      }
      document.adoptedStyleSheets = wanted && kept.spreadSheet ? [...others, kept.spreadSheet] : others;
    },
    [SPREAD, on] as const,
  );

/** Texts that lie outside what cuts them off, each with the box that does. */
export const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cuts = (value: string) => value === "hidden" || value === "clip";
    const draws = (value: string) => value === "auto" || value === "scroll";
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      // What is drawn aside in a box within is not lost to one around it.
      let [isDrawnX, isDrawnY] = [false, false];
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const [cutsX, cutsY] = [cuts(style.overflowX) && !isDrawnX, cuts(style.overflowY) && !isDrawnY];
        isDrawnX ||= draws(style.overflowX);
        isDrawnY ||= draws(style.overflowY);
        if (!cutsX && !cutsY) continue;
        const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
        // What only the ear gets is cut off for every eye.
        if (width <= 2 || height <= 2) break;
        const lost = lines.some(
          (line) =>
            (cutsX && (line.left < left - 1 || line.right > right + 1)) || (cutsY && (line.top < top - 2 || line.bottom > bottom + 2)),
        );
        if (lost) found.add(`"${text.textContent.trim().slice(0, 60)}" in ${box.outerHTML.slice(0, 100)}`);
      }
    }
    return [...found];
  });
