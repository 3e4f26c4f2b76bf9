import { afterAll, beforeAll, expect, it } from "vitest";
import { freshPlace, startProduct, type Product } from "../product/start.ts";

let place: ReturnType<typeof freshPlace>;
let product: Product;
beforeAll(async () => {
  place = freshPlace();
  product = await startProduct(place, { FORWARDED_HOPS: "1", LIMITS: "strict" });
});
afterAll(() => place.remove());

const send = (path: string, type: string, body: object, address: string) =>
  fetch(product.origin + path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": type, "x-forwarded-for": address },
  });
const breach = (address: string) =>
  send("/api/csp-report", "application/csp-report", { "csp-report": { "effective-directive": "img-src", "blocked-uri": "data" } }, address);
const vital = (address: string) => send("/api/vitals", "application/json", { route: "home", metrics: { LCP: 1 } }, address);

it("reports of one network cannot fill the log: the excess is dropped silently, and another network is served", async () => {
  const flood = await Promise.all(Array.from({ length: 500 }, (_, at) => (at % 2 === 0 ? breach : vital)("198.51.100.7")));
  expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([204]));
  await breach("192.0.2.1");
  await product.stop();
  const events = product
    .output()
    .split("\n")
    .filter((line) => /"event":"(?:cspViolation|webVital)"/.test(line));
  expect(events).toHaveLength(121);
});
