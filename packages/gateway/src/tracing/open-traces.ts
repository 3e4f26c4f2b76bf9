import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace as traceApi,
  TraceFlags,
  type Context,
  type Span as Recorded,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from "@opentelemetry/sdk-trace";
import { currentTrace, parentOf, requestIdOf, type Trace } from "./trace.ts";
import type { Done, Span, Traces } from "./traces.ts";

export interface TracesPlace {
  /** A collector's address for traces over OTLP/HTTP: `http://collector:4318/v1/traces`. */
  readonly url: string;
  /** The share of traces started here that is sent, from 0 to 1; a trace started elsewhere is sent if it was chosen there. */
  readonly share: number;
}

const SERVER_FAULT = 500;
/** A collector that does not answer is not waited for: a stop has other things to end. */
const EXPORT_MS = 2_000;

function contextOf(parent: string | null): Context {
  const known = parentOf(parent);
  if (!known) return ROOT_CONTEXT;
  return traceApi.setSpanContext(ROOT_CONTEXT, {
    traceId: known.traceId,
    spanId: known.spanId,
    traceFlags: known.sampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
    isRemote: true,
  });
}

function annotated(span: Recorded, requestId: string): Span {
  const { traceId, spanId, traceFlags } = span.spanContext();
  const flags = traceFlags.toString(16).padStart(2, "0");
  const trace: Trace = { requestId, traceId, traceparent: `00-${traceId}-${spanId}-${flags}` };
  const end = ({ name, status }: Done) => {
    if (name !== undefined) span.updateName(name);
    if (status === undefined || status >= SERVER_FAULT) span.setStatus({ code: SpanStatusCode.ERROR });
    if (status !== undefined) span.setAttribute("http.response.status_code", status);
    span.end();
  };
  return { trace, end };
}

/** Tells a collector of OpenTelemetry of requests and of calls to the back office. */
export function openTraces({ url, share }: TracesPlace): Traces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "shanyraq" }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, timeoutMillis: EXPORT_MS }) })],
  });
  const tracer = provider.getTracer("shanyraq");
  const begin = (name: string, kind: SpanKind, method: string, parent: string | null) =>
    tracer.startSpan(name, { kind, attributes: { "http.request.method": method } }, contextOf(parent));
  return {
    request: (method, parent) => {
      const requestId = requestIdOf();
      const span = begin("request", SpanKind.SERVER, method, parent);
      span.setAttribute("shanyraq.request_id", requestId);
      return annotated(span, requestId);
    },
    call: (method, parent) => annotated(begin("back office", SpanKind.CLIENT, method, parent), requestIdOf()),
    job: (name) => annotated(tracer.startSpan(`job ${name}`, { kind: SpanKind.INTERNAL }, ROOT_CONTEXT), requestIdOf()),
    statement: ({ kind, table, ms, failed }) => {
      const trace = currentTrace();
      if (trace === undefined || parentOf(trace.traceparent)?.sampled !== true) return;
      const end = Date.now();
      const span = tracer.startSpan(
        table === undefined ? kind : `${kind} ${table}`,
        { kind: SpanKind.CLIENT, startTime: end - ms, attributes: { "db.system.name": "postgresql", "db.operation.name": kind } },
        contextOf(trace.traceparent),
      );
      if (table !== undefined) span.setAttribute("db.collection.name", table);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(end);
    },
    close: () => provider.shutdown().catch(() => {}),
  };
}
