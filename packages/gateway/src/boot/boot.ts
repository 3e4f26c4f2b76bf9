import path from "node:path";
import cluster from "node:cluster";
import { setTimeout } from "node:timers/promises";
import { listAges } from "@shanyraq/signing/trust";
import { createQuotas, createSessions, looseAllowances, strictAllowances, type EdgeOptions } from "@shanyraq/edge";
import type { SealingKeys } from "@shanyraq/provider";
import { ofReply, type Handler } from "../serving/answer.ts";
import type { Configuration } from "../configuration/configuration.ts";
import { createGateway } from "../serving/create-gateway.ts";
import { developmentKeys } from "./development-keys.ts";
import { endInTurn } from "./end-in-turn.ts";
import { buildsIn } from "../exporting/builds.ts";
import { followExports, readNewest, releaseOf } from "../exporting/follow-exports.ts";
import { batchWriter } from "./batch-writer.ts";
import { inspectionPool } from "../inspection-pool/inspection-pool.ts";
import { ADDRESS_HEADER, listen } from "../serving/listen.ts";
import { createLog } from "../log/log.ts";
import type { Family } from "../metrics/family.ts";
import { onceAMinute } from "../metrics/once-a-minute.ts";
import { productMetrics } from "../metrics/product-metrics.ts";
import type { NodeRequest } from "../serving/node-request.ts";
import { observed, requestTrace } from "../serving/observe.ts";
import { observeJobs } from "./observe-job.ts";
import { openStore } from "./open-store.ts";
import { readStorybook } from "../serving/read-storybook.ts";
import { readiness } from "./readiness.ts";
import { replyWatch } from "../log/reply-watch.ts";
import { warnMissingCrls } from "../log/warn-missing-crls.ts";
import { servedSite } from "../serving/served-site.ts";
import { startPart } from "./start-failed.ts";
import { readStaticFiles } from "../serving/static-files.ts";
import { tracedBackOffice } from "../tracing/traced-back-office.ts";
import type { BackOffice, BootContext } from "./back-office.ts";
import { verifierOf } from "../inspection-pool/verifier-of.ts";
import { captchaOf } from "./captcha-of.ts";
import { productionBackOffice } from "./production.ts";
import { sandboxBackOffice } from "./sandbox.ts";
import { upstreamBackOffice } from "./upstream.ts";

export interface Running {
  readonly origin: string;
  readonly durability: string;
  readonly sandbox: boolean;
  /** Whether the port of NCALayer was free for the virtual one. */
  readonly application: boolean;
  /** Every metric of the process. */
  readonly metrics: () => Promise<readonly Family[]>;
  /** Ends it; answers what did not end in its time and was left. */
  readonly close: () => Promise<readonly string[]>;
}

/** What has nothing to wait for ends at once, or never. */
const END_MS = 5_000;

const nowSeconds = () => Math.floor(Date.now() / 1000);
const unavailable = async () =>
  ofReply({
    status: 503,
    headers: { "content-type": "application/json", "retry-after": "1" },
    body: JSON.stringify({ status: "error", message: "" }),
  });
const asksForPage = ({ headers }: NodeRequest) => (headers.get("accept") ?? "").includes("text/html");

type OpenBackOffice = (ground: BootContext) => Promise<BackOffice>;

/** Which back office a configuration asks for. @param filesKeys another one has keys and files of its own. */
function backOfficeOf({ providerUrl, production }: Configuration, filesKeys: SealingKeys | undefined): OpenBackOffice {
  if (providerUrl) return (ground) => upstreamBackOffice(ground, providerUrl);
  if (!filesKeys) throw new Error("no keys of files");
  return (ground) => (production ? productionBackOffice : sandboxBackOffice)({ ...ground, filesKeys });
}

