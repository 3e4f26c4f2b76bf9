import { afterAll, beforeAll, expect, it } from "vitest";
import { worksheetOf } from "../src/product/purchase.ts";
import { writeFigures } from "../src/product/figures.ts";
import { freshPlace, startProduct, type Product } from "../src/product/start.ts";
import { personWho, visitor, type Visitor } from "../src/product/visitor.ts";
import { heapOf, type Heap } from "./endurance/heap.ts";
import { slopeOf } from "./endurance/slope.ts";

/** As many requests as a busy hour has, sent as fast as they are answered, but no longer than this. */
const REQUESTS = Number(process.env["ENDURANCE_REQUESTS"] ?? 60_000);
const MAX_MS = 6 * 60_000;
const CONCURRENCY = 8;
/** Fewer than this are not a load: a machine that is busy with something else does not answer more. */
const MIN_REQUESTS = 10_000;
/** The heap is measured so often; the first measurements are of caches and compiled code that fill, and are left out. */
const MEASUREMENTS = 12;
const WARMING = 3;
/** What a leak of one small object a request would exceed many times. */
const MAX_BYTES_PER_REQUEST = 60;

let place: ReturnType<typeof freshPlace>;
let product: Product;
let heap: Heap;
beforeAll(async () => {
  place = freshPlace();
  product = await startProduct(place, { CAPTCHA: "off", LOG_LEVEL: "error", NODE_OPTIONS: "--inspect=127.0.0.1:0" });
  heap = await heapOf(product.output());
});
afterAll(async () => {
  heap.close();
  await product.stop();
  place.remove();
});

const person = personWho("nothing");
/** A page to its end: a body that nobody reads keeps its line. */
const read = async (who: Visitor, address: string) => {
  const response = await who.send(address);
  await response.arrayBuffer();
  return response;
};
type Act = (who: Visitor, at: number) => Promise<{ readonly status: number }>;
/** What visitors of an hour do, in about their shares: mostly they read, some calculate, some are signed in, few buy or come in. */
const acts: readonly (readonly [share: number, act: Act])[] = [
  [30, (who, at) => read(who, ["/", "/kk/products", "/en/products/senim", "/kk/news", "/no-such-page"][at % 5] ?? "/")],
  [25, (who, at) => who.call((["news", "products", "faqs", "menus", "contacts"] as const)[at % 5] ?? "news")],
  [20, (who) => who.call("getSenimCalc", worksheetOf(person).calculation)],
  [15, (who, at) => who.call((["userContracts", "getNotifications", "getPersonData"] as const)[at % 3] ?? "userContracts")],
  [5, (who) => who.call("setCalcHashData", worksheetOf(person).calculation)],
  [3, (who) => who.call("worksheet", worksheetOf(person), { "idempotency-key": crypto.randomUUID() })],
  [1, (who) => who.login(person)],
  [1, (who) => who.call("login", { iin: person.iin ?? "", password: "wrong-password" })],
];
const mixed = acts.flatMap(([share, act]) => Array.from({ length: share }, () => act));
/** The shares spread over the hundred, the same in every run. */
const actOf = (at: number): Act => mixed[(at * 37) % mixed.length] ?? (async () => ({ status: 0 }));

it(`an hour's mixed requests, up to ${REQUESTS}, leave the memory level, every answer as it should be, and the product ready`, async () => {
  const began = performance.now();
  const statuses = new Map<number, number>();
  let sent = 0;
  const hour = async (until: number) => {
    const who = visitor(product.origin);
    await who.login(person);
    while (sent < until && performance.now() - began < MAX_MS) {
      sent += 1;
      const { status } = await actOf(sent)(who, sent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const measured: { readonly requests: number; readonly bytes: number }[] = [];
  for (let part = 1; part <= MEASUREMENTS; part += 1) {
    await Promise.all(Array.from({ length: CONCURRENCY }, () => hour((REQUESTS * part) / MEASUREMENTS)));
    measured.push({ requests: sent, bytes: await heap.afterCollection() });
  }
  const level = measured.slice(WARMING);
  const slope = slopeOf(level.map(({ requests, bytes }) => [requests, bytes]));
  const seconds = (performance.now() - began) / 1_000;
  const mib = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
  const first = level[0]?.bytes ?? 0;
  const last = level.at(-1)?.bytes ?? 0;
  const faults = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, times]) => sum + times, 0);
  writeFigures("endurance", [
    {
      name: "endurance: requests",
      measured: `${sent} in ${seconds.toFixed(0)} s`,
      goal: `up to ${REQUESTS}, ${MIN_REQUESTS} at least, in ${MAX_MS / 1_000} s`,
      ok: sent >= MIN_REQUESTS,
    },
    { name: "endurance: heap after a collection, early and late", measured: `${mib(first)} MiB, ${mib(last)} MiB`, goal: "", ok: true },
    {
      name: "endurance: growth of the heap",
      measured: `${slope.toFixed(1)} bytes a request`,
      goal: `<= ${MAX_BYTES_PER_REQUEST}`,
      ok: slope <= MAX_BYTES_PER_REQUEST,
    },
    { name: "endurance: answers of 500 and above", measured: String(faults), goal: "0", ok: faults === 0 },
  ]);
  expect(faults).toBe(0);
  expect(statuses.get(200) ?? 0).toBeGreaterThan(sent / 2);
  expect([sent >= MIN_REQUESTS, measured.length]).toEqual([true, MEASUREMENTS]);
  expect(slope).toBeLessThanOrEqual(MAX_BYTES_PER_REQUEST);
  expect((await fetch(`${product.origin}/readyz`)).status).toBe(200);
});
