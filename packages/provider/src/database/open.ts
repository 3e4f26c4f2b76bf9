import path from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect } from "kysely";
import pg from "pg";
import { lockFolder } from "./folder-lock.ts";
import type { Tables } from "./tables.ts";

export interface Database {
  readonly queries: Kysely<Tables>;
  readonly kind: "postgres" | "pglite";
  /** What a committed transaction survives: a killed process, or a power cut too. */
  readonly durability: "memory" | "process" | "power";
  /** The whole of an embedded database, to open another one from (`{ memory: true, from }`). */
  dump?(): Promise<Blob>;
  close(): Promise<void>;
}

export type DatabasePlace = { readonly url: string } | { readonly folder: string } | { readonly memory: true; readonly from?: Blob };

const asMoment = (text: string) => new Date(text).toISOString();
const asIs = (text: string) => text;
/** A date stays the text it is, a moment is ISO text in UTC, a bigint is a number of tiyn: both drivers alike. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [types.DATE]: asIs,
  [types.TIMESTAMPTZ]: asMoment,
  [types.INT8]: Number,
};

async function openEmbedded(folder: string | undefined, from: Blob | undefined): Promise<Database> {
  const release = folder === undefined ? () => {} : lockFolder(folder);
  try {
    const pglite = await PGlite.create({
      ...(folder !== undefined && { dataDir: path.join(folder, "data") }),
      ...(from && { loadDataDir: from }),
      parsers: { ...parsers },
    });
    const queries = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
    return {
      queries,
      kind: "pglite",
      durability: folder === undefined ? "memory" : "process",
      dump: () => pglite.dumpDataDir("none"),
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

function openServer(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        parsers[oid] ?? pg.types.getTypeParser(oid, format === "binary" ? "binary" : "text"),
    } as pg.CustomTypesConfig,
  });
  // Without listeners a broken connection, idle or checked out, would end the whole process; the query itself still fails.
  pool.on("error", () => {});
  pool.on("connect", (client) => void client.on("error", () => {}));
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    queries,
    kind: "postgres",
    durability: "power",
    close: async () => {
      await queries.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}

/** Opens PostgreSQL, an embedded database in a folder (one opener only, see FolderInUse), or one in memory. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  if ("url" in place) return openServer(place.url);
  return "folder" in place ? openEmbedded(place.folder, undefined) : openEmbedded(undefined, place.from);
}
