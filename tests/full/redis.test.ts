import { afterAll, beforeAll, expect, it } from "vitest";
import { writeFigures, type Figure } from "../src/product/figures.ts";
import { startPostgres } from "../src/product/servers/postgres.ts";
import { startRedis, type RedisServer } from "../src/product/servers/redis.ts";
import { solvedCaptcha } from "../src/product/solved-captcha.ts";
import { freshPlace, startProduct, type Product } from "../src/product/start.ts";
import { credentialsOf, personWho, visitor, type Visitor } from "../src/product/visitor.ts";

const WORKERS = 4;
/** A visitor gets a refusal before they give up. */
const MAX_REFUSAL_MS = 5_000;
const MAX_RECOVERY_MS = 5_000;

let cluster: Awaited<ReturnType<typeof startPostgres>>;
let redis: RedisServer;
let place: ReturnType<typeof freshPlace>;
let product: Product;
/** Another site over the same Redis, which asks strangers for a captcha. */
let guardedPlace: ReturnType<typeof freshPlace>;
let guarded: Product;
const figures: Figure[] = [];
beforeAll(async () => {
  cluster = await startPostgres();
  redis = await startRedis();
  place = freshPlace(await cluster.create("redis"));
  product = await startProduct(place, { CAPTCHA: "off", WORKERS: String(WORKERS), REDIS_URL: redis.url });
  guardedPlace = freshPlace();
  guarded = await startProduct(guardedPlace, { REDIS_URL: redis.url });
});
afterAll(async () => {
  writeFigures("redis", figures);
  await Promise.all([product.stop(), guarded.stop()]);
  await redis.stop();
  cluster.stop();
  for (const one of [place, guardedPlace]) one.remove();
});

const person = personWho("nothing");
const pause = () => new Promise<void>((done) => setTimeout(done, 50));
const newcomer = (): Visitor => visitor(() => product.origin);
async function timed<T>(act: () => Promise<T>): Promise<{ readonly value: T; readonly ms: number }> {
  const from = performance.now();
  return { value: await act(), ms: Math.round(performance.now() - from) };
}
const logins = (count: number) =>
  Promise.all(Array.from({ length: count }, () => timed(() => newcomer().call("login", credentialsOf(person)))));

it("without Redis four workers let nobody try uncounted, serve what needs no count, and recover fully once it is back", async () => {
  const stays = newcomer();
  await stays.login(person);
  const leaves = newcomer();
  await leaves.login(person);
  const left = leaves.session();
  await leaves.call("logout");
  const port = Number(new URL(redis.url).port);
  await redis.stop();

  // More than there are workers, so that each is asked.
  const away = await logins(WORKERS * 4);
  const statuses = [...new Set(away.map(({ value }) => value.status))].toSorted();
  expect(statuses).toEqual([503]);
  const news = await Promise.all(Array.from({ length: WORKERS * 4 }, () => newcomer().send("/api/provider/news")));
  expect(new Set(news.map(({ status }) => status))).toEqual(new Set([200]));
  // Nobody knows whether a session was left: it is not let in, and not ended.
  const unknown = (await stays.call("userContracts")).status;
  expect(unknown).toBe(503);
  const solved = await solvedCaptcha(guarded.origin);
  const stranger = visitor(guarded.origin);
  const withCaptcha = { ...credentialsOf(person), captcha: solved };
  const captchas = [(await stranger.call("login", withCaptcha)).status, (await stranger.call("login", credentialsOf(person))).status];
  expect(captchas).toEqual([503, 428]);

  redis = await startRedis(port);
  const back = await timed(async () => {
    for (let right = 0; right < WORKERS * 4;) {
      const { value } = (await logins(1))[0] ?? {};
      right = value?.status === 200 ? right + 1 : 0;
      if (right === 0) await pause();
    }
  });
  expect((await stays.call("userContracts")).status).toBe(200);
  // The restored Redis is empty: the back office knows that a session has ended, and every worker learns it.
  leaves.become(left);
  const ended = await Promise.all(Array.from({ length: WORKERS * 4 }, () => leaves.call("userContracts")));
  const endings = [...new Set(ended.map(({ status }) => status))];
  expect(endings).toEqual([401]);
  // The captcha that could not be counted was not used up, and is taken once.
  await expect.poll(async () => (await stranger.call("login", withCaptcha)).status, { timeout: MAX_RECOVERY_MS }).toBe(200);
  expect((await stranger.call("login", withCaptcha)).status).toBe(428);
  const slowest = Math.max(...away.map(({ ms }) => ms));
  figures.push(
    {
      name: "redis lost: statuses of logins, and of who is signed in",
      measured: `${statuses.join(", ")}; ${unknown}`,
      goal: "503; 503",
      ok: statuses.every((status) => status === 503) && unknown === 503,
    },
    {
      name: "redis lost: the slowest refusal of a login, four workers",
      measured: `${slowest} ms`,
      goal: "< 5 s",
      ok: slowest < MAX_REFUSAL_MS,
    },
    {
      name: "redis lost: statuses of a solved captcha, and of none",
      measured: captchas.join("; "),
      goal: "503; 428",
      ok: captchas.join() === "503,428",
    },
    {
      name: "redis back and empty: statuses of a session that was left before",
      measured: endings.join(", "),
      goal: "401",
      ok: endings.join() === "401",
    },
    { name: "redis back: sixteen logins in a row let in", measured: `${back.ms} ms`, goal: "< 5 s", ok: back.ms < MAX_RECOVERY_MS },
  );
  expect(slowest).toBeLessThan(MAX_REFUSAL_MS);
});
