import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate, openDatabase } from "@shanyraq/provider";
import type { SharedStore } from "@shanyraq/limits";
import { startProcesses, type Processes } from "../product/processes.ts";
import { startSharedServers, type SharedServers } from "../product/servers/shared-servers.ts";
import { openStore, rush, type Rush, type StorePlace } from "../product/servers/shared-stores.ts";

let servers: SharedServers;
beforeAll(async () => {
  servers = await startSharedServers();
});
afterAll(() => servers.stop());

const PROCESSES = 4;
const TRIES = 100;

async function placeOf(kind: StorePlace["kind"]): Promise<StorePlace> {
  if (kind !== "postgres") return { kind, url: kind === "redis" ? servers.redis.url : "" };
  const url = await servers.cluster.create("shared_store");
  const database = await openDatabase({ url });
  await migrate(database);
  await database.close();
  return { kind, url };
}

describe.each(["memory", "postgres", "redis"] as const)("the shared store in %s", (kind) => {
  let store: SharedStore;
  let processes: Processes | undefined;
  const clock = { ahead: 0 };
  beforeAll(async () => {
    const place = await placeOf(kind);
    store = openStore(place, () => Date.now() + clock.ahead);
    if (kind !== "memory") processes = await startProcesses("servers/store-process.ts", PROCESSES, place);
  });
  afterAll(async () => {
    await processes?.stop();
    await store.close();
  });

  /** Redis goes by its own clock, so its windows are short and waited for; the others are shown a later moment. */
  const window = kind === "redis" ? 1 : 60;
  const pass = async (gone: () => Promise<boolean>) => {
    if (kind !== "redis") clock.ahead += window * 1_000;
    await expect.poll(gone, { timeout: 3_000, interval: 20 }).toBe(true);
  };
  /** Four processes with a hundred tries each; memory belongs to one process, which makes all of them. */
  const together = async (task: Omit<Rush, "times">): Promise<readonly number[]> =>
    processes
      ? (await processes.all<readonly number[]>({ ...task, times: TRIES })).flat()
      : rush(store, { ...task, times: PROCESSES * TRIES });

  it("counts hits in a window that the first one begins and later ones do not move", async () => {
    const key = randomUUID();
    const first = await store.hit(key, 600);
    const second = await store.hit(key, 60_000);
    expect([first, second.count]).toEqual([{ count: 1, secondsLeft: 600 }, 2]);
    expect(second.secondsLeft).toBeLessThanOrEqual(600);
    expect(second.secondsLeft).toBeGreaterThan(590);
  });
  it("begins again when the window has passed", async () => {
    const [counted, seen] = [randomUUID(), randomUUID()];
    await store.mark(seen, window);
    await store.hit(counted, window);
    await store.hit(counted, window);
    await pass(async () => !(await store.isMarked(seen)));
    await pass(async () => !(await store.isMarked(counted)));
    expect((await store.hit(counted, window)).count).toBe(1);
  });
  it("takes hits back down to nothing and not below, and begins a window again from there", async () => {
    const key = randomUUID();
    await store.takeBack(key);
    await store.hit(key, 100);
    await store.hit(key, 100);
    await store.takeBack(key);
    expect((await store.hit(key, 100)).count).toBe(2);
    for (let times = 0; times < 4; times += 1) await store.takeBack(key);
    expect(await store.isMarked(key)).toBe(false);
    expect(await store.hit(key, 500)).toEqual({ count: 1, secondsLeft: 500 });
  });
  it("sets a mark once, until it has passed", async () => {
    const key = randomUUID();
    expect(await store.isMarked(key)).toBe(false);
    expect([await store.mark(key, window), await store.mark(key, window), await store.isMarked(key)]).toEqual([true, false, true]);
    await pass(async () => !(await store.isMarked(key)));
    expect(await store.mark(key, window)).toBe(true);
  });
  it("forgets what is cleared, and that alone", async () => {
    const [key, other] = [randomUUID(), randomUUID()];
    await store.mark(key, 600);
    await store.mark(other, 600);
    await store.clear(key);
    expect([await store.isMarked(key), await store.isMarked(other), await store.mark(key, 600)]).toEqual([false, true, true]);
  });

  it("sets exactly one of 400 parallel marks", async () => {
    const marks = await together({ act: "mark", key: randomUUID() });
    expect([marks.length, marks.filter(Boolean).length]).toEqual([400, 1]);
  });
  it("loses none of 400 parallel hits and counts none twice", async () => {
    const key = randomUUID();
    const totals = await together({ act: "hit", key });
    expect(totals.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 400 }, (_, index) => index + 1));
    expect((await store.hit(key, 600)).count).toBe(401);
  });
  it("a limit of five lets exactly five of 400 parallel tries through", async () => {
    const taken = await together({ act: "take", key: randomUUID() });
    expect([taken.length, taken.filter(Boolean).length]).toEqual([400, 5]);
  });
});
