import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres, type Cluster } from "./product/postgres.ts";
import { freshPlace, startProduct, type Product } from "./product/start.ts";

let cluster: Cluster;
let place: ReturnType<typeof freshPlace>;
let product: Product;
beforeAll(async () => {
  cluster = await startPostgres();
  const url = await cluster.create("published_later");
  place = freshPlace(url);
  product = await startProduct(place);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const [kind, from] of [
    ["news", "online-policy"],
    ["page", "privacy"],
    ["product", "senim"],
  ]) {
    await client.query(
      `INSERT INTO content (kind, id, slug, position, published_on, facts, texts)
       SELECT kind, 'later', 'published-later', 999, published_on, facts, texts FROM content WHERE kind = $1 AND slug = $2`,
      [kind, from],
    );
  }
  await client.end();
});
afterAll(async () => {
  await product.stop();
  place.remove();
  cluster.stop();
});

describe("content published after the build opens through its shell", () => {
  it.each([
    "/news/published-later",
    "/kk/news/published-later",
    "/published-later",
    "/en/published-later",
    "/products/published-later",
    "/products/published-later/calculate",
  ])("%s", async (address) => {
    const response = await fetch(product.origin + address);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
    expect(await response.text()).toContain('id="__next"');
  });
  it("what is not published is 404 all the same", async () => {
    for (const address of ["/news/never-published", "/never-published", "/kk/products/never-published"])
      expect((await fetch(product.origin + address)).status, address).toBe(404);
  });
});
