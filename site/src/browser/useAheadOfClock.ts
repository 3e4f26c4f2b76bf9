import Router from "next/router";
import { useSyncExternalStore } from "react";
import { aheadMs } from "./clock.ts";

/** Called when another page is shown and when somebody comes back to this one: the clock may have been moved meanwhile. */
function subscribe(changed: () => void): () => void {
  Router.events.on("routeChangeComplete", changed);
  window.addEventListener("focus", changed);
  document.addEventListener("visibilitychange", changed);
  return () => {
    Router.events.off("routeChangeComplete", changed);
    window.removeEventListener("focus", changed);
    document.removeEventListener("visibilitychange", changed);
  };
}

/** How far the sandbox's clock is ahead, in milliseconds; 0 in the exported page, and without a sandbox. */
export const useAheadOfClock = (): number => useSyncExternalStore(subscribe, aheadMs, () => 0);
