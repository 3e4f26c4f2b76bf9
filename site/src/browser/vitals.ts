import { match } from "@shanyraq/routes";
import { onCLS, onINP, onLCP, onTTFB, type MetricType } from "web-vitals";

const ADDRESS = "/api/vitals";

/** How the first page was for this visitor, reported once, when they leave it. Only the name of the route is sent along. */
export function reportVitals(): void {
  const route = match(location.pathname)?.name;
  const metrics: Partial<Record<MetricType["name"], number>> = {};
  const keep = ({ name, value }: MetricType) => {
    metrics[name] = value;
  };
  for (const listen of [onCLS, onINP, onLCP, onTTFB]) listen(keep);
  // After the library's own listeners, so that its last figures are in.
  const report = () => {
    if (document.visibilityState !== "hidden" || Object.keys(metrics).length === 0) return;
    document.removeEventListener("visibilitychange", report);
    navigator.sendBeacon(ADDRESS, JSON.stringify({ route, metrics }));
  };
  document.addEventListener("visibilitychange", report);
}
