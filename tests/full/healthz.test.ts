import { afterAll, beforeAll, expect, it } from "vitest";
import { writeFigures } from "../src/product/figures.ts";
import { HEALTHZ_GOAL_MS, healthWhile } from "../src/product/healthz.ts";
import { sendFile } from "../src/product/send-file.ts";
import { freshPlace, startProduct, type Product } from "../src/product/start.ts";

const TEN_MB = 10 * 1024 * 1024;
const filled = (pattern: string) => {
  const head = "%PDF-1.4\n1 0 obj\n";
  const tail = "\n/AA \nstartxref\n9\n%%EOF";
  return Buffer.from(head + pattern.repeat(Math.floor((TEN_MB - head.length - tail.length) / pattern.length)) + tail, "latin1");
};
const hostile = [
  "%\n\n\n",
  "/J#61 ",
  "4 0 obj\n<< /A \n",
  "4 0 obj\n<< /A 1 >>\nstream\nendstream\n",
  ">> stream\nendstream ",
  "obj ",
  "[",
  "(",
].map(filled);

const place = freshPlace();
let product: Product;
beforeAll(async () => {
  product = await startProduct(place, { CAPTCHA: "off" });
});
afterAll(async () => {
  await product.stop();
  place.remove();
});

it("while ten megabytes of every hostile kind are read one after another, the process answers at once that it lives", async () => {
  const { came, p99, times } = await healthWhile(product.origin, async () => {
    const statuses: number[] = [];
    for (const body of [...hostile, ...hostile]) statuses.push((await sendFile(product.origin, body)).status);
    return statuses;
  });
  writeFigures("healthz-under-uploads", [
    {
      name: `/healthz under ${came.length} hostile uploads of 10 MB, p99 of ${times}`,
      measured: `${p99.toFixed(0)} ms`,
      goal: `${HEALTHZ_GOAL_MS} ms`,
      ok: p99 <= HEALTHZ_GOAL_MS,
    },
  ]);
  for (const status of came) expect([400, 429, 503]).toContain(status);
  expect(p99).toBeLessThanOrEqual(HEALTHZ_GOAL_MS);
});
