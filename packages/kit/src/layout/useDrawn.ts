import { useEffect, useRef, type RefObject } from "react";

/**
 * For a row that is drawn aside and holds nothing to press: a keyboard comes to the row itself, but only while it holds more than its width shows.
 * The attribute is set outside of a render, in the very frame in which the row changes.
 */
export function useDrawn<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || !("ResizeObserver" in window)) return;
    const observer = new ResizeObserver(() => {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
      else element.removeAttribute("tabindex");
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}
