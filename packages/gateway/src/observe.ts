import { matchCall } from "@shanyraq/contract";
import { edgeFunctions, PROVIDER_PREFIX } from "@shanyraq/edge";
import { match } from "@shanyraq/routes";
import type { Log } from "./log.ts";
import { traceOf, withinTrace } from "./trace.ts";

export const REQUEST_ID_HEADER = "x-request-id";
const TRACE_HEADER = "traceparent";
const SERVER_FAULT = 500;
const NOT_MODIFIED = 304;

/** The ids that `observed` put on a request. */
export const requestTrace = ({ headers }: Request): { readonly requestId: string; readonly traceparent: string } => ({
  requestId: headers.get(REQUEST_ID_HEADER) ?? "",
  traceparent: headers.get(TRACE_HEADER) ?? "",
});

/** What was asked for, by the name it has in our tables: an address itself may hold somebody's number. */
export function nameOf(method: string, pathname: string): string {
  if (pathname.startsWith("/_next/")) return "asset";
  if (pathname.startsWith(`${PROVIDER_PREFIX}/`)) {
    const found = matchCall(method, pathname.slice(PROVIDER_PREFIX.length), "browser");
    return found.found === "call" ? found.name : "unknownCall";
  }
  if (pathname in edgeFunctions) return pathname;
  if (pathname === "/sandbox" || pathname.startsWith("/sandbox/")) return "sandbox";
  return match(pathname)?.name ?? "other";
}

/** Gives every request its number and its trace, and logs how it was answered. Files that never change are not worth a line. */
export const observed =
  (answer: (request: Request) => Promise<Response>, log: Log, now: () => number) =>
  (request: Request): Promise<Response> => {
    const trace = traceOf(request.headers.get(TRACE_HEADER));
    // What the caller calls his request is his own affair: only ours goes on.
    request.headers.set(REQUEST_ID_HEADER, trace.requestId);
    request.headers.set(TRACE_HEADER, trace.traceparent);
    const { pathname } = new URL(request.url);
    const name = nameOf(request.method, pathname);
    return withinTrace(trace, async () => {
      const from = now();
      const response = await answer(request);
      const { status } = response;
      if (status >= SERVER_FAULT || (name !== "asset" && status !== NOT_MODIFIED))
        log({
          level: status >= SERVER_FAULT ? "error" : "info",
          event: "request",
          method: request.method,
          name,
          status,
          ms: Math.round(now() - from),
        });
      response.headers.set(REQUEST_ID_HEADER, trace.requestId);
      return response;
    });
  };
