import { storeInMemory, type SharedStore } from "@shanyraq/limits";
import { storeInPostgres } from "@shanyraq/limits/postgres";
import { storeInRedis } from "@shanyraq/limits/redis";
import { migrate, openDatabase, openStatements } from "@shanyraq/provider";
import type { Configuration } from "../configuration/configuration.ts";
import type { Log } from "../log/log.ts";
import { assertSchemaVersion } from "./assert-schema-version.ts";

/** Apart from the back office's own connections: a purchase may hold one of those in a transaction while it counts. */
const CONNECTIONS = 4;

export interface OpenStore {
  readonly store: SharedStore;
  /** Forgets all, where the sandbox starts over. In PostgreSQL the counts go with the other tables; a Redis keeps them. */
  readonly startOver: () => Promise<void>;
}

/** Opens the store that limits, code counters, captcha replay and ended sessions are kept in. */
export async function openStore(
  { limitsStore, redisUrl, databaseUrl, schema }: Pick<Configuration, "limitsStore" | "redisUrl" | "databaseUrl" | "schema">,
  log: Log,
): Promise<OpenStore> {
  const elsewhere = async () => {};
  if (limitsStore === "redis" && redisUrl) {
    const onFault = (error: NodeJS.ErrnoException) => log({ level: "error", event: "storeFault", reason: error.code ?? error.name });
    return { store: storeInRedis({ url: redisUrl, onFault }), startOver: elsewhere };
  }
  if (limitsStore === "postgres" && databaseUrl) {
    // With a real back office nobody else has made the table.
    const database = await openDatabase({ url: databaseUrl, toPrepare: true });
    await (schema === "check" ? assertSchemaVersion : migrate)(database).finally(() => database.close());
    return { store: storeInPostgres({ ...openStatements(databaseUrl, CONNECTIONS), clock: Date.now }), startOver: elsewhere };
  }
  const store = storeInMemory(() => Date.now() / 1_000);
  return { store, startOver: store.close };
}
