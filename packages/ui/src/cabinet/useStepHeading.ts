import { useEffect, useRef, type RefObject } from "react";

/**
 * Puts the focus on the heading of a step that has come by a press, so that a reader goes on from there. What came with the page is only
 * there, and what a page was loading as well: its own title has the focus.
 */
export function useStepHeading(at: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(at);
  const arriving = useRef(true);
  useEffect(() => {
    if (before.current === at) return;
    const loaded = arriving.current && before.current === "loading";
    arriving.current = false;
    before.current = at;
    if (!loaded) heading.current?.focus();
  }, [at]);
  return heading;
}
