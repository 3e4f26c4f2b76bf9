import { afterAll, beforeAll, expect, it } from "vitest";
import { callNames, type CallName } from "@shanyraq/calls";
import { writeFigures } from "../src/product/figures.ts";
import { freshPlace, startProduct, type Product } from "../src/product/start.ts";
import { personWho, visitor, type Visitor } from "../src/product/visitor.ts";
import { hostileRequests, type Hostile } from "./fuzz/hostile.ts";

const REQUESTS = 20_000;
/** Of each call of the calculators. */
const REQUESTS_PER_CALCULATOR = 10_000;
/** Made and sent in parts: all of them at once would not fit into memory. */
const PARTS = 20;
const calculators: readonly CallName[] = [
  "getProductForm",
  "getCalcData",
  "getSenimData",
  "statGov",
  "getOKEDList",
  "productMenusProduct",
  "getCalc",
  "getSenimCalc",
  "setCalcHashData",
  "getCalcDataByGuid",
  "getCalcVms",
];
const CONCURRENCY = 8;
const SEED = Number(process.env["FUZZ_SEED"] ?? 20_261_121);
/** What tells of the inside: a stack, a statement, a driver, a path of this machine. */
const INSIDE = /\bat [\w.<>]+ \(|node_modules|file:\/\/|\.ts:\d+|SELECT |INSERT |syntax error|violates|ECONN|ENOENT|prv_/;

interface Fault {
  readonly why: string;
  readonly request: Hostile;
  readonly reply: string;
}

let place: ReturnType<typeof freshPlace>;
let product: Product;
let customer: Visitor;
beforeAll(async () => {
  place = freshPlace();
  product = await startProduct(place, { CAPTCHA: "off", LOG_LEVEL: "error" });
  customer = visitor(product.origin);
});
afterAll(async () => {
  await product.stop();
  place.remove();
});

const person = personWho("everyStatus");

interface Attacked {
  readonly statuses: ReadonlyMap<number, number>;
  readonly faults: readonly Fault[];
  readonly alive: boolean;
}

/** Sends them, several at once, and notes what an answer should not have been. */
async function attack(requests: readonly Hostile[]): Promise<Attacked> {
  const statuses = new Map<number, number>();
  const faults: Fault[] = [];
  let at = 0;
  const attacker = async () => {
    for (let request = requests[at++]; request; request = requests[at++]) {
      const { address, method, headers, body } = request;
      const response = await customer.send(address, { method, headers, ...(body !== undefined && { body }) });
      const reply = await response.text();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      if (response.status >= 500 && response.status !== 501) faults.push({ why: `answered ${response.status}`, request, reply });
      if (INSIDE.test(reply)) faults.push({ why: "told of the inside", request, reply });
      // A hostile logout is a logout: who attacks signs in again.
      if (response.status === 401) await customer.login(person);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, attacker));
  const alive = (await fetch(`${product.origin}/healthz`)).status === 200 && (await fetch(`${product.origin}/readyz`)).status === 200;
  return { statuses, faults, alive };
}

const describe = (faults: readonly Fault[]): string =>
  faults
    .slice(0, 20)
    .map(
      ({ why, request, reply }) =>
        `${why}: ${request.name} ${request.address.slice(0, 200)} ${JSON.stringify(request.headers)} ${request.body?.slice(0, 400) ?? ""} -> ${reply.slice(0, 200)}`,
    )
    .join("\n\n");

const figuresOf = (step: string, sent: string, { statuses, faults, alive }: Attacked) => [
  { name: `${step}: hostile requests`, measured: sent, goal: "", ok: true },
  {
    name: `${step}: answers by status`,
    measured: [...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, times]) => `${status}: ${times}`)
      .join(", "),
    goal: "",
    ok: true,
  },
  { name: `${step}: faults`, measured: String(faults.length), goal: "0", ok: faults.length === 0 },
  { name: `${step}: alive and ready afterwards`, measured: alive ? "yes" : "no", goal: "yes", ok: alive },
];

it(`S43 ${REQUESTS} hostile requests over every row: nothing but 501 fails on our side, no answer shows internal details, the process lives`, async () => {
  await customer.login(person);
  const requests = hostileRequests(REQUESTS, SEED);
  const attacked = await attack(requests);
  writeFigures("fuzz", figuresOf("fuzz", `${requests.length} over ${callNames.length} rows`, attacked));
  expect(describe(attacked.faults)).toBe("");
  expect(attacked.alive).toBe(true);
  expect(requests).toHaveLength(REQUESTS);
  // An attack that never gets past the first check proves nothing.
  expect(attacked.statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 100);
});

it(`S43 ${REQUESTS_PER_CALCULATOR} hostile requests to each call of the calculators: none fails on our side`, async () => {
  await customer.login(person);
  const many = REQUESTS_PER_CALCULATOR * calculators.length;
  const statuses = new Map<number, number>();
  const faults: Fault[] = [];
  let alive = true;
  for (let part = 1; part <= PARTS; part += 1) {
    const attacked = await attack(hostileRequests(many / PARTS, SEED + part * callNames.length, calculators));
    for (const [status, times] of attacked.statuses) statuses.set(status, (statuses.get(status) ?? 0) + times);
    faults.push(...attacked.faults);
    alive &&= attacked.alive;
  }
  const whole = { statuses, faults, alive };
  writeFigures("fuzz-calculators", figuresOf("fuzz of calculators", `${many} over ${calculators.length} rows`, whole));
  expect(describe(faults)).toBe("");
  expect(alive).toBe(true);
  expect([...statuses.values()].reduce((sum, times) => sum + times, 0)).toBe(many);
  expect(statuses.get(200) ?? 0).toBeGreaterThan(many / 10);
});
