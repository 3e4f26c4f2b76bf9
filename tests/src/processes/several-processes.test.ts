import { randomBytes } from "node:crypto";
import { seededPeople } from "@shanyraq/provider";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { isFullRun } from "@shanyraq/provider/testing/full-run";
import { buy, worksheetOf } from "../product/purchase.ts";
import { startSharedServers, type SharedServers } from "../product/servers/shared-servers.ts";
import { freshPlace, startProduct, type Product } from "../product/start.ts";
import { personWho, visitor } from "../product/visitor.ts";

const person = personWho("nothing");
const secret = () => randomBytes(32).toString("base64url");
const keys = { SESSION_KEYS: `k1:${secret()}`, FILES_KEYS: `k1:${secret()}`, PROVIDER_SECRET: secret() };

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
  const starts = await Promise.allSettled(places.map((place) => startProduct(place, env)));
  const products = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
  const stop = async () => {
    await Promise.all(products.map((product) => product.stop()));
    for (const place of places) place.remove();
  };
  const failed = starts.find((start) => start.status === "rejected");
  if (!failed) return { products, stop };
  await stop();
  throw failed.reason;
}
const numberOf = async (url: string, statement: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: string }>(statement);
  await client.end();
  return Number(rows[0]?.count);
};

describe("four that start at once on one empty database", () => {
  let url: string;
  let together: Awaited<ReturnType<typeof startTogether>>;
  beforeAll(async () => {
    url = await servers.cluster.create("four_at_once");
    together = await startTogether(4, url, shared("postgres"));
  });
  afterAll(() => together.stop());

  it("all come up; its tables, content and people are made once", async () => {
    // One person who signs in on all four at once, again and again: the first success clears the count that the others have started.
    for (let turn = 0; turn < 6; turn += 1) {
      const statuses = await Promise.all(together.products.map(async ({ origin }) => (await visitor(origin).login(person)).status));
      expect(statuses).toEqual([200, 200, 200, 200]);
    }
    expect(await numberOf(url, "SELECT count(*) - count(DISTINCT name) AS count FROM migration")).toBe(0);
    expect(await numberOf(url, "SELECT count(*) FROM customer")).toBe(seededPeople.length + 1);
    expect(await numberOf(url, "SELECT count(*) - count(DISTINCT (kind, slug)) AS count FROM content")).toBe(0);
  });
  it("S07: share their limits in PostgreSQL: a session signed out on one is refused on the other", () =>
    refusesSignedOut(together.products));
});

if (isFullRun)
  it("S07: two that share their limits in Redis: a session signed out on one is refused on the other", async () => {
    const { products, stop } = await startTogether(2, await servers.cluster.create("two_redis"), shared("redis"));
    await refusesSignedOut(products);
    await stop();
  });

/** Signs out on the first and tries on both what the browser had kept. */
async function refusesSignedOut(products: readonly Product[]): Promise<void> {
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
}

describe("workers behind one port", () => {
  let place: ReturnType<typeof freshPlace>;
  let product: Product;
  beforeAll(async () => {
    place = freshPlace(await servers.cluster.create("workers"));
  });
  afterEach(() => product.kill());
  afterAll(() => place.remove());
  /** Connections to the database, the asking one included. */
  const connected = async () => numberOf(place.databaseUrl ?? "", "SELECT count(*) FROM pg_stat_activity WHERE datname = 'workers'");
  const events = (event: string) => product.output().split(`"event":"${event}"`).length - 1;

  it("sell a policy together, and stop together when they are asked to", async () => {
    product = await startProduct(place, { ...shared("redis"), WORKERS: "2" });
    const buyer = visitor(product.origin);
    await buyer.login(person);
    const { receipt } = await buy(buyer, person);
    expect((await buyer.call("userContracts")).body.data.map(({ id }) => id)).toContain(receipt?.contractId);
    expect(await connected()).toBeGreaterThan(1);
    await product.stop();
    const errors = product
      .output()
      .split("\n")
      .filter((line) => line.includes('"level":"error"'));
    expect(errors).toEqual([]);
    await expect.poll(connected, { timeout: 5_000 }).toBe(1);
  });
  it("one that dies is started again, and the others serve meanwhile; none is left behind when the first process dies", async () => {
    product = await startProduct(place, { ...shared("redis"), WORKERS: "2", CRASH_AT: "worksheet:before-commit" });
    const buyer = visitor(product.origin);
    await buyer.login(person);
    const killing = buyer.call("worksheet", worksheetOf(person), { "idempotency-key": crypto.randomUUID() });
    await expect(killing).rejects.toThrow();
    // A process that ends lets go of one connection after the other, of the port too: what it has taken in that instant is reset with it.
    await expect.poll(() => events("workerEnded"), { interval: 5 }).toBe(1);
    const statuses = new Set<number>();
    while (events("workerServes") < 3) statuses.add((await buyer.call("userContracts")).status);
    for (let count = 0; count < 20; count += 1) statuses.add((await buyer.call("userContracts")).status);
    expect([events("workerEnded"), [...statuses]]).toEqual([1, [200]]);
    await product.kill();
    await expect.poll(connected, { timeout: 10_000 }).toBe(1);
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
