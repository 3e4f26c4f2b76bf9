import { once } from "node:events";
import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BackOffice } from "../product/back-office.ts";
import { startBeforeBackOffice } from "../product/before-back-office.ts";
import { freePort } from "../product/servers/free-port.ts";
import { startPostgres, type Cluster } from "../product/servers/postgres.ts";
import { freshPlace, startProduct, type Product } from "../product/start.ts";
import { visitor } from "../product/visitor.ts";

const UPSTREAM_LIMIT_MS = 5_000;
const MARGIN_MS = 1_500;
const START_LIMIT_MS = 60_000;

const state = async (origin: string, path: string) => {
  const response = await fetch(origin + path);
  return [response.status, await response.json()];
};
const pagesOpen = async (origin: string) => {
  for (const address of ["/", "/kk/products", "/en/products/senim"]) expect((await fetch(origin + address)).status, address).toBe(200);
};

describe("a product on its own database", () => {
  let cluster: Cluster;
  let place: ReturnType<typeof freshPlace>;
  let product: Product;
  let up = true;
  const shutDown = () => {
    if (up) cluster.stop();
    up = false;
  };
  beforeAll(async () => {
    cluster = await startPostgres();
    place = freshPlace(await cluster.create("operations"));
    product = await startProduct(place);
  });
  afterAll(async () => {
    await product.stop();
    place.remove();
    shutDown();
  });

  it("lives and is ready", async () => {
    expect(await state(product.origin, "/healthz")).toEqual([200, { status: "alive" }]);
    expect(await state(product.origin, "/readyz")).toMatchObject([200, { status: "ready", parts: { database: "ready" } }]);
  });
  it("S43 without its database lives, is not ready, tells nothing of the inside, and serves its pages", async () => {
    shutDown();
    expect(await state(product.origin, "/healthz")).toEqual([200, { status: "alive" }]);
    expect(await state(product.origin, "/readyz")).toMatchObject([503, { status: "unavailable", parts: { database: "unavailable" } }]);
    await pagesOpen(product.origin);
    const answer = await visitor(product.origin, "en").send("/api/provider/news");
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(text).not.toMatch(/postgres|ECONN|127\.0\.0\.1|at \w+ \(/);
    expect(JSON.parse(text)).toMatchObject({ status: "error", requestId: answer.headers.get("x-request-id") });
  });
});

describe("a product before a back office elsewhere", () => {
  let office: BackOffice;
  let product: Product;
  let end: () => Promise<void>;
  const begin = async () => {
    ({ office, product, end } = await startBeforeBackOffice());
  };
  const news = async () => {
    const from = performance.now();
    const answer = await visitor(product.origin, "kk").send("/api/provider/news");
    return { status: answer.status, ms: performance.now() - from, body: (await answer.json()) as { message?: string } };
  };

  describe("that ends", () => {
    beforeAll(begin);
    afterAll(() => end());
    it("is ready while the back office is, and not without it", async () => {
      expect((await state(product.origin, "/readyz"))[0]).toBe(200);
      await office.close();
      expect(await state(product.origin, "/readyz")).toMatchObject([503, { parts: { backOffice: "unavailable" } }]);
    });
    it("answers 503 at once where nothing listens, in the visitor's language, and its pages stay open", async () => {
      const { status, ms, body } = await news();
      expect([status, ms < MARGIN_MS]).toEqual([503, true]);
      expect(body.message).toMatch(/[әіңғүұқөһ]/i);
      await pagesOpen(product.origin);
    });
  });
  describe("that answers nothing", () => {
    beforeAll(begin);
    afterAll(() => end());
    it("S45 answers 504 within its limit without an answer, then spares visitors the wait", async () => {
      office.reply = async () => undefined;
      const waits = await Promise.all([1, 2, 3, 4, 5].map(news));
      for (const { status, ms } of waits) expect([status, ms < UPSTREAM_LIMIT_MS + MARGIN_MS]).toEqual([504, true]);
      const count = office.requests.length;
      const spared = await news();
      expect([spared.status, spared.ms < MARGIN_MS, office.requests.length]).toEqual([503, true, count]);
      await pagesOpen(product.origin);
    });
  });
  describe("that answers", () => {
    beforeAll(begin);
    afterAll(() => end());
    it("carries the number of a request and the trace it is a part of through to the back office and its log", async () => {
      const traceId = "0af7651916cd43dd8448eb211c80319c";
      const answer = await visitor(product.origin).send("/api/provider/news", {
        headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01`, "x-request-id": "chosen-by-the-caller" },
      });
      const requestId = answer.headers.get("x-request-id") ?? "";
      expect(requestId).toMatch(/^[0-9a-f]{32}$/);
      const { headers } = office.requests.at(-1) ?? {};
      expect(headers?.["x-request-id"]).toBe(requestId);
      expect(headers?.["traceparent"]).toMatch(new RegExp(`^00-${traceId}-(?!b7ad6b7169203331)[0-9a-f]{16}-01$`));
      const lines = () =>
        product
          .output()
          .split("\n")
          .filter((line) => line.startsWith("{"))
          .map((line) => JSON.parse(line) as Record<string, unknown>)
          .filter((line) => line["requestId"] === requestId);
      // Lines are written once a turn, and may come a moment after the answer.
      await expect.poll(lines).toContainEqual(expect.objectContaining({ event: "request", name: "news", status: 200, traceId }));
    });
    it("begins a trace where a caller's is malformed", async () => {
      await visitor(product.origin).send("/api/provider/news", { headers: { traceparent: "00-0-0-\\n{}" } });
      expect(office.requests.at(-1)?.headers["traceparent"]).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    });
    it("stops gracefully: finishes what is under way, takes nothing new, and ends", async () => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
      office.reply = async () => {
        arrive();
        await held;
        return { body: { success: true, data: [] } };
      };
      const pending = visitor(product.origin).send("/api/provider/news");
      await arrived;
      const stopped = product.stop();
      const port = Number(new URL(product.origin).port);
      await expect.poll(() => isFree(port)).toBe(true);
      release();
      expect((await pending).status).toBe(200);
      await stopped;
      expect(product.output()).not.toMatch(/"level":"error"/);
    });
  });
});

describe("a product that is still starting", () => {
  it("lets a page that is asked for too early wait, and serves it", async () => {
    const place = freshPlace();
    const port = await freePort();
    const starting = startProduct(place, { PORT: String(port) });
    const statuses: number[] = [];
    const ask = async () => {
      const answer = await fetch(`http://localhost:${port}/kk`, { headers: { accept: "text/html" } }).catch(() => undefined);
      if (answer) statuses.push(answer.status);
      return statuses.length;
    };
    await expect.poll(ask, { timeout: START_LIMIT_MS }).toBeGreaterThan(0);
    expect(statuses).toEqual([200]);
    await (await starting).stop();
    place.remove();
  });
});

/** Whether nothing listens on the port any more. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const listening = Promise.race([once(server, "listening").then(() => true), once(server, "error").then(() => false)]);
  server.listen(port);
  const free = await listening;
  server.close();
  return free;
}
