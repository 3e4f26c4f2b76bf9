import { useEffect } from "react";
import { wait } from "./clock.ts";
import { VITALS_AFTER_MS } from "../constants.ts";

const measure = async () => (await import("./vitals.ts")).reportVitals();

/**
 * Measures the page once it has come to rest: the library is not among the things a visitor waits for, and reads what happened before it loaded. When it does
 * not load, nothing happens: nobody misses it, and a reload would take away what they have typed.
 */
export function useVitals(): void {
  useEffect(() => wait(VITALS_AFTER_MS, () => void measure().catch(() => {})), []);
}
