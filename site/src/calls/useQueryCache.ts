import { useEffect, useSyncExternalStore } from "react";
import { machineNow, wait } from "../browser/clock.ts";
import type { QueryCache, KnownAnswer } from "./query-cache.ts";

/** Who comes back to the page within this time is not asked for again. */
const SEEN_AGAIN_MS = 5_000;
const nothing = { data: undefined, error: undefined };

/** A kept answer, asked for at first, every so often while the page is seen, and when somebody comes back to it or to the network. */
export function useQueryCache<T>(kept: QueryCache<T>, everyMs: number): KnownAnswer<T> {
  useEffect(() => {
    let seen = machineNow();
    const again = () => {
      seen = machineNow();
      void kept.again();
    };
    const isSeen = () => document.visibilityState === "visible";
    const comeBack = () => {
      if (isSeen() && machineNow() - seen > SEEN_AGAIN_MS) again();
    };
    let stop = () => {};
    const next = () => {
      stop = wait(everyMs, () => {
        // After a failure it is the visitor who asks, by what they do.
        if (isSeen() && navigator.onLine && kept.read().error === undefined) again();
        next();
      });
    };
    // In a turn of its own: what the answer draws is not drawn in the task that takes the page over.
    const stopFirst = wait(0, again);
    next();
    document.addEventListener("visibilitychange", comeBack);
    window.addEventListener("focus", comeBack);
    window.addEventListener("online", again);
    return () => {
      stopFirst();
      stop();
      document.removeEventListener("visibilitychange", comeBack);
      window.removeEventListener("focus", comeBack);
      window.removeEventListener("online", again);
    };
  }, [kept, everyMs]);
  return useSyncExternalStore<KnownAnswer<T>>(kept.subscribe, kept.read, () => nothing);
}
