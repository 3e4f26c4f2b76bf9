import { routes } from "@shanyraq/routes";
import { fieldOf, reportFunction } from "./report.ts";

/** Largest accepted value: a minute for times in ms; a layout shift is far below. */
const MAX_MS = 60_000;
const metrics = ["CLS", "FCP", "INP", "LCP", "TTFB"] as const;

/** `POST /api/vitals`: how fast a page was for a visitor (Core Web Vitals), by the name of its route. */
export const vitalsFunction = reportFunction(["application/json", "text/plain"], (report) => {
  const route = fieldOf(report, "route");
  const measured = fieldOf(report, "metrics");
  if (typeof route !== "string" || !Object.hasOwn(routes, route)) return [];
  return metrics.flatMap((metric) => {
    const value = fieldOf(measured, metric);
    return typeof value === "number" && value >= 0 && value <= MAX_MS ? [{ event: "webVital", route, metric, value }] : [];
  });
});
