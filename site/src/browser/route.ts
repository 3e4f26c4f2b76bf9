import { match, type Match } from "@shanyraq/routes";
import { useRouter } from "next/router";
import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether the exported markup has been taken over; until then server and browser must render the same. Where they do so anyhow
 * (`already`) nothing is drawn a second time for it.
 */
export const useHydrated = (already = false): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => already,
  );

/** The route of the address the visitor sees; undefined while the exported markup is taken over. */
export function useVisibleRoute(): (Match & { readonly path: string; readonly query: URLSearchParams }) | undefined {
  const router = useRouter();
  const hydrated = useHydrated();
  if (!hydrated || !router.isReady) return undefined;
  const [path = "/", query = ""] = router.asPath.split("#")[0]?.split("?") ?? [];
  const found = match(path);
  return found && { ...found, path, query: new URLSearchParams(query) };
}
