import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

/** Which request a line of the log belongs to: our own number of it, and the trace it is a part of elsewhere too. */
export interface Trace {
  readonly requestId: string;
  readonly traceId: string;
  /** What is passed on to the next service. */
  readonly traceparent: string;
}

const PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const NONE = /^0+$/;
const TRACE_BYTES = 16;
const SPAN_BYTES = 8;

/** Fetched many at once: a request needs 40 bytes, and each fetch costs as much as a hundred of them. */
const POOL_BYTES = 4_096;
let pool = randomBytes(POOL_BYTES);
let used = 0;

function hex(bytes: number): string {
  if (used + bytes > POOL_BYTES) {
    pool = randomBytes(POOL_BYTES);
    used = 0;
  }
  const from = used;
  used += bytes;
  return pool.toString("hex", from, used);
}

/** The trace that a caller is a part of, and its own part of it; nothing where what they say is malformed. Source: W3C Trace Context, level 1, section 3.2. */
export function parentOf(parent: string | null) {
  const [, traceId = "", spanId = "", flags = ""] = PARENT.exec(parent ?? "") ?? [];
  if (traceId === "" || NONE.test(traceId) || NONE.test(spanId)) return undefined;
  return { traceId, spanId, flags, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** Our own number of a request. */
export const requestIdOf = (): string => hex(TRACE_BYTES);

/** Continues the trace of a caller, or starts one when it is missing or malformed. */
export function traceOf(parent: string | null): Trace {
  const known = parentOf(parent);
  const traceId = known?.traceId ?? hex(TRACE_BYTES);
  return { requestId: requestIdOf(), traceId, traceparent: `00-${traceId}-${hex(SPAN_BYTES)}-${known?.flags ?? "00"}` };
}

const current = new AsyncLocalStorage<Trace>();

/** Does something as a part of a trace: every line logged meanwhile, however deep, carries its ids. */
export const withinTrace = <T>(trace: Trace, act: () => T): T => current.run(trace, act);
export const currentTrace = (): Trace | undefined => current.getStore();
