import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres, type Cluster } from "../product/servers/postgres.ts";
import { productionVariables } from "../product/production-variables.ts";
import { buy, messagesOf } from "../product/purchase.ts";
import { freshPlace, startProduct, type Product } from "../product/start.ts";
import { personWho, visitor } from "../product/visitor.ts";

describe("a production start", () => {
  let cluster: Cluster;
  let place: ReturnType<typeof freshPlace>;
  let product: Product;
  beforeAll(async () => {
    cluster = await startPostgres();
    place = freshPlace(await cluster.create("production"));
    product = await startProduct(place, productionVariables());
  });
  afterAll(async () => {
    await product.stop();
    place.remove();
    cluster.stop();
  });

  it("serves the site and has no sandbox in any of its parts", async () => {
    expect((await fetch(`${product.origin}/kk/products`)).status).toBe(200);
    for (const address of ["/sandbox", "/sandbox/inbox.json", "/sandbox/phone", "/sandbox/kaspi/payments/x", "/sandbox/citizens"]) {
      expect((await fetch(product.origin + address)).status, address).toBe(404);
    }
  });
  it("does not publish the description of its calls", async () => {
    for (const address of ["/openapi.json", "/openapi-edge.json"]) {
      const response = await fetch(product.origin + address);
      expect([response.status, (await response.text()).includes("openapi")]).toEqual([404, false]);
    }
    expect(product.output()).not.toContain("openapi.json");
  });
  it("knows none of the seeded people, and lets nobody in without a captcha", async () => {
    const stranger = visitor(product.origin);
    const response = await stranger.send("/api/login", {
      method: "POST",
      headers: { origin: "https://life.example" },
      body: JSON.stringify({ iin: personWho("nothing").iin, password: personWho("nothing").password }),
    });
    expect(response.status).toBe(428);
  });
  it("answers calls of its own origin alone", async () => {
    const stranger = visitor(product.origin);
    expect((await stranger.call("getSenimCalc", {})).status).toBe(403);
  });
});

describe("the sandbox", () => {
  let place: ReturnType<typeof freshPlace>;
  let product: Product;
  beforeAll(async () => {
    place = freshPlace();
    product = await startProduct(place, { CAPTCHA: "off" });
  });
  afterAll(async () => {
    await product.stop();
    place.remove();
  });

  it.each(["ru", "kk", "en"])("shows people, letters and the phone in %s", async (lang) => {
    for (const address of ["/sandbox", "/sandbox/inbox", "/sandbox/phone"]) {
      const html = await (await fetch(`${product.origin}${address}?lang=${lang}`)).text();
      expect(html).toContain(`<html lang="${lang}">`);
      expect(html).not.toContain("<script");
    }
  });
  it("starts over: what was bought is gone, and the people are as on the first day", async () => {
    const person = personWho("nothing");
    const buyer = visitor(product.origin);
    await buyer.login(person);
    await buy(buyer, person);
    const before = (await messagesOf(buyer)).map(({ key }) => key);
    expect(before.length).toBeGreaterThan(0);
    expect((await buyer.send("/sandbox/reset", { method: "POST" })).status).toBe(303);
    // Reminders of what falls due are sent again within seconds, under the same keys; nothing is left of what was bought.
    const after = (await messagesOf(buyer)).filter(({ key }) => !key.startsWith("reminder/"));
    expect(after).toEqual([]);
    expect(before.some((key) => !key.startsWith("reminder/"))).toBe(true);
    await buyer.login(person);
    expect((await buyer.call("userContracts")).body.counts).toEqual({ current: 0, failed: 0 });
  });
  it("a second start on the same folder or port says what stands in its way", async () => {
    await expect(startProduct(place)).rejects.toThrow(/data folder is in use by process \d+/);
    const other = freshPlace();
    await expect(startProduct(other, { PORT: new URL(product.origin).port })).rejects.toThrow(/port is taken/);
    other.remove();
  });
  it("lets no other site press its buttons", async () => {
    const response = await fetch(`${product.origin}/sandbox/reset`, { method: "POST", headers: { "sec-fetch-site": "cross-site" } });
    expect(response.status).toBe(403);
  });
});
