import type { Page } from "@playwright/test";

/** A text, or a control without one, that a reader cannot see whole, and is not shown to be scrolled to; or a sum that stands on two lines. */
export interface ClippedText {
  readonly text: string;
  /** The beginning of the box that cuts it off, "window", or the one in which it is broken. */
  readonly by: string;
  /** How many pixels of it are lost. */
  readonly lost: number;
}

/**
 * Texts that are cut off: every line of every visible text lies within the window and within each box that clips it, or in a box that scrolls; sideways only
 * where the box is made for it, as a wide table and a row of choices are: a dialog that scrolls sideways shows nobody that it does.
 * `scrollWidth` does not tell: a box that clips keeps it at nothing. Controls that are a sign alone, and sums that are broken over two lines, are named too.
 */
export const clippedTexts = (page: Page): Promise<readonly ClippedText[]> =>
  page.evaluate(async () => {
    /** A layout rounds; the box of a line is higher than its letters. */
    const ROUNDED = 1;
    const LETTERLESS = 0.2;
    const SUM = /[\d][\d\u00a0\u202f.,]*[\u00a0 ]₸/g;
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();

    const cuts = (value: string) => value === "hidden" || value === "clip";
    const scrolls = (value: string) => value === "auto" || value === "scroll";
    /** A dialog, and whatever scrolls downwards, scrolls sideways by mistake alone; a row of choices and a wide table are made for it. */
    const isSideways = (box: Element) =>
      box.matches("[tabindex], [role=region], textarea") ||
      (!box.matches("dialog, [role=dialog], [role=alertdialog]") && box.scrollHeight <= box.clientHeight + ROUNDED);
    const named = (box: Element) => `<${box.tagName.toLowerCase()} ${box.getAttribute("class") ?? ""}>`;
    const isForEarsAlone = (style: CSSStyleDeclaration, { width, height }: DOMRect) =>
      style.clipPath === "inset(50%)" || (cuts(style.overflowX) && (width <= 2 || height <= 2));

    /** The oldest browsers that are tested have no `checkVisibility`, and lay out nothing of a closed disclosure. */
    const isSeen = (one: Partial<Pick<Element, "checkVisibility">> & Element) =>
      one.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? getComputedStyle(one).visibility === "visible";

    interface Frames {
      readonly isUnseen: boolean;
      readonly boxes: readonly { readonly name: string; readonly x?: readonly [number, number]; readonly y?: readonly [number, number] }[];
    }
    /** What cuts off the text of an element, from the inside out. */
    function framesOf(parent: Element): Frames {
      const boxes: { name: string; x?: readonly [number, number]; y?: readonly [number, number] }[] = [];
      let [isDrawnX, isDrawnY, isFixed] = [false, false, false];
      let leaves: "no" | "absolute" | "fixed" = "no";
      for (let box: Element | null = parent; box && box !== document.documentElement; box = box.parentElement) {
        const style = getComputedStyle(box);
        const rect = box.getBoundingClientRect();
        if (style.opacity === "0" || isForEarsAlone(style, rect)) return { isUnseen: true, boxes: [] };
        const isContaining = style.transform !== "none" || style.filter !== "none" || style.contain.includes("paint");
        // What is laid out from an outer box is not cut off by the boxes between.
        if (leaves === "absolute" && (style.position !== "static" || isContaining)) leaves = "no";
        if (leaves === "fixed" && isContaining) leaves = "no";
        if (leaves === "no" && box !== document.body && style.display !== "inline" && style.display !== "contents") {
          const isCutX = (cuts(style.overflowX) || (scrolls(style.overflowX) && !isSideways(box))) && !isDrawnX;
          const isCutY = cuts(style.overflowY) && !isDrawnY;
          if (isCutX || isCutY)
            boxes.push({ name: named(box), ...(isCutX && { x: [rect.left, rect.right] }), ...(isCutY && { y: [rect.top, rect.bottom] }) });
          isDrawnX ||= scrolls(style.overflowX) && isSideways(box);
          isDrawnY ||= scrolls(style.overflowY);
        }
        if (style.position === "fixed") [leaves, isFixed] = ["fixed", true];
        if (style.position === "absolute" && leaves === "no") leaves = "absolute";
      }
      const name = "window";
      if (!isDrawnX) boxes.push({ name, x: [0, document.documentElement.clientWidth] });
      if (isFixed && !isDrawnY) boxes.push({ name, y: [0, innerHeight] });
      return { isUnseen: false, boxes };
    }

    const known = new Map<Element, Frames>();
    const found: { text: string; by: string; lost: number }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!parent || text === "" || parent.closest("script, style, noscript, option, [inert]")) continue;
      if (!isSeen(parent)) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (lines.length === 0) continue;
      const frames = known.get(parent) ?? framesOf(parent);
      known.set(parent, frames);
      if (frames.isUnseen) continue;
      const style = getComputedStyle(parent);
      const size = Number.parseFloat(style.fontSize);
      const spaced = Number.parseFloat(style.letterSpacing) || 0;
      const slack = Math.max(2, size * LETTERLESS);
      const shown = text.replaceAll(/\s+/g, " ").slice(0, 60);
      for (const { name, x, y } of frames.boxes) {
        const lost = Math.max(
          ...lines.map((line) =>
            Math.max(
              x ? Math.max(x[0] - line.left, line.right - Math.max(0, spaced) - x[1]) - ROUNDED : 0,
              y ? Math.max(y[0] - line.top, line.bottom - y[1]) - slack : 0,
            ),
          ),
        );
        if (lost <= 0) continue;
        found.push({ text: shown, by: name, lost: Math.ceil(lost) });
        break;
      }
      for (const { 0: sum, index } of (node.textContent ?? "").matchAll(SUM)) {
        range.setStart(node, index);
        range.setEnd(node, index + sum.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top / 4));
        if (new Set(tops).size > 1) found.push({ text: sum, by: `broken in ${named(parent)}`, lost: 0 });
      }
    }
    for (const control of document.querySelectorAll("button, a[href], summary")) {
      if (control.closest("[inert]") || !isSeen(control)) continue;
      const sign = control.querySelector("svg, img")?.getBoundingClientRect();
      if (!sign || sign.width === 0) continue;
      const { isUnseen, boxes } = framesOf(control);
      if (isUnseen) continue;
      for (const { name, x } of boxes) {
        const lost = x ? Math.max(x[0] - sign.left, sign.right - x[1]) - ROUNDED : 0;
        if (lost <= 0) continue;
        found.push({ text: `sign of "${control.textContent?.trim().slice(0, 40) ?? ""}"`, by: name, lost: Math.ceil(lost) });
        break;
      }
    }
    return found;
  });
