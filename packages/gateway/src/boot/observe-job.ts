import type { ProductMetrics } from "../metrics/product-metrics.ts";
import { traceOf, withinTrace } from "../tracing/trace.ts";
import type { Traces } from "../tracing/traces.ts";

/** Runs a background job and passes on how it ended. */
export type ObserveJob = (job: string, run: () => Promise<void>) => Promise<void>;

const OK = 200;

/** Counts and times runs of background jobs, and makes each a trace of its own, which its lines in the log carry. */
export function observeJobs(metrics: Pick<ProductMetrics, "jobRan">, traces: Pick<Traces, "job"> | undefined): ObserveJob {
  return async (job, run) => {
    const began = performance.now();
    const span = traces?.job(job);
    let end: "done" | "failed" = "failed";
    try {
      await withinTrace(span?.trace ?? traceOf(null), run);
      end = "done";
    } finally {
      span?.end({ status: end === "done" ? OK : undefined });
      metrics.jobRan(job, end, performance.now() - began);
    }
  };
}
