import { useEffect } from "react";
import { wait } from "./clock.ts";
import { VITALS_AFTER_MS } from "../constants.ts";

/** Measures the page once it has come to rest: the library is no part of what a visitor waits for, and reads what happened before it. */
export function useVitals(): void {
  useEffect(() => wait(VITALS_AFTER_MS, () => void import("./vitals.ts").then(({ reportVitals }) => reportVitals())), []);
}
