import { useEffect, useState } from "react";
import { wait } from "./clock.ts";

/** False at first, true once the page has stood for so long. */
export function useAfter(ms: number): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => wait(ms, () => setAfter(true)), [ms]);
  return after;
}
