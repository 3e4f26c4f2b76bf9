import { randomBytes } from "node:crypto";
import path from "node:path";
import type { SharedStore } from "@shanyraq/limits";
import {
  createProvider,
  FolderInUse,
  looseLimits,
  migrate,
  oneAtATime,
  openDatabase,
  openEditing,
  preparedDatabase,
  readFolder,
  seedContent,
  type Database,
  type Editing,
  type FileStore,
  type FolderContent,
  type OnStatement,
  type ClaimLimits,
  type ClaimRegisters,
  type DeathRegister,
  type IdentityDocuments,
  type Inspect,
  type InsurerKey,
  type Imported,
  type Messages,
  type MobileCitizens,
  type Payments,
  type Payouts,
  type PensionAccounting,
  type PensionFund,
  type Provider,
  type ProviderOptions,
  type QrSigning,
  type Transfers,
  type Registry,
  type SavedPayments,
  type SealingKeys,
  type VirusScanner,
} from "@shanyraq/provider";
import type { Trust } from "@shanyraq/signing/trust";
import type { Configuration } from "../configuration/configuration.ts";
import { crashAt } from "./crash.ts";
import type { Log } from "../log/log.ts";
import type { ObserveJob } from "./observe-job.ts";
import { assertSchemaVersion } from "./assert-schema-version.ts";
import { seedAll } from "./seed-all.ts";
import { startPart } from "./start-failed.ts";
import { logFaults } from "./watch-content.ts";

export interface OpenProvider {
  readonly database: Database;
  readonly provider: Provider;
  /** What editors do with the texts of the site. */
  readonly editing: Editing;
  /** Lets the running round end, and begins no other while something is done: for code that runs the jobs instead. */
  readonly withoutWork: <T>(act: () => Promise<T>) => Promise<T>;
  /** Lets the round underway end and begins no other; a second time changes nothing. */
  readonly endWork: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const WORK_EVERY_MS = 1_000;
/** The banks and the fund of the sandbox answer at once: who tries the product out waits for them as briefly. */
const SANDBOX_ROUND_MS = 5_000;

/**
 * Opens the configured database and brings it to the present form.
 * @param onStatement is called with its statements.
 */
export async function openMigrated(
  { databaseUrl, databaseRead, dataFolder, contentFolder, production, schema }: Configuration,
  log: Log,
  onStatement?: OnStatement,
): Promise<Database> {
  const place = databaseUrl
    ? { url: databaseUrl, toPrepare: true }
    : { folder: path.join(dataFolder, "pglite"), prepared: preparedDatabase() };
  const part = databaseUrl ? "database" : "embedded";
  const opening = startPart(part, () => openDatabase(place, onStatement), hasOwnRemedy);
  // The embedded database opens in a thread of its own: meanwhile the texts are read in this one.
  const [database, content] = await Promise.all([opening, readFolder(contentFolder)]);
  try {
    // A first statement apart from the rest: what fails here is the database, what fails later are its tables or the content.
    await startPart(part, () => database.queries.selectNoFrom(({ lit }) => lit(1).as("alive")).execute());
    if (schema === "check") await assertSchemaVersion(database);
    logFaults(await oneAtATime(database, () => (production ? withContent : seedAll)(database, content)), log);
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
  if (!databaseUrl) return database;
  // What serves is less patient than what prepares.
  await database.close();
  return openDatabase({ url: databaseUrl, read: databaseRead }, onStatement);
}

/** The folder is somebody else's, cannot be written, or the disk is full: these have messages of their own. */
export const hasOwnRemedy = (error: unknown): boolean =>
  error instanceof FolderInUse || (error instanceof Error && "code" in error && ["EACCES", "EROFS", "ENOSPC"].includes(String(error.code)));

async function withContent(database: Database, content: FolderContent): Promise<Imported> {
  await migrate(database);
  return seedContent(database, content);
}

/** What the back office reaches the world by. */
export interface ProviderPorts extends ClaimRegisters {
  readonly messages: Messages;
  readonly citizens?: MobileCitizens;
  readonly documents?: IdentityDocuments;
  readonly deathRegister?: DeathRegister;
  readonly files?: FileStore;
  readonly registry?: Registry;
  readonly scanner?: VirusScanner;
  readonly transfers?: Transfers;
  readonly payouts?: Payouts;
  readonly pensionFund?: PensionFund;
  readonly pensionAccounting?: PensionAccounting;
  readonly signatures?: Trust;
  readonly qrSigning?: QrSigning;
  readonly insurerKey?: InsurerKey;
  readonly payments: Payments;
  readonly savedPayments?: SavedPayments;
}

/** A clock that several processes share, and that one of them may have moved. */
export interface ProductClock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Reads what another process made of it. */
  readonly refresh: () => Promise<void>;
}

export interface ProviderSetting {
  readonly siteOrigin: string;
  readonly secret: string;
  readonly filesKeys: SealingKeys;
  readonly store: SharedStore;
  /** Whether SMS and logins are counted out. */
  readonly loose: boolean;
  readonly production: boolean;
  readonly payoutQuietDays: number;
  readonly papersYears: number;
  readonly claimLimits: ClaimLimits;
  readonly inspect: Inspect;
  readonly log: Log;
  /** The machine's clock unless something else is given. */
  readonly clock?: ProductClock | undefined;
  readonly crash?: string | undefined;
  readonly observeJob: ObserveJob;
}

/** Starts the reference provider on an open database, with its work in the background. */
export function openProvider(database: Database, ports: ProviderPorts, options: ProviderSetting): OpenProvider {
  const { log } = options;
  const whole: ProviderOptions = {
    database,
    clock: options.clock?.now ?? Date.now,
    random: (bytes) => new Uint8Array(randomBytes(bytes)),
    ...ports,
    inspect: options.inspect,
    siteOrigin: options.siteOrigin,
    log,
    secret: options.secret,
    filesKeys: options.filesKeys,
    store: options.store,
    payoutQuietDays: options.payoutQuietDays,
    papersYears: options.papersYears,
    claimLimits: options.claimLimits,
    ...(options.loose && { limits: looseLimits }),
    ...(!options.production && { roundEveryMs: SANDBOX_ROUND_MS }),
    observeJob: options.observeJob,
    schedule: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    checkpoint: crashAt(options.crash),
  };
  const provider = createProvider(whole);
  let working = Promise.resolve();
  let idle = true;
  let isHeld = false;
  const timer = setInterval(() => {
    if (!idle || isHeld) return;
    idle = false;
    working = (options.clock?.refresh() ?? Promise.resolve())
      .then(() => provider.work())
      .catch((error: unknown) => log({ level: "error", event: "workFailed", reason: error instanceof Error ? error.name : "unknown" }))
      .then(() => {
        idle = true;
      });
  }, WORK_EVERY_MS);
  const endWork = async () => {
    clearInterval(timer);
    await working;
    await provider.jobsEnded();
  };
  const withoutWork = async <T>(act: () => Promise<T>): Promise<T> => {
    isHeld = true;
    try {
      await working;
      await provider.jobsEnded();
      return await act();
    } finally {
      isHeld = false;
    }
  };
  return {
    database,
    provider,
    withoutWork,
    editing: openEditing(whole, provider),
    endWork,
    close: async () => {
      await endWork();
      await provider.settled();
      await database.close();
    },
  };
}
