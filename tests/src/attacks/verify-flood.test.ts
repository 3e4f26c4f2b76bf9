import { afterAll, beforeAll, expect, it } from "vitest";
import { writeFigures } from "../product/figures.ts";
import { isFullRun } from "@shanyraq/provider/testing/full-run";
import { HEALTHZ_GOAL_MS, HEALTHZ_LIMIT_MS, healthWhile } from "../product/healthz.ts";
import { postRaw } from "../product/post-raw.ts";
import { freshPlace, startProduct, type Product } from "../product/start.ts";

const question = (cms: Uint8Array) => new TextEncoder().encode(JSON.stringify({ cms: Buffer.from(cms).toString("base64") }));

let place: ReturnType<typeof freshPlace>;
let product: Product;
beforeAll(async () => {
  place = freshPlace();
  product = await startProduct(place, { CAPTCHA: "off", FORWARDED_HOPS: "1", LIMITS: "strict" });
});
afterAll(async () => {
  await product.stop();
  place.remove();
});

it("one network has thirty of them in a minute, and learns when it may come again", async () => {
  const ask = (address: string) =>
    fetch(`${product.origin}/api/verify`, {
      method: "POST",
      body: '{"cms":"MAA="}',
      headers: { "content-type": "application/json", lang: "en", "x-forwarded-for": address },
    });
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask("198.51.100.9")));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(30);
  const [refused] = answers.filter(({ status }) => status === 429);
  expect([Number(refused?.headers.get("retry-after")) > 0, await refused?.text()]).toEqual([
    true,
    expect.stringMatching(/Too many requests from your network\. Try again in \d+ seconds/),
  ]);
  expect((await ask("198.51.100.10")).status).toBe(400);
});

// How soon it answers is a matter of the machine: the full run measures it.
if (isFullRun)
  it("under fifty hostile signatures side by side the process answers at once that it lives", async () => {
    // An endless run of empty sets; sequences one inside another; a length that promises four gigabytes.
    const wide = question(new Uint8Array(9_000_000).fill(0x31).map((byte, at) => (at % 2 === 0 ? byte : 0)));
    const broad = question(new Uint8Array(700_000).fill(0x31).map((byte, at) => (at % 2 === 0 ? byte : 0)));
    const deep = question(Uint8Array.from({ length: 400_000 }, (_, at) => [0x30, 0x82, 0xff, 0xff][at % 4] ?? 0));
    const kinds = [wide, broad, deep, broad, deep];
    const send = (_: unknown, at: number) =>
      postRaw(product.origin, "/api/verify", kinds[at % kinds.length] ?? wide, { "x-forwarded-for": `192.0.2.${at}` });
    const { came, p99, times } = await healthWhile(product.origin, () => Promise.all(Array.from({ length: 50 }, send)));
    writeFigures("verify-flood", [
      {
        name: `/healthz under 50 hostile signatures, p99 of ${times}`,
        measured: `${p99.toFixed(0)} ms`,
        goal: `${HEALTHZ_GOAL_MS} ms`,
        ok: p99 <= HEALTHZ_GOAL_MS,
      },
    ]);
    for (const status of came) expect([400, 503, 0]).toContain(status);
    expect(came.filter((status) => status === 400).length).toBeGreaterThan(5);
    expect(p99).toBeLessThanOrEqual(HEALTHZ_LIMIT_MS);
    expect(times).toBeGreaterThan(10);
  });
