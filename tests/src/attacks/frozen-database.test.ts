import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lineTo, type Line } from "../product/servers/frozen-line.ts";
import { startPostgres, type Cluster } from "../product/servers/postgres.ts";
import { freshPlace, startProduct, type Product } from "../product/start.ts";
import { personWho, visitor } from "../product/visitor.ts";

/** What a visitor waits at most, with what a busy machine adds. */
const LIMIT_MS = 5_500;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

const timed = async <T>(act: Promise<T>) => {
  const from = performance.now();
  const came = await act;
  return { came, ms: performance.now() - from };
};
const ready = async ({ origin }: Product) => (await fetch(`${origin}/readyz`)).status;
const until = async (holds: () => Promise<boolean>) => {
  const end = performance.now() + 30_000;
  while (!(await holds())) if (performance.now() > end) throw new Error("it never came to hold");
};

describe.each([
  ["with counts in memory", {}, 504],
  // Whoever cannot tell whether a session ended opens none (decision 008).
  ["that holds the counts as well", { LIMITS_STORE: "postgres" }, 503],
] as const)("a database that accepts and says nothing, %s", (name, env, status) => {
  let line: Line;
  let place: ReturnType<typeof freshPlace>;
  let product: Product;
  let customer: ReturnType<typeof visitor>;
  beforeAll(async () => {
    line = await lineTo(await cluster.create(`frozen_${"LIMITS_STORE" in env ? "both" : "one"}`));
    place = freshPlace(line.url);
    product = await startProduct(place, { CAPTCHA: "off", ...env });
    customer = visitor(product.origin);
    await customer.login(personWho("everyStatus"));
    expect((await customer.call("userContracts")).status, name).toBe(200);
    line.freeze();
  });
  afterAll(async () => {
    await product.kill();
    await line.close();
    place.remove();
  });

  it("keeps a visitor no longer than five seconds, and twenty of them side by side no longer", async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => timed(customer.call("userContracts"))));
    for (const { came, ms } of replies) expect([came.status, ms < LIMIT_MS]).toEqual([status, true]);
    const again = await timed(visitor(product.origin).call("news"));
    expect([again.came.status, again.ms < LIMIT_MS]).toEqual([504, true]);
  });
  it("turns readiness red, and leaves the process and its pages alone", async () => {
    expect([await ready(product), (await fetch(`${product.origin}/healthz`)).status]).toEqual([503, 200]);
    expect((await fetch(product.origin)).status).toBe(200);
  });
  it("is served from again once it answers", async () => {
    line.thaw();
    await until(async () => (await ready(product)) === 200 && (await customer.call("userContracts")).status === 200);
  });
});
