import { CLOCK_COOKIE } from "@shanyraq/routes/sandbox-clock";

const AHEAD = new RegExp(`(?:^|; )${CLOCK_COOKIE}=(\\d{1,14})(?:;|$)`);

/** How far the sandbox's clock is ahead of the machine's, as the gateway last reported it; 0 without a sandbox. */
export const aheadMs = (): number => (typeof document === "undefined" ? 0 : Number(AHEAD.exec(document.cookie)?.[1] ?? 0));

/** The product's clock, as flows want it: what is today, when a code or a term ends. In the sandbox it may have been moved. */
export const now = (): number => Date.now() + aheadMs();

/** The machine's own clock, which nobody moves: for how long something has lasted. */
export const machineNow = (): number => Date.now();

/** The browser's timer. */
export const wait = (ms: number, then: () => void): (() => void) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};
