import { useEffect, useState } from "react";
import { now as productNow } from "./clock.ts";

const MINUTE_MS = 60_000;

/** The moment, again each minute; undefined in the exported page, which was made at another. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const update = () => setNow(productNow());
    const first = setTimeout(update);
    const timer = setInterval(update, MINUTE_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return now;
}
