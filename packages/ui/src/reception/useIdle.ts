import { useEffect, useRef } from "react";

const acts = ["pointerdown", "keydown", "scroll"] as const;

/**
 * Calls once nobody has touched the page for so long. It looks at the clock when the page is seen again too: a computer that slept tells no
 * time.
 */
export function useIdle(ms: number, onIdle: () => void): void {
  const call = useRef(onIdle);
  useEffect(() => {
    call.current = onIdle;
  });
  useEffect(() => {
    let last = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const left = last + ms - Date.now();
      if (left <= 0) return call.current();
      clearTimeout(timer);
      timer = setTimeout(look, left);
    };
    const touched = () => {
      if (last + ms > Date.now()) last = Date.now();
    };
    timer = setTimeout(look, ms);
    for (const act of acts) document.addEventListener(act, touched, { passive: true, capture: true });
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      for (const act of acts) document.removeEventListener(act, touched, { capture: true });
      document.removeEventListener("visibilitychange", look);
    };
  }, [ms]);
}
