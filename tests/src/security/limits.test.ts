import { afterAll, beforeAll, expect, it } from "vitest";
import { worksheetOf } from "../product/purchase.ts";
import { freshPlace, startProduct, type Product } from "../product/start.ts";
import { personWho, visitor } from "../product/visitor.ts";

let place: ReturnType<typeof freshPlace>;
let product: Product;
beforeAll(async () => {
  place = freshPlace();
  // The limits of production, behind one proxy of our own that says where a visitor comes from.
  product = await startProduct(place, { CAPTCHA: "off", LIMITS: "strict", FORWARDED_HOPS: "1" });
});
afterAll(async () => {
  await product.stop();
  place.remove();
});

const person = personWho("nothing");
const login = (address: string, password: string) =>
  visitor(product.origin).call("login", { iin: person.iin, password }, { "x-forwarded-for": address });

it("S29: 200 wrong logins from one address are refused with the time to wait, and the right one from another address works", async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => login("198.51.100.1", "wrong-password")));
  const refused = answers.filter(({ status }) => status === 429);
  expect([answers.filter(({ status }) => status === 401).length, refused.length]).toEqual([5, 195]);
  for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await login("198.51.100.1", person.password)).status).toBe(429);
  expect((await login("192.0.2.9", person.password)).status).toBe(200);
});

it("S25: a second code within 120 seconds is refused in words, with the time to wait", async () => {
  const buyer = visitor(product.origin, "en");
  await buyer.login(person);
  const apply = () => buyer.call("worksheet", worksheetOf(person), { "idempotency-key": crypto.randomUUID() });
  expect((await apply()).status).toBe(200);
  const { status, headers, body } = await apply();
  expect([status, Number(headers.get("retry-after")) > 100]).toEqual([429, true]);
  expect((body as { message?: string }).message).toMatch(/You can request a new code in \d+ seconds/);
});
