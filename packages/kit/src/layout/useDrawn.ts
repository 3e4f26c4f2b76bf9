import { useEffect, useRef, type RefObject } from "react";

/**
 * For a row or a table that is drawn aside and holds nothing to press: a keyboard comes to the box itself, but only while it holds more than it shows.
 * The attribute is set outside of a render, in the very frame in which the box or what is in it changes: within a closed disclosure, where nothing changes,
 * once it is opened. `otherwise` is -1 where scripts give it the focus.
 */
export function useDrawn<T extends HTMLElement>(otherwise?: -1): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || !("ResizeObserver" in window)) return;
    const measure = () => {
      const isHigher = otherwise !== undefined && element.scrollHeight > element.clientHeight;
      const isShown = !("checkVisibility" in element) || element.checkVisibility();
      if (isShown && (element.scrollWidth > element.clientWidth || isHigher)) element.tabIndex = 0;
      else if (otherwise === undefined) element.removeAttribute("tabindex");
      else element.tabIndex = otherwise;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [otherwise]);
  return ref;
}
