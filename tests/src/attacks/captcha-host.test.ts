import { afterAll, expect, it } from "vitest";
import { sendRaw, statusOf } from "../product/raw.ts";
import { freshPlace, startProduct, type Product } from "../product/start.ts";

const SITE = "https://life.example";
let place: ReturnType<typeof freshPlace>;
let product: Product;
const startWith = async (env: Readonly<Record<string, string>>) => {
  place = freshPlace();
  product = await startProduct(place, env);
};
afterAll(async () => {
  await product.stop();
  place.remove();
});

/** What a challenge that was asked for under a foreign name is bound to. */
async function hostOfChallenge(host: string): Promise<unknown> {
  const answer = await sendRaw(product.origin, `GET /api/captcha HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const { parameters } = JSON.parse(answer.slice(answer.indexOf("\r\n\r\n") + 4)) as { parameters: { data: { host: string } } };
  return parameters.data.host;
}

it("a challenge is bound to where the gateway listens when no origin is configured, whatever a visitor calls it", async () => {
  await startWith({});
  for (const host of ["evil.example", "evil.example:8080", "localhost:1"])
    expect(await hostOfChallenge(host)).toBe(new URL(product.origin).host);
});

it("a challenge is bound to the configured origin, and no page of another origin posts under a forged name", async () => {
  await product.stop();
  place.remove();
  await startWith({ SITE_ORIGIN: SITE });
  expect(await hostOfChallenge("evil.example")).toBe("life.example");
  const post = (host: string, origin: string) =>
    sendRaw(
      product.origin,
      `POST /api/login HTTP/1.1\r\nHost: ${host}\r\nlang: ru\r\nOrigin: ${origin}\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`,
    ).then(statusOf);
  expect(await post("evil.example", "http://evil.example")).toBe(403);
  expect(await post("life.example", SITE)).toBe(428);
});
