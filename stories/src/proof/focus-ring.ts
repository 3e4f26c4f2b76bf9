import type { Page } from "@playwright/test";

/** Pixels around a control in which its ring may lie. */
const ROOM = 10;

const STOPS = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";

/** Marks everything that takes the focus on a page, and says how many there are. */
const marked = (page: Page): Promise<number> =>
  page.evaluate((stops) => {
    // The page before had the focus taken away from all of it; a story at the window's edge would have half of its ring outside.
    document.body.inert = false;
    document.body.style.padding = "12px";
    const all = [...document.querySelectorAll<HTMLElement>(stops)].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) && one.closest("[inert]") === null && !one.matches(":disabled, [tabindex='-1']"),
    );
    all.forEach((one, index) => one.setAttribute("data-stop", String(index)));
    return all.length;
  }, STOPS);

/** Puts the focus on a stop, or takes it from the whole page, or a dialog would take it back; answers with the box of what is seen of it. */
const focused = (page: Page, stop: number, on: boolean) =>
  page.evaluate(
    ([index, wanted]) => {
      const element = document.querySelector<HTMLElement>(`[data-stop="${index}"]`);
      if (!element) return undefined;
      // A dialog in the top layer stays alive in a page that is inert.
      for (const place of [document.body, element.closest("dialog")]) if (place) place.inert = !wanted;
      if (wanted) {
        element.focus({ preventScroll: true });
        element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      }
      // A radio or a checkbox that is drawn by its label, a card whose link is all of it, and of a code the box that takes the next digit (a sub-component).
      const { opacity, position } = getComputedStyle(element);
      const small = element.getBoundingClientRect().width < 8 || Number(opacity) === 0;
      const after = getComputedStyle(element, "::after");
      const isSpread = position === "static" && after.position === "absolute" && after.content !== "none";
      const box = element.parentElement?.querySelector('[data-next="yes"]');
      const seen = box || (isSpread && element.offsetParent) || (small && position === "absolute" && element.closest("label")) || element;
      const { x, y, width, height } = seen.getBoundingClientRect();
      return { x, y, width, height, html: element.outerHTML.slice(0, 140), kept: !wanted || document.activeElement === element };
    },
    [stop, on] as const,
  );

/** How many CSS pixels differ between two pictures by a contrast of 3 : 1 at least, counted in another page. */
const changed = (comparer: Page, one: Buffer, other: Buffer): Promise<number> =>
  comparer.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (picture) => {
          const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
          const canvas = new OffscreenCanvas(image.width, image.height);
          const context = canvas.getContext("2d");
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
        }),
      );
      if (!first || !second || first.length !== second.length) return 0;
      const linear = (value = 0) => (value / 255 <= 0.040_45 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      const light = (data: Uint8ClampedArray, at: number) =>
        0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
      let count = 0;
      for (let at = 0; at < first.length; at += 4) {
        const [a, b] = [light(first, at), light(second, at)];
        if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= 3) count += 1;
      }
      return count;
    },
    [one.toString("base64"), other.toString("base64")],
  );

export interface Rings {
  readonly weak: readonly string[];
  /** How many stops took the focus: 0 on a page that has stops proves nothing. */
  readonly compared: number;
}

/**
 * Stops of a page whose ring is less than WCAG 2.4.13 asks: as large as a line of two pixels around the control, in a contrast of 3 : 1 between the same
 * pixels with the focus and without.
 */
export async function weakRings(page: Page, comparer: Page): Promise<Rings> {
  const found: string[] = [];
  let compared = 0;
  const count = await marked(page);
  // What was pressed last decides whether a browser shows a ring for a focus that a script sets.
  await page.keyboard.press("Shift");
  for (let stop = 0; stop < count; stop += 1) {
    const box = await focused(page, stop, true);
    if (!box?.kept || box.width === 0) continue;
    compared += 1;
    const { width: wide, height: high } = page.viewportSize() ?? { width: 0, height: 0 };
    const [left, top] = [Math.max(0, box.x - ROOM), Math.max(0, box.y - ROOM)];
    const [right, bottom] = [Math.min(wide, box.x + box.width + ROOM), Math.min(high, box.y + box.height + ROOM)];
    if (right <= left || bottom <= top) continue;
    const clip = { x: left, y: top, width: right - left, height: bottom - top };
    const ringed = await page.screenshot({ clip });
    await focused(page, stop, false);
    const bare = await page.screenshot({ clip });
    const least = 4 * (box.width + box.height) - 16;
    const area = await changed(comparer, ringed, bare);
    // Of a control that is larger than the window only the visible part is checked.
    const whole = box.width + 2 * ROOM <= wide && box.height + 2 * ROOM <= high;
    // Rounded corners take some pixels from what a square would have.
    if (whole && area < least * 0.9) found.push(`${area} of ${Math.round(least)} px: ${box.html}`);
  }
  return { weak: found, compared };
}
