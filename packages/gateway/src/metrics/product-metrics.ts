import { monitorEventLoopDelay } from "node:perf_hooks";
import type { ReplicaState } from "@shanyraq/provider";
import type { Log, LogLine } from "../log/log.ts";
import type { Family, Sample } from "./family.ts";
import { counter, gauge, histogram, single, type Instrument } from "./instruments.ts";

/** How far connections of one kind are used. */
export interface PoolUse {
  readonly pool: string;
  readonly used: number;
  readonly idle: number;
  /** Requests that wait for one. */
  readonly waiting: number;
}

/** What the parts of the product report about themselves, as far as they exist. */
export interface Sources {
  readonly pools?: (() => readonly PoolUse[]) | undefined;
  /** The state of the replica that content is read from, if there is one. */
  readonly replica?: (() => ReplicaState) | undefined;
  /** Letters that wait to be sent, payments whose end is not known, requests that the insurer has not signed and contracts that do not balance: how many, and how old the oldest is. */
  readonly backlog?: (() => Promise<Readonly<Record<BacklogKind, Waiting>>>) | undefined;
  /** Seconds since each authority made the list of revoked certificates that is in use; undefined for an authority without a list. */
  readonly lists?: (() => Promise<readonly { readonly authority: string; readonly ageSeconds: number | undefined }[]>) | undefined;
}
type BacklogKind =
  | "letters"
  | "payments"
  | "insurerSignatures"
  | "balances"
  | "refunds"
  | "claims"
  | "lateClaims"
  | "lateOpinions"
  | "failingRows";
export interface Waiting {
  readonly count: number;
  readonly oldestSeconds: number;
}

/** Of what the log says, that which is worth a number; the words are those of our own lines. */
const REPLIES: Readonly<Record<string, string>> = { upstreamMisshapen: "misshapen", upstreamUnreadable: "unreadable" };
const EXPORTS: Readonly<Record<string, string>> = { exportDone: "done", exportFailed: "failed", exportRefused: "refused" };
const CLAIMS: Readonly<Record<string, string>> = { "claim-accepted-by-rule": "accepted", "claim-left-to-people": "people" };
const REFUSALS: ReadonlySet<string> = new Set([
  "login-refused",
  "login-limited",
  "signature-login-refused",
  "code-refused",
  "identity-refused",
]);
/** What a visitor notices, what they wait for, and what they are cut off at. */
const SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** A job that finds nothing, one that works, and one that holds up those behind it. */
const JOB_SECONDS = [0.05, 0.5, 5, 30];
const NANOSECONDS = 1e9;

export interface ProductMetrics {
  /** The same log, whose lines are counted. */
  readonly counting: (log: Log) => Log;
  readonly answered: (name: string, status: number, ms: number) => void;
  /** A background job has run. */
  readonly jobRan: (job: string, end: "done" | "failed", ms: number) => void;
  /** Names where the rest of the numbers come from, once the product is put together. */
  readonly know: (sources: Sources) => void;
  readonly collect: () => Promise<readonly Family[]>;
}

const fieldOf = (line: LogLine, name: "call" | "job" | "status"): string =>
  name in line ? String((line as unknown as Record<string, unknown>)[name]) : "";

