import type { Page } from "@playwright/test";

/** Texts that lie over one another, as a name does that is longer than its place beside a ring. */
export const overlaid = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    interface Line {
      readonly text: Text;
      /** What floats over the page as a whole: it covers what is under it on purpose. */
      readonly layer: Element | undefined;
      readonly box: DOMRect;
    }
    const floats = (one: Element) =>
      ["fixed", "sticky"].includes(getComputedStyle(one).position) || one.matches("dialog, [role='dialog'], [role='alertdialog']");
    const cuts = (one: Element) => getComputedStyle(one).overflow !== "visible";
    const above = (one: Element): readonly Element[] => [one, ...(one.parentElement ? above(one.parentElement) : [])];
    const isIn = (box: DOMRect, { left, right, top, bottom }: DOMRect) =>
      box.left >= left - 1 && box.right <= right + 1 && box.top >= top - 1 && box.bottom <= bottom + 1;
    const linesOf = (text: Text): readonly Line[] => {
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = above(parent);
      const cutting = boxes.filter((one) => one !== document.body && one !== document.documentElement && cuts(one));
      return (
        [...range.getClientRects()]
          // The letters themselves: boxes of lines that stand close touch one another.
          .map(({ x, y, width, height }) => new DOMRect(x, y + height / 4, width, height / 2))
          .filter((box) => box.width > 0 && cutting.every((one) => isIn(box, one.getBoundingClientRect())))
          .map((box) => ({ text, layer: boxes.find(floats), box }))
      );
    };
    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    while (walker.nextNode()) lines.push(...linesOf(walker.currentNode as Text));
    const describe = ({ data }: Text) => `"${data.trim().slice(0, 50)}"`;
    const pairs = lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter((other) => other.text !== one.text && other.layer === one.layer && meet(one.box, other.box))
        .map((other) => `${describe(one.text)} and ${describe(other.text)}`),
    );
    return [...new Set(pairs)];
  });
