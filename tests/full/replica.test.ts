import { afterAll, beforeAll, expect, it } from "vitest";
import { writeFigures, type Figure } from "../src/product/figures.ts";
import { freePort } from "../src/product/servers/free-port.ts";
import { freshPlace, startProduct, type Product } from "../src/product/start.ts";
import { visitor } from "../src/product/visitor.ts";
import { askAt, startPostgresPair, type PostgresPair } from "./failover/postgres-pair.ts";

const DATABASE = "shanyraq";
const LAG_SECONDS = 3;

let pair: PostgresPair;
let place: ReturnType<typeof freshPlace>;
let product: Product;
let metrics: number;
const figures: Figure[] = [];
beforeAll(async () => {
  pair = await startPostgresPair(DATABASE);
  metrics = await freePort();
  const at = (port: number) => `postgres://postgres@127.0.0.1:${port}/${DATABASE}`;
  place = freshPlace(at(pair.primary));
  product = await startProduct(place, {
    CAPTCHA: "off",
    METRICS_PORT: String(metrics),
    DATABASE_READ_URL: at(pair.standby),
    DATABASE_READ_LAG_SECONDS: String(LAG_SECONDS),
  });
});
afterAll(async () => {
  writeFigures("replica", figures);
  await product.stop();
  pair.stop();
  place.remove();
});

const pause = () => new Promise<void>((done) => setTimeout(done, 50));
async function measure(name: string): Promise<number> {
  // The numbers are served a moment after the pages.
  const text = await fetch(`http://127.0.0.1:${metrics}/metrics`).then(
    (answer) => answer.text(),
    () => "",
  );
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
}
async function until(name: string, value: number): Promise<number> {
  const from = performance.now();
  while ((await measure(name)) !== value) await pause();
  return Math.round(performance.now() - from);
}
async function news() {
  const answer = await visitor(product.origin).send("/api/provider/news");
  return { status: answer.status, text: await answer.text() };
}
const rename = (title: string) =>
  askAt(pair.primary, DATABASE, `UPDATE content SET texts = jsonb_set(texts, '{ru,title}', '"${title}"') WHERE kind = 'news'`);
const readers = () =>
  askAt<{ count: string }>(
    pair.standby,
    DATABASE,
    "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'shanyraq-content' AND query LIKE '%\"content\"%'",
  );

it("content is read of a replica while it is well and not too late, and of the primary otherwise; a dead primary takes no page away", async () => {
  await until("shanyraq_replica_serving", 1);
  expect((await news()).status).toBe(200);
  expect(Number((await readers())[0]?.count)).toBeGreaterThan(0);

  // What is written at the primary does not reach the replica: at first that is not noticed, and then it is.
  await askAt(pair.standby, DATABASE, "SELECT pg_wal_replay_pause()");
  await rename("Новость первичной базы");
  expect((await news()).text).not.toContain("Новость первичной базы");
  const late = await until("shanyraq_replica_serving", 0);
  expect((await news()).text).toContain("Новость первичной базы");
  await askAt(pair.standby, DATABASE, "SELECT pg_wal_replay_resume()");
  const caught = await until("shanyraq_replica_serving", 1);

  // The replica dies under the readers: none of them notices.
  await pair.stopStandby();
  const answers = await Promise.all(Array.from({ length: 20 }, news));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await until("shanyraq_replica_serving", 0);
  pair.startStandby();
  await until("shanyraq_replica_serving", 1);

  // And so does the primary: pages are there, of the replica alone.
  pair.killPrimary();
  const without = await Promise.all(Array.from({ length: 20 }, news));
  expect(without.map(({ status }) => status)).toEqual(without.map(() => 200));
  figures.push(
    {
      name: `replica: a standstill of its replay is noticed, of ${LAG_SECONDS} s allowed`,
      measured: `${late} ms`,
      goal: "< 6 s",
      ok: late < 6_000,
    },
    { name: "replica: read again once it has caught up", measured: `${caught} ms`, goal: "< 3 s", ok: caught < 3_000 },
    { name: "replica: reads that failed a visitor while it or the primary died, of 40", measured: "0", goal: "0", ok: true },
  );
});
