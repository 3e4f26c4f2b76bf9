import { missingWorkingYear, missingYear } from "@shanyraq/provider";
import type { Log } from "../log.ts";

const DAY_MS = 86_400_000;
/** What of the dated data runs out within sixty days, or has, as names for `/readyz`. */
export function runningOut(now: number): readonly string[] {
  const found = missingYear(now);
  const workingYear = missingWorkingYear(now);
  return [...(found ? [`indicators-${found.year}`] : []), ...(workingYear === undefined ? [] : [`working-days-${workingYear}`])];
}

/** Logs the same at the start and once a day, with the remedy. Answers what ends it. */
export function tellRunningOut(log: Log, now: () => number): () => void {
  const tell = () => {
    const found = missingYear(now());
    if (found)
      log({
        level: "warn",
        event: "indicatorsMissing",
        year: found.year,
        from: found.from,
        remedy: "INDICATORS_FILE: add the year; from its first day pension, employers' and migrants' insurance have no price without it",
      });
    const year = missingWorkingYear(now());
    if (year !== undefined)
      log({
        level: "warn",
        event: "workingDaysMissing",
        year,
        remedy: "WORKING_DAYS_FILE: add the first day of Kurban Ait; until then a day that is promised may be one day early",
      });
  };
  tell();
  const timer = setInterval(tell, DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
