import { useEffect, useState } from "react";
import type { ShownReports } from "../../../build/page-props.ts";
import { attempt } from "../../../calls/attempt.ts";
import { useLocale } from "../../../locale/LocaleRoot.tsx";

export type OfYear =
  | ({ readonly at: "shown" } & ShownReports)
  | { readonly at: "busy" }
  | { readonly at: "failed"; readonly retry: () => void };

/** The reports of a year; those of the first one the build knew already. */
export function useYear(year: string, first: string, built: ShownReports): OfYear {
  const locale = useLocale();
  const key = `${locale} ${year}`;
  const [request, setRequest] = useState<{ readonly key: string; readonly shown?: ShownReports }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (year === first) return;
    let left = false;
    const ask = async () => {
      const [reports, files] = await Promise.all([attempt("reports", { date: year }), attempt("reportFiles", { date: year })]);
      if (left) return;
      // Figures can be read without their file.
      setRequest(reports.ok ? { key, shown: { reports: reports.value.data, files: files.ok ? files.value.data : [] } } : { key });
    };
    void ask();
    return () => {
      left = true;
    };
  }, [key, year, first, tries]);
  if (year === first) return { at: "shown", ...built };
  if (request?.key !== key) return { at: "busy" };
  const retry = () => {
    setRequest(undefined);
    setTries(tries + 1);
  };
  return request.shown ? { at: "shown", ...request.shown } : { at: "failed", retry };
}
