import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { migrate } from "./migrate.ts";
import { openDatabase, type Database } from "./open.ts";

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "provider-"));
  database = await openDatabase({ folder });
  await migrate(database);
});
beforeEach(() => database.queries.deleteFrom("outbox").execute());
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const put = (queries: Database["queries"], key: string) =>
  queries.insertInto("outbox").values({ key, letter: "{}", created_at: MOMENT, next_at: MOMENT, sent_at: null }).execute();
const MOMENT = "2026-11-21T06:00:00.000Z";
const keys = async () => (await database.queries.selectFrom("outbox").select("key").orderBy("key").execute()).map(({ key }) => key);

it("keeps its types across the thread: moments are ISO text, bigints numbers, JSON is an object", async () => {
  await put(database.queries, "a");
  const row = await database.queries.selectFrom("outbox").select(["created_at", "letter"]).executeTakeFirstOrThrow();
  const { rows } = await sql<{ day: string; big: number }>`SELECT '2026-02-03'::date AS day, 12::bigint AS big`.execute(database.queries);
  expect([row, rows]).toEqual([{ created_at: MOMENT, letter: {} }, [{ day: "2026-02-03", big: 12 }]]);
});

it("commits a transaction whole or not at all, and lets no other statement into it", async () => {
  const failed = database.queries.transaction().execute(async (transaction) => {
    await put(transaction, "undone");
    throw new Error("no");
  });
  const outside = put(database.queries, "outside");
  await expect(failed).rejects.toThrow("no");
  await outside;
  await Promise.all(["a", "b", "c"].map((key) => database.queries.transaction().execute((transaction) => put(transaction, key))));
  expect(await keys()).toEqual(["a", "b", "c", "outside"]);
});

it("returns PostgreSQL's error, also for a commit that failed", async () => {
  await put(database.queries, "a");
  await expect(put(database.queries, "a")).rejects.toMatchObject({ code: "23505", constraint: "outbox_pkey" });
  const swallowed = database.queries.transaction().execute((transaction) => put(transaction, "a").catch(() => {}));
  await expect(swallowed).rejects.toThrow();
  await put(database.queries, "b");
  expect(await keys()).toEqual(["a", "b"]);
});

it("does not block anything else while it works", async () => {
  let turns = 0;
  let working = true;
  const turn = () => {
    turns += 1;
    if (working) setImmediate(turn);
  };
  setImmediate(turn);
  await sql`SELECT count(*) FROM generate_series(1, 1000000)`.execute(database.queries);
  working = false;
  expect(turns).toBeGreaterThan(100);
});

it("can be opened again after it was closed, and can be copied", async () => {
  await put(database.queries, "a");
  const copy = await openDatabase({ memory: true, from: (await database.dump?.()) as Blob });
  expect(await copy.queries.selectFrom("outbox").select("key").execute()).toEqual([{ key: "a" }]);
  await copy.close();
  await database.close();
  database = await openDatabase({ folder });
  expect(await keys()).toEqual(["a"]);
});
