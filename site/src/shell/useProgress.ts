import { useRouter } from "next/router";
import { useEffect, useState } from "react";
import { PROGRESS_MS, PROGRESS_THROTTLE_MS } from "../constants.ts";
import { wait } from "./clock.ts";

/** Whether the bar of a page change shows: not for changes quicker than the throttle, and never longer than its run. */
export function useProgress(): boolean {
  const { events } = useRouter();
  const [active, setActive] = useState(false);
  useEffect(() => {
    let withdraw = () => {};
    const start = (_: string, { shallow }: { shallow: boolean }) => {
      withdraw();
      if (shallow) return;
      withdraw = wait(PROGRESS_THROTTLE_MS, () => {
        setActive(true);
        withdraw = wait(PROGRESS_MS, () => setActive(false));
      });
    };
    const end = () => {
      withdraw();
      setActive(false);
    };
    events.on("routeChangeStart", start);
    events.on("routeChangeComplete", end);
    events.on("routeChangeError", end);
    return () => {
      withdraw();
      events.off("routeChangeStart", start);
      events.off("routeChangeComplete", end);
      events.off("routeChangeError", end);
    };
  }, [events]);
  return active;
}
