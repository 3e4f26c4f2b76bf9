import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect } from "kysely";
import pg from "pg";
import { lockFolder } from "./folder-lock.ts";
import { holdingLock } from "./holding-lock.ts";
import { openPool, preparing, serving, type PoolTimeouts } from "./open-pool.ts";
import { parsers } from "./parsers.ts";
import { openInThread } from "./pglite-in-thread.ts";
import { startParams } from "./pglite-start.ts";
import { openReplica, type Replica, type ReplicaPlace } from "./replica.ts";
import { logStatements, type OnStatement } from "./statement.ts";
import type { Tables } from "./tables.ts";
import { unpackTar } from "./unpack-tar.ts";

export interface Database {
  readonly queries: Kysely<Tables>;
  /** The same for background work: with several connections it has some of its own, and visitors do not wait for them. */
  readonly jobs: Kysely<Tables>;
  readonly kind: "postgres" | "pglite";
  /** What a committed transaction survives: a killed process, or a power cut too. */
  readonly durability: "memory" | "process" | "power";
  /** A copy of it for reading content, if there is one. */
  readonly replica?: Replica;
  /** How far its connections are used, kind by kind; empty for an embedded database. */
  pools(): readonly PoolUse[];
  /** The whole of an embedded database, to open another one from (`{ memory: true, from }`). */
  dump?(): Promise<Blob>;
  /** Does something while no other process does what goes by the same number, and waits for its turn as long as that takes. */
  exclusively<T>(number: number, act: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Connections that serve (`queries`) or work in the background (`jobs`), and who waits for one. */
export interface PoolUse {
  readonly pool: "queries" | "jobs";
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

export type DatabasePlace =
  | {
      readonly url: string;
      /** Whether it is opened to be brought to its form, which may take long. */ readonly toPrepare?: boolean;
      readonly read?: ReplicaPlace | undefined;
    }
  | {
      readonly folder: string;
      /** The file that a folder without a database begins as a copy of (`preparedDatabase()`). */
      readonly prepared?: string | undefined;
    }
  | { readonly memory: true; readonly from?: Blob };

/** Logging costs nothing without a listener. */
const loggingTo = (onStatement: OnStatement | undefined) => (onStatement === undefined ? {} : { log: logStatements(onStatement) });

/** The data of a folder, as a copy of the prepared database when the folder has no data yet. */
function beginData(folder: string, prepared: string | undefined): string {
  const data = path.join(folder, "data");
  if (prepared !== undefined && !existsSync(data)) unpackTar(readFileSync(prepared), data);
  return data;
}

interface Beginning {
  readonly from?: Blob | undefined;
  readonly prepared?: string | undefined;
}
async function openEmbedded(
  folder: string | undefined,
  { from, prepared }: Beginning,
  onStatement: OnStatement | undefined,
): Promise<Database> {
  const release = folder === undefined ? () => {} : lockFolder(folder);
  try {
    // A database in memory stays in this thread: tests open one each, and starting a thread takes longer than their queries.
    const pglite =
      folder === undefined
        ? await PGlite.create({ ...(from && { loadDataDir: from }), startParams, parsers: { ...parsers } })
        : await openInThread(beginData(folder, prepared));
    const queries = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), ...loggingTo(onStatement) });
    return {
      queries,
      jobs: queries,
      kind: "pglite",
      durability: folder === undefined ? "memory" : "process",
      pools: () => [],
      dump: () => pglite.dumpDataDir("none"),
      // It has one process.
      exclusively: (_number, act) => act(),
      close: async () => {
        await queries.destroy();
        if (!pglite.closed) await pglite.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

const types = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format === "binary" ? "binary" : "text"),
} as pg.CustomTypesConfig;

function openServer(url: string, timeouts: PoolTimeouts, read: ReplicaPlace | undefined, onStatement: OnStatement | undefined): Database {
  const pools = [openPool(url, 10, timeouts, types), openPool(url, 4, timeouts, types, "shanyraq-jobs")] as const;
  const [queries, jobs] = pools.map(
    (pool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...loggingTo(onStatement) }),
  ) as [Kysely<Tables>, Kysely<Tables>];
  const replica = read && openReplica(read, queries, types, onStatement);
  return {
    queries,
    jobs,
    ...(replica && { replica }),
    kind: "postgres",
    durability: "power",
    pools: () =>
      pools.map(({ totalCount, idleCount, waitingCount }, at) => ({
        pool: at === 0 ? "queries" : "jobs",
        used: totalCount - idleCount,
        idle: idleCount,
        waiting: waitingCount,
      })),
    exclusively: (number, act) => holdingLock(url, number, act),
    close: async () => {
      await replica?.close();
      await Promise.all([queries.destroy(), jobs.destroy()]);
      await Promise.all(pools.map(async (pool) => (pool.ended ? undefined : pool.end())));
    },
  };
}

/**
 * Opens PostgreSQL, an embedded database in a folder (one opener only, see FolderInUse), or one in memory.
 * @param onStatement is called for each statement, in the asynchronous context of the code that ran it.
 */
export async function openDatabase(place: DatabasePlace, onStatement?: OnStatement): Promise<Database> {
  if ("url" in place) return openServer(place.url, place.toPrepare ? preparing : serving, place.read, onStatement);
  return openEmbedded("folder" in place ? place.folder : undefined, place, onStatement);
}
