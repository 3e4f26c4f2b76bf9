import type { EdgeRequest } from "@shanyraq/edge";
import type { Answer, Handler } from "./answer.ts";
import type { Log } from "../log/log.ts";
import { routeLabel } from "./route-label.ts";
import { withinTrace } from "../tracing/trace.ts";
import { noSpan, type BeginSpan } from "../tracing/traces.ts";

export const REQUEST_ID_HEADER = "x-request-id";
const TRACE_HEADER = "traceparent";
const SERVER_FAULT = 500;
const NOT_MODIFIED = 304;

/** The ids that `observed` put on a request. */
export const requestTrace = ({ headers }: EdgeRequest): { readonly requestId: string; readonly traceparent: string } => ({
  requestId: headers.get(REQUEST_ID_HEADER) ?? "",
  traceparent: headers.get(TRACE_HEADER) ?? "",
});

/** Gives every request its number and its trace, and logs and counts how it was answered. Files that never change are not worth a line. */
export const observed =
  (
    answer: Handler,
    log: Log,
    now: () => number,
    answered: (name: string, status: number, ms: number) => void = () => {},
    begin: BeginSpan = noSpan,
  ): Handler =>
  (request) => {
    const { headers, method, address } = request;
    const { trace, end } = begin(method, headers.get(TRACE_HEADER));
    // The caller's own id of the request is their affair: only ours is passed on.
    headers.set(REQUEST_ID_HEADER, trace.requestId);
    headers.set(TRACE_HEADER, trace.traceparent);
    const from = now();
    const finish = (result: Answer): Answer => {
      const { status, name = routeLabel(method, address.pathname) } = result;
      const ms = now() - from;
      answered(name, status, ms);
      end({ name, status });
      if (status >= SERVER_FAULT || (name !== "asset" && status !== NOT_MODIFIED))
        log({ level: status >= SERVER_FAULT ? "error" : "info", event: "request", method, name, status, ms: Math.round(ms) });
      // The edge has put it on its answers already.
      return result.headers.includes(REQUEST_ID_HEADER)
        ? result
        : { ...result, headers: [...result.headers, REQUEST_ID_HEADER, trace.requestId] };
    };
    return withinTrace(trace, () => {
      const result = answer(request);
      return result instanceof Promise ? result.then(finish) : finish(result);
    });
  };
