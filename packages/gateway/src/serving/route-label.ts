import { matchCall } from "@shanyraq/calls";
import { edgeFunctions, PROVIDER_PREFIX } from "@shanyraq/edge";
import { match } from "@shanyraq/routes";

/** What was asked for, by the name it has in our tables: an address itself may hold somebody's number. */
export function routeLabel(method: string, pathname: string): string {
  if (pathname.startsWith("/_next/")) return "asset";
  if (pathname.startsWith(`${PROVIDER_PREFIX}/`)) {
    const found = matchCall(method, pathname.slice(PROVIDER_PREFIX.length), "browser");
    return found.found === "call" ? found.name : "unknownCall";
  }
  if (pathname in edgeFunctions) return pathname;
  if (pathname === "/sandbox" || pathname.startsWith("/sandbox/")) return "sandbox";
  return match(pathname)?.name ?? "other";
}
