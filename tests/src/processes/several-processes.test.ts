import { randomBytes } from "node:crypto";
import { seededPeople } from "@shanyraq/provider";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOfRun } from "../product/full-run.ts";
import { buy, worksheetOf } from "../product/purchase.ts";
import { startSharedServers, type SharedServers } from "../product/shared-servers.ts";
import { freshPlace, startProduct, type Product } from "../product/start.ts";
import { personWho, visitor } from "../product/visitor.ts";

const person = personWho("nothing");
const keys = { SESSION_KEYS: `k1:${randomBytes(32).toString("base64url")}`, PROVIDER_SECRET: randomBytes(32).toString("base64url") };

let servers: SharedServers;
beforeAll(async () => {
  servers = await startSharedServers();
});
afterAll(() => servers.stop());

const shared = (kind: "postgres" | "redis"): Record<string, string> => ({
  CAPTCHA: "off",
  ...keys,
  ...(kind === "redis" ? { REDIS_URL: servers.redis.url } : { LIMITS_STORE: "postgres" }),
});

/** Starts products of the same database at the same moment, each with a data folder of its own. */
async function startTogether(many: number, url: string, env: Readonly<Record<string, string>>) {
  const places = Array.from({ length: many }, () => freshPlace(url));
  const products = await Promise.all(places.map((place) => startProduct(place, env)));
  return {
    products,
    stop: async () => {
      await Promise.all(products.map((product) => product.stop()));
      for (const place of places) place.remove();
    },
  };
}
const numberOf = async (url: string, statement: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: string }>(statement);
  await client.end();
  return Number(rows[0]?.count);
};

it("four that start at once on one empty database all come up; its tables, content and people are made once", async () => {
  const url = await servers.cluster.create("four_at_once");
  const { products, stop } = await startTogether(4, url, shared("postgres"));
  // One person who signs in on all four at once, again and again: who gets in first takes away the count that the others have begun.
  for (let turn = 0; turn < 6; turn += 1) {
    const statuses = await Promise.all(products.map(async ({ origin }) => (await visitor(origin).login(person)).status));
    expect(statuses).toEqual([200, 200, 200, 200]);
  }
  expect(await numberOf(url, "SELECT count(*) - count(DISTINCT name) AS count FROM migration")).toBe(0);
  expect(await numberOf(url, "SELECT count(*) FROM customer")).toBe(seededPeople.length);
  expect(await numberOf(url, "SELECT count(*) - count(DISTINCT (kind, slug)) AS count FROM content")).toBe(0);
  await stop();
});

describe.each(rowsOfRun(["postgres", "redis"] as const))("two processes that share their limits in %s", (kind) => {
  it("S07: a session signed out on one is refused on the other, to whoever kept the cookie", async () => {
    const { products, stop } = await startTogether(2, await servers.cluster.create(`two_${kind}`), shared(kind));
    const [here, there] = products.map(({ origin }) => visitor(origin));
    if (!here || !there) throw new Error("two are needed");
    await here.login(person);
    there.become(here.session());
    expect((await there.call("userContracts")).status).toBe(200);
    const kept = here.session();
    expect((await here.call("logout")).status).toBe(200);
    for (const one of [here, there]) {
      one.become(kept);
      expect((await one.call("userContracts")).status).toBe(401);
    }
    await stop();
  });
});

describe("workers behind one port", () => {
  let place: ReturnType<typeof freshPlace>;
  let product: Product;
  beforeAll(async () => {
    place = freshPlace(await servers.cluster.create("workers"));
    product = await startProduct(place, { ...shared("redis"), WORKERS: "3" });
  });
  afterAll(async () => {
    await product.stop();
    place.remove();
  });
  /** Connections to the database, the asking one included. */
  const connected = async () => numberOf(place.databaseUrl ?? "", "SELECT count(*) FROM pg_stat_activity WHERE datname = 'workers'");

  it("sell a policy together", async () => {
    const buyer = visitor(product.origin);
    await buyer.login(person);
    const { receipt } = await buy(buyer, person);
    expect((await buyer.call("userContracts")).body.data.map(({ id }) => id)).toContain(receipt?.contractId);
  });
  const times = (event: string) => product.output().split(`"event":"${event}"`).length - 1;
  it("one that dies is started again, and the others serve meanwhile", async () => {
    const mortal = freshPlace(place.databaseUrl);
    await product.stop();
    product = await startProduct(mortal, { ...shared("redis"), WORKERS: "2", CRASH_AT: "worksheet:before-commit" });
    const buyer = visitor(product.origin);
    await buyer.login(person);
    const killing = buyer.call("worksheet", worksheetOf(person), { "idempotency-key": crypto.randomUUID() });
    await expect(killing).rejects.toThrow();
    const statuses = new Set<number>();
    while (times("workerServes") < 3) statuses.add((await buyer.call("userContracts")).status);
    for (let count = 0; count < 20; count += 1) statuses.add((await buyer.call("userContracts")).status);
    expect([times("workerEnded"), [...statuses]]).toEqual([1, [200]]);
    await product.kill();
    // Nobody is left behind: a worker without the first process ends.
    await expect.poll(connected, { timeout: 10_000 }).toBe(1);
    mortal.remove();
    product = await startProduct(place, { ...shared("redis"), WORKERS: "2" });
  });
  it("stop together when they are asked to", async () => {
    expect(await connected()).toBeGreaterThan(1);
    await product.stop();
    expect(
      product
        .output()
        .split("\n")
        .filter((line) => line.includes('"level":"error"')),
    ).toEqual([]);
    await expect.poll(connected, { timeout: 5_000 }).toBe(1);
    product = await startProduct(place, { ...shared("redis"), WORKERS: "2" });
  });
});

describe("a start with several workers", () => {
  const refused = async (databaseUrl: string | undefined, env: Record<string, string>) => {
    const place = freshPlace(databaseUrl);
    await expect(startProduct(place, { WORKERS: "2", ...env })).rejects.toThrow(/Not started:\n\s+- WORKERS: several need/);
    place.remove();
  };
  it("is refused where each would count for itself", async () => {
    await refused(await servers.cluster.create("no_store"), {});
  });
  it("is refused on the embedded database, which serves one process", async () => {
    await refused(undefined, { REDIS_URL: servers.redis.url });
  });
});
