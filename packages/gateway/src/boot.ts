import cluster from "node:cluster";
import { calls } from "@shanyraq/calls";
import {
  altcha,
  breaker,
  configuredSignatures,
  createQuotas,
  createSessions,
  looseAllowances,
  noCaptcha,
  recaptcha,
  fetchThrough,
  strictAllowances,
  type Captcha,
  type EdgeOptions,
} from "@shanyraq/edge";
import { createSandbox, type Sandbox } from "@shanyraq/sandbox";
import {
  canWrite,
  citizensOverHttp,
  importContent,
  lettersOverHttp,
  oneAtATime,
  qrSigningOverHttp,
  registryOverHttp,
  seededPeople,
  type Messages,
  type MobileCitizens,
  type Registry,
} from "@shanyraq/provider";
import type { Configuration } from "./configuration.ts";
import { ofReply, type Handler } from "./answer.ts";
import { createGateway } from "./create-gateway.ts";
import { developmentKeys } from "./development-keys.ts";
import { hasRoom } from "./has-room.ts";
import { gathered } from "./gathered.ts";
import { ADDRESS_HEADER, listen, type Listening } from "./listen.ts";
import { createLog } from "./log.ts";
import { observed, requestTrace } from "./observe.ts";
import { openMigrated, openProvider } from "./open-provider.ts";
import { openStore } from "./open-store.ts";
import { startPart } from "./start-failed.ts";
import { seedAll } from "./seed-all.ts";
import { readiness } from "./readiness.ts";
import { readStaticFiles } from "./static-files.ts";
import { pooledUpstream } from "./upstream.ts";
import { verifyInThread } from "./verifying/verify-in-thread.ts";
import type { NodeRequest } from "./node-request.ts";
import { tellFaults, watchContent } from "./watch-content.ts";

export interface Running {
  readonly origin: string;
  readonly durability: string;
  readonly sandbox: boolean;
  /** Whether the port of NCALayer was free for the virtual one. */
  readonly application: boolean;
  readonly close: () => Promise<void>;
}

/** What the back office has to answer whether it is there. */
const CHECK_MS = 1_000;

const nowSeconds = () => Math.floor(Date.now() / 1000);
const unavailable = async () =>
  ofReply({
    status: 503,
    headers: { "content-type": "application/json", "retry-after": "1" },
    body: JSON.stringify({ status: "error", message: "" }),
  });
const asksForPage = ({ headers }: NodeRequest) => (headers.get("accept") ?? "").includes("text/html");
const nobody = async () => new Response(null, { status: 503 });

/** Letters of a start without a sandbox: by the gateway that is configured; without one they are refused, never lost in silence. */
const messagesOf = ({ messages }: Configuration): Messages =>
  messages
    ? lettersOverHttp({ ...messages, fetch: (...args) => fetch(...args) })
    : {
        send: async () => {
          throw new Error("no message gateway is configured");
        },
      };

const registryOf = ({ registry }: Configuration): Registry | undefined =>
  registry && registryOverHttp({ ...registry, fetch: (...args) => fetch(...args) });

/** Whom the back office asks whose a phone is: what is configured, else the sandbox; without either nobody registers by a phone. */
function citizensOf({ citizens }: Configuration, sandboxUrl: string | undefined): MobileCitizens | undefined {
  if (citizens === "none") return undefined;
  const place = citizens ?? (sandboxUrl === undefined ? undefined : { url: sandboxUrl, token: undefined });
  return place && citizensOverHttp({ ...place, fetch: (...args) => fetch(...args) });
}

