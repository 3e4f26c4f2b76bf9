import type { Log } from "./log.ts";

/** What the edge logs of an answer that no page can be made of. */
const UNFIT: readonly string[] = ["upstreamMisshapen", "upstreamUnreadable"];
const RECENT_MS = 300_000;

/** Looks on at the log, and knows whether the back office has answered lately what no page can be made of. */
export function replyWatch(log: Log, now: () => number): { readonly log: Log; readonly warnings: () => readonly string[] } {
  let last = Number.NEGATIVE_INFINITY;
  return {
    log: (line) => {
      if (UNFIT.includes(line.event)) last = now();
      log(line);
    },
    warnings: () => (now() - last < RECENT_MS ? ["replies"] : []),
  };
}
