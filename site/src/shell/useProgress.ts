import { useRouter } from "next/router";
import { useEffect, useState } from "react";
import { PROGRESS_MS, PROGRESS_THROTTLE_MS } from "../constants.ts";
import { wait } from "../browser/clock.ts";

/** What shows of a page change: nothing for one quicker than the throttle, then the bar for its run, and the loader for a page that is late. */
export type Progress = "none" | "bar" | "late";

export function useProgress(): Progress {
  const { events } = useRouter();
  const [shown, setShown] = useState<Progress>("none");
  useEffect(() => {
    let withdraw = () => {};
    const start = (_: string, { shallow }: { shallow: boolean }) => {
      withdraw();
      if (shallow) return;
      withdraw = wait(PROGRESS_THROTTLE_MS, () => {
        setShown("bar");
        withdraw = wait(PROGRESS_MS, () => setShown("late"));
      });
    };
    const end = () => {
      withdraw();
      setShown("none");
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
  return shown;
}
