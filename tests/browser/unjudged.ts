import type { Page } from "@playwright/test";

/** The attribute of what is to be judged on a page. */
export const UNJUDGED = "data-unjudged";

/** Places of elements that a worker has judged. */
export type JudgedPlaces = Set<string>;
export const judgedPlaces = (): JudgedPlaces => new Set();

/**
 * Marks what of a page has not been judged before: the outermost elements with a new place. A place is all that a finding of one element hangs on
 * but its words: what it and everything around it are, in which state and look, on how wide a screen. What is marked is remembered as judged.
 * @returns whether anything is new.
 */
export async function markUnjudged(page: Page, judged: JudgedPlaces): Promise<boolean> {
  const places = await page.evaluate(
    ({ mark, known }) => {
      const seen = new Set(known);
      const fresh = new Set<string>();
      const hash = (text: string): string => {
        let sum = 5_381;
        let other = 52_711;
        for (let at = 0; at < text.length; at += 1) {
          sum = (Math.imul(sum, 33) ^ text.charCodeAt(at)) >>> 0;
          other = (Math.imul(other, 31) + text.charCodeAt(at)) >>> 0;
        }
        return `${sum.toString(36)}.${other.toString(36)}`;
      };
      /** Values that say a state; of other attributes it counts that they are there. */
      const told =
        /^(?:class|role|type|style|data-(?!testid).*|aria-(?:hidden|expanded|current|selected|checked|pressed|invalid|live|modal|disabled))$/;
      const kindOf = (element: Element): string =>
        [
          element.localName,
          ...[...element.attributes]
            .map(({ name, value }) => (told.test(name) ? `${name}=${value}` : name))
            .filter((one) => !one.startsWith("id") && !one.startsWith(mark))
            .toSorted(),
          element.textContent?.trim() === "" ? "empty" : "",
          element instanceof HTMLInputElement ? String(element.labels?.length) : "",
        ].join(" ");
      const walk = (element: Element, around: string, isInside: boolean): void => {
        element.removeAttribute(mark);
        if (element.localName === "svg" || element.localName === "script" || element.localName === "style") return;
        const place = hash(`${around} > ${kindOf(element)}`);
        const isNew = !seen.has(place);
        if (isNew) fresh.add(place);
        if (isNew && !isInside) element.setAttribute(mark, "");
        for (const child of element.children) walk(child, place, isInside || isNew);
      };
      const screen = `${innerWidth} ${matchMedia("(prefers-color-scheme: dark)").matches} ${kindOf(document.documentElement)}`;
      walk(document.body, hash(screen), false);
      return [...fresh];
    },
    { mark: UNJUDGED, known: [...judged] },
  );
  for (const place of places) judged.add(place);
  return places.length > 0;
}