/** Every metric of the product. Labels are names of the tables of calls and routes, so that there are as many series as the tables allow. */
export function productMetrics(): ProductMetrics {
  let sources: Sources = {};
  const failed = counter({ name: "shanyraq_collect_failures_total", help: "Numbers that could not be read when they were asked for." }, [
    "what",
  ]);
  const requests = counter({ name: "shanyraq_requests_total", help: "Requests by what was asked for and the status of the answer." }, [
    "name",
    "status",
  ]);
  const seconds = histogram({ name: "shanyraq_request_seconds", help: "How long answers took." }, ["name"], SECONDS);
  const replies = counter({ name: "shanyraq_unfit_replies_total", help: "Replies of the back office that no page can be made of." }, [
    "call",
    "kind",
  ]);
  const upstream = counter({ name: "shanyraq_upstream_failures_total", help: "Calls that the back office did not answer." }, [
    "call",
    "status",
  ]);
  const refusals = counter({ name: "shanyraq_login_refusals_total", help: "Logins, codes and identities that were refused." }, ["event"]);
  const exports = counter({ name: "shanyraq_exports_total", help: "Builds of the site in the background, by how they ended." }, ["end"]);
  const claims = counter(
    { name: "shanyraq_claims_by_rule_total", help: "Claims that the rules of acceptance were asked about: accepted, or left to people." },
    ["outcome"],
  );
  const jobRuns = counter({ name: "shanyraq_job_runs_total", help: "Runs of background jobs, by how they ended." }, ["job", "end"]);
  const jobSeconds = histogram({ name: "shanyraq_job_seconds", help: "How long runs of background jobs took." }, ["job"], JOB_SECONDS);
  const slowJobs = counter(
    { name: "shanyraq_job_slow_total", help: "How often a background job ran longer than the others wait for it." },
    ["job"],
  );
  const lines = counter({ name: "shanyraq_log_lines_total", help: "Lines of the log by their level." }, ["level"]);
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  /** Nobody is left without all the other numbers for one that cannot be had. */
  const orNone = async (what: string, read: () => Promise<readonly Sample[]>): Promise<readonly Sample[]> =>
    read().catch(() => {
      failed.add(what);
      return [];
    });
  const waiting = (kind: BacklogKind, of: keyof Waiting) => () =>
    orNone(kind, async () => {
      const backlog = await sources.backlog?.();
      return backlog ? single(backlog[kind][of]) : [];
    });
  const lists = (read: (list: { readonly authority: string; readonly ageSeconds: number | undefined }) => readonly Sample[]) => () =>
    orNone("lists", async () => ((await sources.lists?.()) ?? []).flatMap(read));

  const ofReplica = (read: (state: ReplicaState) => number) => () => {
    const state = sources.replica?.();
    return state ? single(read(state)) : [];
  };

  const instruments: readonly Instrument[] = [
    requests,
    seconds,
    replies,
    upstream,
    refusals,
    exports,
    claims,
    jobRuns,
    jobSeconds,
    slowJobs,
    lines,
    gauge(
      { name: "shanyraq_pool_connections", help: "Connections to the database or the back office, and requests that wait for one." },
      "sum",
      () =>
        (sources.pools?.() ?? []).flatMap(({ pool, ...use }) =>
          Object.entries(use).map(([state, value]) => ({ labels: { pool, state }, value })),
        ),
    ),
    gauge(
      { name: "shanyraq_replica_serving", help: "1 in each process that reads content of the replica, 0 where the primary answers it." },
      "sum",
      ofReplica(({ serving }) => Number(serving)),
    ),
    gauge(
      { name: "shanyraq_replica_lag_seconds", help: "How late the replica is; -1 where it does not say." },
      "max",
      ofReplica(({ lagSeconds }) => (Number.isFinite(lagSeconds) ? lagSeconds : -1)),
    ),
    gauge(
      { name: "shanyraq_replica_failures", help: "Reads that the replica failed and the primary answered, since the start." },
      "sum",
      ofReplica(({ failures }) => failures),
    ),
    gauge({ name: "shanyraq_outbox_letters", help: "Letters that are not sent yet." }, "max", waiting("letters", "count")),
    gauge(
      { name: "shanyraq_outbox_oldest_seconds", help: "Age of the oldest letter that is not sent yet." },
      "max",
      waiting("letters", "oldestSeconds"),
    ),
    gauge({ name: "shanyraq_unsettled_payments", help: "Payments whose end is not known." }, "max", waiting("payments", "count")),
    gauge(
      { name: "shanyraq_unsettled_payment_oldest_seconds", help: "Age of the oldest payment whose end is not known." },
      "max",
      waiting("payments", "oldestSeconds"),
    ),
    gauge(
      { name: "shanyraq_insurer_signatures", help: "Requests whose papers the insurer's key has not signed yet." },
      "max",
      waiting("insurerSignatures", "count"),
    ),
    gauge(
      { name: "shanyraq_insurer_signature_oldest_seconds", help: "Age of the oldest request that the insurer's key has not signed yet." },
      "max",
      waiting("insurerSignatures", "oldestSeconds"),
    ),
    gauge(
      { name: "shanyraq_unbalanced_contracts", help: "Contracts of which a tiyn is not in the account in which it should be." },
      "max",
      waiting("balances", "count"),
    ),
    gauge(
      { name: "shanyraq_refunds_owed", help: "Payments of which money is owed back to the payer and has not gone." },
      "max",
      waiting("refunds", "count"),
    ),
    gauge(
      { name: "shanyraq_refund_oldest_seconds", help: "Age of the oldest payment of which money is owed back and has not gone." },
      "max",
      waiting("refunds", "oldestSeconds"),
    ),
    gauge({ name: "shanyraq_open_claims", help: "Claims that nobody has decided." }, "max", waiting("claims", "count")),
    gauge(
      { name: "shanyraq_open_claim_oldest_seconds", help: "Age of the oldest claim that nobody has decided." },
      "max",
      waiting("claims", "oldestSeconds"),
    ),
    gauge(
      { name: "shanyraq_late_claims", help: "Undecided claims that are past the day by which they are answered." },
      "max",
      waiting("lateClaims", "count"),
    ),
    gauge(
      { name: "shanyraq_late_opinions", help: "Medical opinions on undecided claims that are past the day by which they are due." },
      "max",
      waiting("lateOpinions", "count"),
    ),
    gauge(
      { name: "shanyraq_job_failing_rows", help: "Rows with which background jobs fail, those that were given up among them." },
      "max",
      waiting("failingRows", "count"),
    ),
    gauge(
      { name: "shanyraq_job_failing_row_oldest_seconds", help: "Since when a job fails with the oldest of those rows." },
      "max",
      waiting("failingRows", "oldestSeconds"),
    ),
    gauge(
      { name: "shanyraq_revocation_list_age_seconds", help: "Since when the list of revoked certificates of an authority is made." },
      "max",
      lists(({ authority, ageSeconds }) => (ageSeconds === undefined ? [] : [{ labels: { authority }, value: ageSeconds }])),
    ),
    gauge(
      { name: "shanyraq_revocation_list_missing", help: "1 where no list of an authority can be believed now: nobody under it can sign." },
      "max",
      lists(({ authority, ageSeconds }) => [{ labels: { authority }, value: ageSeconds === undefined ? 1 : 0 }]),
    ),
    gauge(
      {
        name: "shanyraq_event_loop_delay_seconds",
        help: "How late the process came to its work, at the 99th percentile since it was asked last.",
      },
      "max",
      () => {
        const late = delay.percentile(99) / NANOSECONDS;
        delay.reset();
        return single(Number.isFinite(late) ? late : 0);
      },
    ),
    gauge({ name: "process_resident_memory_bytes", help: "Memory of the processes." }, "sum", () => single(process.memoryUsage.rss())),
    gauge({ name: "nodejs_heap_used_bytes", help: "Memory of the processes that holds values." }, "sum", () =>
      single(process.memoryUsage().heapUsed),
    ),
    gauge({ name: "process_start_time_seconds", help: "When the latest of the processes began, in seconds since 1970." }, "max", () =>
      single(Math.round(performance.timeOrigin / 1_000)),
    ),
  ];

  const count = (line: LogLine): void => {
    lines.add(line.level ?? "info");
    const kind = REPLIES[line.event];
    const exported = EXPORTS[line.event];
    const ofClaim = CLAIMS[line.event];
    if (kind !== undefined) replies.add(fieldOf(line, "call"), kind);
    else if (line.event === "upstreamFailed") upstream.add(fieldOf(line, "call"), fieldOf(line, "status"));
    else if (exported !== undefined) exports.add(exported);
    else if (ofClaim !== undefined) claims.add(ofClaim);
    else if (line.event === "job-slow") slowJobs.add(fieldOf(line, "job"));
    else if (REFUSALS.has(line.event)) refusals.add(line.event);
  };
  return {
    counting: (log) => (line) => {
      count(line);
      log(line);
    },
    answered: (name, status, ms) => {
      requests.add(name, String(status));
      seconds.observe(ms / 1_000, name);
    },
    jobRan: (job, end, ms) => {
      jobRuns.add(job, end);
      jobSeconds.observe(ms / 1_000, job);
    },
    know: (known) => {
      sources = known;
    },
    collect: async () => {
      const families = await Promise.all(instruments.map(async ({ family }) => family()));
      return [...families, await failed.family()];
    },
  };
}
