import { createLimit, storeInMemory, type SharedStore } from "@shanyraq/limits";
import { storeInPostgres } from "@shanyraq/limits/postgres";
import { storeInRedis } from "@shanyraq/limits/redis";
import { openStatements } from "@shanyraq/provider";

/** Where several processes find the same store. */
export interface StorePlace {
  readonly kind: "memory" | "postgres" | "redis";
  readonly url: string;
}

export function openStore({ kind, url }: StorePlace, clock: () => number = Date.now): SharedStore {
  if (kind === "memory") return storeInMemory(() => clock() / 1_000);
  return kind === "redis" ? storeInRedis({ url }) : storeInPostgres({ ...openStatements(url, 10), clock });
}

/** What one process does at once, and how often. */
export interface Rush {
  readonly act: "mark" | "hit" | "take";
  readonly key: string;
  readonly times: number;
}

/** @returns how many marks were set, the returned totals, or how many were let through by a limit of five. */
export async function rush(store: SharedStore, { act, key, times }: Rush): Promise<readonly number[]> {
  const limit = createLimit({ name: "five", most: 5, windowSeconds: 600 }, { store, secret: "a secret of the tests" });
  const acts = {
    mark: async () => ((await store.mark(key, 600)) ? 1 : 0),
    hit: async () => (await store.hit(key, 600)).count,
    take: async () => ((await limit.take(key)).ok ? 1 : 0),
  } as const;
  return Promise.all(Array.from({ length: times }, acts[act]));
}
