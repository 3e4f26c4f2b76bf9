import { missingWorkingYear, missingYear } from "@shanyraq/provider";
import type { Log } from "../log/log.ts";

const DAY_MS = 86_400_000;
/** A key is renewed at a counter of the certification centre: a month is time enough. */
const CERTIFICATE_NOTICE_MS = 30 * DAY_MS;

/** @param certificateEnds of the insurer's key, ISO 8601. */
const isEnding = (now: number, certificateEnds: string | undefined): boolean =>
  certificateEnds !== undefined && Date.parse(certificateEnds) - now < CERTIFICATE_NOTICE_MS;

/** What of the dated data runs out within sixty days and of certificates within thirty, or has, as names for `/readyz`. */
export function runningOut(now: number, certificateEnds?: string): readonly string[] {
  const found = missingYear(now);
  const workingYear = missingWorkingYear(now);
  return [
    ...(found ? [`indicators-${found.year}`] : []),
    ...(workingYear === undefined ? [] : [`working-days-${workingYear}`]),
    ...(isEnding(now, certificateEnds) ? ["insurer-certificate"] : []),
  ];
}

/** Logs the same at the start and once a day, with the remedy. Answers what ends it. */
export function warnExpiring(log: Log, now: () => number, certificateEnds?: string): () => void {
  const warn = () => {
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
    if (isEnding(now(), certificateEnds))
      log({
        level: "warn",
        event: "insurerCertificateEnds",
        until: certificateEnds,
        remedy: "INSURER_CERTIFICATE: renew the insurer's key (docs/runbook.md); after that day its signatures are refused and papers wait",
      });
  };
  warn();
  const timer = setInterval(warn, DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
