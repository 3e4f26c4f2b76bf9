import type { Attempt } from "@shanyraq/client";

/** What the performers of effects work through; tests and stories give their own. */
export interface Ports {
  readonly attempt: Attempt;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Calls back after a while; returns how to withdraw it. */
  readonly wait: (ms: number, then: () => void) => () => void;
  readonly newKey: () => string;
}
