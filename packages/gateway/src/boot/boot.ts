import cluster from "node:cluster";
import { createQuotas, createSessions, looseAllowances, strictAllowances, type EdgeOptions } from "@shanyraq/edge";
import { ofReply, type Handler } from "../answer.ts";
import type { Configuration } from "../configuration.ts";
import { createGateway } from "../create-gateway.ts";
import { developmentKeys } from "../development-keys.ts";
import { gathered } from "../gathered.ts";
import { ADDRESS_HEADER, listen } from "../listen.ts";
import { createLog } from "../log.ts";
import type { NodeRequest } from "../node-request.ts";
import { observed, requestTrace } from "../observe.ts";
import { openStore } from "../open-store.ts";
import { readiness } from "../readiness.ts";
import { tellUnlisted } from "../tell-unlisted.ts";
import { startPart } from "../start-failed.ts";
import { readStaticFiles } from "../static-files.ts";
import { verifyInThread } from "../verifying/verify-in-thread.ts";
import type { BackOffice, Ground } from "./back-office.ts";
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
  readonly close: () => Promise<void>;
}

const nowSeconds = () => Math.floor(Date.now() / 1000);
const unavailable = async () =>
  ofReply({
    status: 503,
    headers: { "content-type": "application/json", "retry-after": "1" },
    body: JSON.stringify({ status: "error", message: "" }),
  });
const asksForPage = ({ headers }: NodeRequest) => (headers.get("accept") ?? "").includes("text/html");

function openBackOffice(ground: Ground): Promise<BackOffice> {
  const { providerUrl, production } = ground.configuration;
  if (providerUrl) return upstreamBackOffice(ground, providerUrl);
  return production ? productionBackOffice(ground) : sandboxBackOffice(ground);
}

/** Starts the whole product on one port. */
export async function boot(configuration: Configuration): Promise<Running> {
  const lines = gathered((text) => process.stdout.write(text));
  process.once("exit", lines.flush);
  const log = createLog(configuration.logLevel, lines.write, Date.now);
  const { production, dataFolder, siteFolder, siteOrigin } = configuration;
  const made = production ? undefined : developmentKeys(dataFolder);
  const sessionKeys = configuration.sessionKeys ?? made?.sessionKeys;
  if (!sessionKeys) throw new Error("no session keys");

  // The port is taken first: QR codes and the emulators' addresses name it.
  // A worker shares it with others that serve already, so what reaches it early waits. With a single process a page alone waits, for the person
  // who opened it; a program hears at once that it is too early.
  const ready = Promise.withResolvers<Handler>();
  let answer: Handler = async (request) => (cluster.isWorker || asksForPage(request) ? (await ready.promise)(request) : unavailable());
  const listening = await listen((request) => answer(request), {
    port: configuration.port,
    forwardedHops: configuration.forwardedHops,
    onFault: (error) => log({ level: "error", event: "fault", reason: error instanceof Error ? error.name : "unknown" }),
  });
  const local = `http://localhost:${listening.port}`;

  const back = await openBackOffice({
    configuration,
    log,
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
  const { store, sandbox, application, trust, transport } = back;
  const verifying = verifyInThread();
  const edge: EdgeOptions = {
    providerUrl: back.providerUrl,
    upstream: back.upstream,
    ...(transport && { transport }),
    sessions: createSessions(sessionKeys, store, nowSeconds),
    captcha: captchaOf(configuration, { secret: configuration.captchaSecret ?? made?.captchaSecret ?? "", store, nowSeconds }),
    ...(trust && { signatures: trust, verifier: verifying.verifier }),
    ...(siteOrigin && { siteOrigin }),
    listeningOrigin: local,
    quotas: createQuotas(configuration.looseLimits ? looseAllowances : strictAllowances, nowSeconds),
    traceOf: requestTrace,
    addressOf: (request) => request.headers.get(ADDRESS_HEADER) ?? undefined,
    log,
  };
  // Nobody waits for it: a list that cannot be had is no reason to serve no page.
  if (trust && configuration.signatures) void tellUnlisted(trust, log, Date.now);
  let stopping = false;
  const gateway = createGateway({
    edge,
    files: readStaticFiles(siteFolder, application !== undefined),
    describesCalls: configuration.describesCalls,
    readiness: readiness({ ...back.checks, store: () => store.isMarked("readyz") }, () => stopping, back.warnings),
    ...(sandbox && { sandbox }),
  });
  answer = observed(gateway, log, () => performance.now());
  ready.resolve(answer);

  return {
    origin: local,
    durability: back.durability,
    sandbox: sandbox !== undefined,
    application: application !== undefined,
    close: async () => {
      stopping = true;
      await back.endWork?.();
      await application?.close();
      await listening.close(configuration.stopSeconds * 1000);
      await verifying.close();
      await back.close();
      await store.close();
      process.off("exit", lines.flush);
      lines.flush();
    },
  };
}
