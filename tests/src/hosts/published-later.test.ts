import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startNginx, type Nginx } from "../product/servers/nginx.ts";
import { startPostgres, type Cluster } from "../product/servers/postgres.ts";
import { publishLater } from "../product/exports/published-later.ts";
import { freshPlace, startProduct, type Product } from "../product/start.ts";

let cluster: Cluster;
let place: ReturnType<typeof freshPlace>;
let product: Product;
let nginx: Nginx;
beforeAll(async () => {
  cluster = await startPostgres();
  const url = await cluster.create("published_later");
  place = freshPlace(url);
  product = await startProduct(place, { FORWARDED_HOPS: "1" });
  nginx = await startNginx(product.origin);
  await publishLater(url);
});
afterAll(async () => {
  await nginx.stop();
  await product.stop();
  place.remove();
  cluster.stop();
});

describe.each(["gateway", "nginx"])("content published after the build, behind the %s,", (host) => {
  const ask = (address: string) => fetch((host === "nginx" ? nginx : product).origin + address);
  it.each([
    "/news/published-later",
    "/kk/news/published-later",
    "/published-later",
    "/en/published-later",
    "/privacy/published-later",
    "/products/published-later",
    "/products/published-later/calculate",
  ])("opens through its shell: %s", async (address) => {
    const response = await ask(address);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
    expect(await response.text()).toContain('id="__next"');
  });
  it("is 404 all the same where it is not published", async () => {
    for (const address of ["/news/never-published", "/never-published", "/kk/products/never-published"])
      expect((await ask(address)).status, address).toBe(404);
  });
});
