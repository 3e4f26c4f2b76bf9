import { useEffect, useRef, type RefObject } from "react";

/**
 * Puts the focus on the heading of a step that came by a press, so that a screen reader continues from there. A step that came with the page, or after the page
 * had loaded, does not take it: the page's own title has the focus.
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
