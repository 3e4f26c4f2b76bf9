import { useEffect, useRef, useState } from "react";

/** Sizes in pixels as they are on this screen, with this reader's letters. */
interface PlotSize {
  readonly width: number;
  readonly textSize: number;
  /** How wide each name is set. */
  readonly names: readonly number[];
}

const before: PlotSize = { width: 760, textSize: 13, names: [] };

/** How long words are on one line, on however many they stand. */
function lengthOf(words: Element): number {
  const range = document.createRange();
  range.selectNodeContents(words);
  return [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0);
}

/** How large a drawing is, and how wide the names that stand in its key are: large letters and wide spacing take their room in it. */
export function usePlotSize() {
  const plot = useRef<HTMLDivElement>(null);
  const key = useRef<HTMLUListElement>(null);
  const [size, setSize] = useState(before);
  useEffect(() => {
    const [drawn, named] = [plot.current, key.current];
    if (!drawn || !named || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => {
      const textSize = parseFloat(getComputedStyle(drawn).fontSize);
      const share = textSize / parseFloat(getComputedStyle(named).fontSize);
      setSize({
        width: Math.max(280, Math.round(drawn.getBoundingClientRect().width)),
        textSize,
        names: [...named.querySelectorAll(":scope > li > span")].map((name) => lengthOf(name) * share),
      });
    });
    observer.observe(drawn);
    observer.observe(named);
    return () => observer.disconnect();
  }, []);
  return { plot, key, size };
}
