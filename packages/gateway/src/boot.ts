import {
  altcha,
  createSessions,
  denialsInMemory,
  noCaptcha,
  onceInMemory,
  recaptcha,
  type Captcha,
  type EdgeOptions,
} from "@shanyraq/edge";
import { createSandbox, type Sandbox } from "@shanyraq/sandbox";
import { seededPeople, type Messages } from "@shanyraq/provider";
import type { Configuration } from "./configuration.ts";
import { createGateway } from "./create-gateway.ts";
import { developmentKeys } from "./development-keys.ts";
import { ADDRESS_HEADER, listen, type Listening } from "./listen.ts";
import { log } from "./log.ts";
import { openMigrated, openProvider } from "./open-provider.ts";
import { seedAll } from "./seed-all.ts";
import { readStaticFiles } from "./static-files.ts";
import { pooledUpstream } from "./upstream.ts";

export interface Running {
  readonly origin: string;
  readonly durability: string;
  readonly sandbox: boolean;
  readonly close: () => Promise<void>;
}

interface BootOptions {
  /** Ends the process at a named point; for the kill tests. */
  readonly crash?: string | undefined;
  /** Lets calls through without a captcha; for tests, never in production. */
  readonly withoutCaptcha?: boolean;
}

const nowSeconds = () => Math.floor(Date.now() / 1000);
const unavailable = async () =>
  new Response(JSON.stringify({ status: "error", message: "" }), {
    status: 503,
    headers: { "content-type": "application/json", "retry-after": "1" },
  });

/** Letters of a production start need a gateway of their own; until one is configured they are refused, never lost in silence. */
const noMessages: Messages = {
  send: async () => {
    throw new Error("no message gateway is configured");
  },
};

/** Starts the whole product on one port. */
export async function boot(configuration: Configuration, { crash, withoutCaptcha = false }: BootOptions = {}): Promise<Running> {
  const { production, dataFolder, siteFolder, providerUrl, siteOrigin, port } = configuration;
  const made = production ? undefined : developmentKeys(dataFolder);
  const sessionKeys = configuration.sessionKeys ?? made?.sessionKeys;
  const captchaSecret = configuration.captchaSecret ?? made?.captchaSecret;
  const secret = configuration.secret ?? made?.secret ?? "";
  if (!sessionKeys) throw new Error("no session keys");

  // The port is taken first: QR codes and the emulators' addresses name it.
  let answer: (request: Request) => Promise<Response> = unavailable;
  const listening: Listening = await listen(
    (request) => answer(request),
    port,
    (error) => log({ level: "error", event: "fault", reason: error instanceof Error ? error.name : "unknown" }),
  );
  const local = `http://localhost:${listening.port}`;
  const origin = siteOrigin ?? local;

  const upstream = providerUrl ? pooledUpstream(providerUrl) : undefined;
  const database = upstream ? undefined : await openMigrated(configuration);
  let sandbox: Sandbox | undefined;
  if (database && !production) {
    await seedAll(database);
    sandbox = await createSandbox({ database, clock: Date.now, origin, people: seededPeople, reset: () => seedAll(database) });
  }
  const back =
    database &&
    openProvider(database, {
      messages: sandbox?.messages ?? noMessages,
      kaspiUrl: configuration.kaspiUrl ?? `http://127.0.0.1:${listening.port}/sandbox/kaspi`,
      secret,
      crash: production ? undefined : crash,
    });

  const captcha: Captcha = (() => {
    if (withoutCaptcha && !production) return noCaptcha;
    const { recaptcha: service } = configuration;
    if (service) return recaptcha({ ...service, minimumScore: 0.5, send: (request) => fetch(request) });
    return altcha(captchaSecret ?? "", onceInMemory(nowSeconds), nowSeconds);
  })();
  const edge: EdgeOptions = {
    providerUrl: providerUrl ?? "http://provider.internal",
    upstream: upstream?.send ?? (async (request) => (back ? back.provider.fetch(request) : unavailable())),
    sessions: createSessions(sessionKeys, denialsInMemory(nowSeconds), nowSeconds),
    captcha,
    ...(siteOrigin && { siteOrigin }),
    addressOf: (request) => request.headers.get(ADDRESS_HEADER) ?? undefined,
    log,
  };
  answer = createGateway({ edge, files: readStaticFiles(siteFolder), ...(sandbox && { sandbox }) });

  return {
    origin: local,
    durability: database?.durability ?? "elsewhere",
    sandbox: sandbox !== undefined,
    close: async () => {
      await listening.close();
      await back?.close();
      await upstream?.close();
    },
  };
}
