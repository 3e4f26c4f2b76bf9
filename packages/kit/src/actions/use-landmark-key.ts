import { useEffect, useRef, type RefObject } from "react";

/**
 * F6 takes the focus to a region that stands apart from the reading order, and back to where it was.
 * @returns what gives the focus back when the region is left without a key.
 */
export function useLandmarkKey(region: RefObject<HTMLElement | null>, active: boolean): () => void {
  const before = useRef<HTMLElement | null>(null);
  const giveBack = () => {
    before.current?.focus();
    before.current = null;
  };
  useEffect(() => {
    if (!active) return;
    const turn = (event: KeyboardEvent) => {
      const place = region.current;
      if (event.key !== "F6" || !place) return;
      event.preventDefault();
      if (place.contains(document.activeElement)) return giveBack();
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      place.focus();
    };
    document.addEventListener("keydown", turn);
    return () => document.removeEventListener("keydown", turn);
  }, [region, active]);
  return giveBack;
}
