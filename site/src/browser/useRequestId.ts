import { useHydrated } from "./route.ts";

/** The number that the host gave the request of this page, where it says so: it does of a page that failed. */
export function useRequestId(): string | undefined {
  const hydrated = useHydrated();
  if (!hydrated) return undefined;
  const [navigation] = performance.getEntriesByType("navigation") as readonly PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === "request")?.description;
}
