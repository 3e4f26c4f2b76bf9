import type { EdgeOptions } from "@shanyraq/edge";
import { currentTrace, withinTrace } from "./trace.ts";
import type { BeginSpan, Span } from "./traces.ts";

const TRACE_HEADER = "traceparent";

type BackOffice = Pick<EdgeOptions, "upstream" | "transport">;

/** What a back office in this process does meanwhile is part of the call; lines of the log keep the number of the request. */
const within = <T>({ trace }: Span, act: () => T): T =>
  withinTrace({ ...trace, requestId: currentTrace()?.requestId ?? trace.requestId }, act);

/** Ends a span with the result of a call, or with nothing when nobody answered. */
async function spanned<T extends { readonly status: number }>(span: Span, call: () => Promise<T>): Promise<T> {
  let status: number | undefined;
  try {
    const answer = await call();
    ({ status } = answer);
    return answer;
  } finally {
    span.end({ status });
  }
}

/** The same back office, each call to it a span of the request that it serves; the back office may continue the trace. */
export function tracedBackOffice(back: BackOffice, begin: BeginSpan): BackOffice {
  const { upstream, transport } = back;
  return {
    upstream: (request) => {
      const span = begin(request.method, request.headers.get(TRACE_HEADER));
      const headers = new Headers(request.headers);
      headers.set(TRACE_HEADER, span.trace.traceparent);
      return spanned(span, () => within(span, () => upstream(new Request(request, { headers }))));
    },
    ...(transport && {
      transport: (call) => {
        const span = begin(call.method, call.headers[TRACE_HEADER] ?? null);
        return spanned(span, () => transport({ ...call, headers: { ...call.headers, [TRACE_HEADER]: span.trace.traceparent } }));
      },
    }),
  };
}