/** Starts the whole product on one port. */
export async function boot(configuration: Configuration): Promise<Running> {
  const lines = batchWriter((text) => process.stdout.write(text));
  process.once("exit", lines.flush);
  const metrics = productMetrics();
  const log = metrics.counting(
    createLog({ level: configuration.logLevel, form: configuration.logForm, write: lines.write, now: Date.now }),
  );
  const { production, dataFolder, siteFolder, siteOrigin, drainSeconds, stopSeconds } = configuration;
  const made = production ? undefined : developmentKeys(dataFolder);
  const sessionKeys = configuration.sessionKeys ?? made?.sessionKeys;
  if (!sessionKeys) throw new Error("no session keys");
  const openBackOffice = backOfficeOf(configuration, configuration.filesKeys ?? made?.filesKeys);

  // The port is taken first: QR codes and the emulators' addresses name it. A worker shares it with others that serve already, so what reaches it early waits.
  // With a single process a page alone waits, for the person who opened it; a program is answered at once that it is too early.
  const ready = Promise.withResolvers<Handler>();
  let answer: Handler = async (request) => (cluster.isWorker || asksForPage(request) ? (await ready.promise)(request) : unavailable());
  const listening = await listen((request) => answer(request), {
    port: configuration.port,
    forwardedHops: configuration.forwardedHops,
    onFault: (error) => log({ level: "error", event: "fault", reason: error instanceof Error ? error.name : "unknown" }),
  });
  const local = `http://localhost:${listening.port}`;

  const exports = configuration.deskExport && {
    builds: buildsIn(configuration.deskExport.folder, Date.now),
    release: await releaseOf(siteFolder),
  };
  // The exporter is loaded only when it is configured, so that it does not slow down other starts.
  const traces = configuration.traces ? (await import("../tracing/open-traces.ts")).openTraces(configuration.traces) : undefined;
  const pool = inspectionPool({ onBroken: (kind, code) => log({ level: "warn", event: "inspection-ended", reason: `${kind} ${code}` }) });
  const back = await openBackOffice({
    configuration,
    inspect: pool.inspect,
    exports,
    log,
    onStatement: traces?.statement,
    observeJob: observeJobs(metrics, traces),
    port: listening.port,
    origin: siteOrigin ?? local,
    secret: configuration.secret ?? made?.secret ?? "",
    openStore: () =>
      startPart("store", async () => {
        const opened = await openStore(configuration, log);
        await opened.store.isMarked("start");
        return opened;
      }),
  });
  const { store, sandbox, application, trust, clock } = back;
  const replies = replyWatch(log, Date.now);
  const edge: EdgeOptions = {
    providerUrl: back.providerUrl,
    ...(traces ? tracedBackOffice(back, traces.call) : { upstream: back.upstream, ...(back.transport && { transport: back.transport }) }),
    sessions: createSessions(sessionKeys, store, nowSeconds),
    captcha: captchaOf(configuration, { secret: configuration.captchaSecret ?? made?.captchaSecret ?? "", store, nowSeconds }),
    ...(trust && { signatures: trust, verifier: verifierOf(pool.inspect) }),
    ...(siteOrigin && { siteOrigin }),
    listeningOrigin: local,
    quotas: createQuotas(configuration.looseLimits ? looseAllowances : strictAllowances, nowSeconds),
    traceOf: requestTrace,
    addressOf: (request) => request.headers.get(ADDRESS_HEADER) ?? undefined,
    log: replies.log,
  };
  metrics.know({
    pools: back.pools,
    replica: back.replica,
    backlog: back.backlog,
    lists: trust && onceAMinute(() => listAges(trust, new Date()), Date.now),
  });
  // Nobody waits for it: pages are served even when a revocation list cannot be fetched.
  if (trust && configuration.signatures) void warnMissingCrls(trust, log, Date.now);
  const following = exports && { ...exports, siteFolder, sandbox: application !== undefined, log };
  const first = following
    ? await readNewest(following)
    : { files: await readStaticFiles(siteFolder, { sandbox: application !== undefined }), number: 0 };
  const site = servedSite(first.files);
  const endFollowing = following && followExports(following, site, first.number);
  let stopping = false;
  const gateway = createGateway({
    edge,
    site,
    describesCalls: configuration.describesCalls,
    readiness: readiness(
      { ...back.checks, store: () => store.isMarked("readyz") },
      () => stopping,
      () => [...(back.warnings?.() ?? []), ...replies.warnings()],
    ),
    ...(back.desk && { desk: back.desk }),
    ...(clock && { clock }),
    ...(sandbox && { sandbox, book: readStorybook(path.resolve(siteFolder, "../stories/dist")) }),
  });
  answer = observed(gateway, log, () => performance.now(), metrics.answered, traces?.request);
  ready.resolve(answer);

  return {
    origin: local,
    durability: back.durability,
    sandbox: sandbox !== undefined,
    application: application !== undefined,
    metrics: metrics.collect,
    close: async () => {
      stopping = true;
      listening.drain();
      if (drainSeconds > 0) await setTimeout(drainSeconds * 1_000);
      const withinMs = stopSeconds * 1_000;
      const left = await endInTurn([
        { part: "the work in the background", end: () => back.endWork?.(), withinMs },
        { part: "exports that are looked for", end: () => endFollowing?.(), withinMs: END_MS },
        { part: "the virtual NCALayer", end: () => application?.close(), withinMs: END_MS },
        { part: "requests under way", end: () => listening.close(withinMs), withinMs: withinMs + END_MS },
        { part: "what is read of documents", end: pool.close, withinMs: END_MS },
        { part: "the database or back office", end: back.close, withinMs: END_MS },
        { part: "the store of limits", end: store.close, withinMs: END_MS },
        { part: "traces on their way to the collector", end: () => traces?.close(), withinMs: END_MS },
      ]);
      process.off("exit", lines.flush);
      lines.flush();
      return left;
    },
  };
}
