import { useCallback, useEffect, useRef } from "react";

type Act = () => void;

/**
 * Lets what follows from leaving a field wait until the press is over by which it was left. What a field says then moves what is below
 * away from under the pointer, and the press would miss its button.
 */
export function useAfterPress(): (act: Act) => void {
  const waiting = useRef<Act[]>(undefined);
  useEffect(() => {
    const begin = () => {
      waiting.current = [];
    };
    const end = () => {
      const acts = waiting.current ?? [];
      waiting.current = undefined;
      // The click comes right after the pointer is up, in the same task.
      setTimeout(() => {
        for (const act of acts) act();
      });
    };
    const ends = ["pointerup", "pointercancel", "dragend"] as const;
    document.addEventListener("pointerdown", begin, true);
    for (const name of ends) document.addEventListener(name, end, true);
    return () => {
      document.removeEventListener("pointerdown", begin, true);
      for (const name of ends) document.removeEventListener(name, end, true);
    };
  }, []);
  return useCallback((act) => {
    if (waiting.current) waiting.current.push(act);
    else act();
  }, []);
}
