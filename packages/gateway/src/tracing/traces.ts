import type { OnStatement } from "@shanyraq/provider";
import { traceOf, type Trace } from "./trace.ts";

/** What is known of a piece of work once it is done. Names and statuses alone: addresses, bodies and headers hold what is a person's own. */
export interface Done {
  readonly name?: string;
  /** The HTTP status that it ended with; undefined when nobody answered, or a job failed. */
  readonly status: number | undefined;
}

/** A timed piece of work: its trace for logs and for the next service, and its end. */
export interface Span {
  readonly trace: Trace;
  readonly end: (done: Done) => void;
}

/** Begins a piece of work; `parent` is the traceparent of the caller. */
export type BeginSpan = (method: string, parent: string | null) => Span;

/** The receiver of spans. */
export interface Traces {
  /** A request that came in. */
  readonly request: BeginSpan;
  /** A call to the back office within a request. */
  readonly call: BeginSpan;
  /** A run of a background job. */
  readonly job: (name: string) => Span;
  /** A statement of the database that was just answered, within the call or the job that made it; any other is not reported. */
  readonly statement: OnStatement;
  /** Sends what is still to be sent. */
  readonly close: () => Promise<void>;
}

/** Without a collector a request has its trace in the log and passes it on, and it is sent nowhere else. */
export const noSpan: BeginSpan = (_, parent) => ({ trace: traceOf(parent), end: () => {} });
