import type { CallFailure } from "@shanyraq/client";
import { outageOf } from "@shanyraq/flows";
import { useEffect } from "react";
import { pageOutage } from "./page-outage.ts";

/** Whether a page was lost to the service; a visitor who is offline knows it, and the page keeps its own words for them. */
const isDown = (failure: CallFailure): boolean => {
  const outage = outageOf(failure);
  return outage === "service" || (outage === "offline" && navigator.onLine);
};

/** For a page that is nothing without its data: while the service is down, the layout shows the outage. */
export function usePageOutage(failure: CallFailure | undefined, retry: () => void, retrying: boolean): void {
  const requestId = failure?.kind === "refused" ? failure.requestId : undefined;
  const down = failure !== undefined && isDown(failure);
  useEffect(() => {
    if (down) pageOutage.set({ retry, retrying, requestId });
  });
  useEffect(() => (down ? () => pageOutage.set(undefined) : undefined), [down]);
}