/** Starts the whole product on one port. */
export async function boot(configuration: Configuration): Promise<Running> {
  const lines = gathered((text) => process.stdout.write(text));
  process.once("exit", lines.flush);
  const log = createLog(configuration.logLevel, lines.write, Date.now);
  const { production, contentFolder, dataFolder, siteFolder, providerUrl, siteOrigin, port } = configuration;
  const made = production ? undefined : developmentKeys(dataFolder);
  const sessionKeys = configuration.sessionKeys ?? made?.sessionKeys;
  const captchaSecret = configuration.captchaSecret ?? made?.captchaSecret;
  const secret = configuration.secret ?? made?.secret ?? "";
  if (!sessionKeys) throw new Error("no session keys");

  // The port is taken first: QR codes and the emulators' addresses name it.
  // A worker shares it with others that serve already, so what reaches it early waits. With a single process a page alone waits, for the person
  // who opened it; a program hears at once that it is too early.
  const ready = Promise.withResolvers<Handler>();
  let answer: Handler = async (request) => (cluster.isWorker || asksForPage(request) ? (await ready.promise)(request) : unavailable());
  const listening: Listening = await listen((request) => answer(request), {
    port,
    forwardedHops: configuration.forwardedHops,
    onFault: (error) => log({ level: "error", event: "fault", reason: error instanceof Error ? error.name : "unknown" }),
  });
  const local = `http://localhost:${listening.port}`;
  const origin = siteOrigin ?? local;

  const upstream = providerUrl ? pooledUpstream(providerUrl) : undefined;
  const database = upstream ? undefined : await openMigrated(configuration, log);
  let sandbox: Sandbox | undefined;
  let application: Awaited<ReturnType<Sandbox["signing"]["listen"]>>;
  const { store, startOver } = await startPart("store", () => openStore(configuration, log));
  await startPart("store", () => store.isMarked("start"));
  if (database && !production) {
    const reset = async () => {
      tellFaults(await seedAll(database, contentFolder), log);
      await startOver();
    };
    sandbox = await oneAtATime(database, () => createSandbox({ database, clock: Date.now, origin, people: seededPeople, reset }));
    // Its requests wait in one process: several would each have a part of them.
    application = cluster.isWorker || !configuration.withApplication ? undefined : await sandbox.signing.listen();
  }
  const signatures = configuration.signatures
    ? configuredSignatures(configuration.signatures, { fetch: (...args) => fetch(...args), now: Date.now })
    : sandbox?.signing.signatures;
  const qrUrl = configuration.egovQrUrl ?? (sandbox && `http://127.0.0.1:${listening.port}/sandbox/egov`);
  const back =
    database &&
    openProvider(database, {
      messages: configuration.messages ? messagesOf(configuration) : (sandbox?.messages ?? messagesOf(configuration)),
      citizens: citizensOf(configuration, sandbox && `http://127.0.0.1:${listening.port}/sandbox/citizens`),
      registry: registryOf(configuration) ?? sandbox?.registry,
      signatures,
      ...(qrUrl && { qrSigning: qrSigningOverHttp({ url: qrUrl, fetch: (...args) => fetch(...args), now: Date.now }) }),
      siteOrigin: origin,
      kaspiUrl: configuration.kaspiUrl ?? `http://127.0.0.1:${listening.port}/sandbox/kaspi`,
      secret,
      store,
      loose: configuration.looseLimits,
      log,
      crash: configuration.crashAt,
    });

  // A production's content is a matter of its next release; here an editor sees at once what he has written.
  const unwatch =
    database && !production
      ? watchContent(contentFolder, () => oneAtATime(database, () => importContent(database, contentFolder)), log)
      : undefined;

  const captcha: Captcha = (() => {
    if (configuration.withoutCaptcha && !production) return noCaptcha;
    const { recaptcha: service } = configuration;
    if (service) return recaptcha({ ...service, minimumScore: 0.5, send: (request) => fetch(request) });
    return altcha(captchaSecret ?? "", store, nowSeconds);
  })();
  const verifying = verifyInThread();
  const transport = upstream && breaker(upstream.transport, Date.now);
  const edge: EdgeOptions = {
    providerUrl: providerUrl ?? "http://provider.internal",
    upstream: transport && providerUrl ? fetchThrough(transport, providerUrl) : (back?.provider.fetch ?? nobody),
    ...(transport && { transport }),
    sessions: createSessions(sessionKeys, store, nowSeconds),
    captcha,
    ...(signatures && { signatures, verifier: verifying.verifier }),
    ...(siteOrigin && { siteOrigin }),
    listeningOrigin: local,
    quotas: createQuotas(configuration.looseLimits ? looseAllowances : strictAllowances, nowSeconds),
    traceOf: requestTrace,
    addressOf: (request) => request.headers.get(ADDRESS_HEADER) ?? undefined,
    log,
  };
  let stopping = false;
  const checks = upstream
    ? {
        backOffice: () =>
          upstream.transport({
            method: "GET",
            path: calls.menus.path,
            headers: { lang: "ru", accept: "application/json" },
            timeoutMs: CHECK_MS,
          }),
      }
    : {
        database: async () => database && canWrite(database),
        ...(database?.kind === "pglite" && { disk: () => hasRoom(dataFolder, configuration.diskFreeBytes) }),
      };
  const gateway = createGateway({
    edge,
    files: readStaticFiles(siteFolder, application !== undefined),
    describesCalls: configuration.describesCalls,
    readiness: readiness({ ...checks, store: () => store.isMarked("readyz") }, () => stopping),
    ...(sandbox && { sandbox }),
  });
  answer = observed(gateway, log, () => performance.now());
  ready.resolve(answer);

  return {
    origin: local,
    durability: database?.durability ?? "elsewhere",
    sandbox: sandbox !== undefined,
    application: application !== undefined,
    close: async () => {
      stopping = true;
      await application?.close();
      await listening.close(configuration.stopSeconds * 1000);
      await unwatch?.();
      await verifying.close();
      await back?.close();
      await upstream?.close();
      await store.close();
      process.off("exit", lines.flush);
      lines.flush();
    },
  };
}
