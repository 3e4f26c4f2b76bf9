import { afterAll, beforeAll, expect, it } from "vitest";
import { callNames } from "@shanyraq/contract";
import { writeFigures } from "../src/product/figures.ts";
import { freshPlace, startProduct, type Product } from "../src/product/start.ts";
import { personWho, visitor, type Visitor } from "../src/product/visitor.ts";
import { hostileRequests, type Hostile } from "./fuzz/hostile.ts";

const REQUESTS = 20_000;
const AT_ONCE = 8;
const SEED = Number(process.env["FUZZ_SEED"] ?? 20_261_121);
/** What tells of the inside: a stack, a statement, a driver, a path of this machine. */
const INSIDE = /\bat [\w.<>]+ \(|node_modules|file:\/\/|\.ts:\d+|SELECT |INSERT |syntax error|violates|ECONN|ENOENT|prv_/;

interface Fault {
  readonly why: string;
  readonly request: Hostile;
  readonly said: string;
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

it(`S43 ${REQUESTS} hostile requests over every row: nothing but 501 fails on our side, no answer tells of the inside, the process lives`, async () => {
  await customer.login(person);
  const requests = hostileRequests(REQUESTS, SEED);
  const statuses = new Map<number, number>();
  const faults: Fault[] = [];
  let at = 0;
  const attack = async () => {
    for (let request = requests[at++]; request; request = requests[at++]) {
      const { address, method, headers, body } = request;
      const response = await customer.send(address, { method, headers, ...(body !== undefined && { body }) });
      const said = await response.text();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      if (response.status >= 500 && response.status !== 501) faults.push({ why: `answered ${response.status}`, request, said });
      if (INSIDE.test(said)) faults.push({ why: "told of the inside", request, said });
      // A hostile logout is a logout: who attacks signs in again.
      if (response.status === 401) await customer.login(person);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, attack));

  const alive = (await fetch(`${product.origin}/healthz`)).status === 200 && (await fetch(`${product.origin}/readyz`)).status === 200;
  const spread = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
  writeFigures("fuzz", [
    {
      name: "fuzz: hostile requests",
      measured: `${requests.length} over ${callNames.length} rows`,
      goal: `${REQUESTS}`,
      ok: requests.length === REQUESTS,
    },
    { name: "fuzz: answers by status", measured: spread.join(", "), goal: "", ok: true },
    { name: "fuzz: faults", measured: String(faults.length), goal: "0", ok: faults.length === 0 },
    { name: "fuzz: alive and ready afterwards", measured: alive ? "yes" : "no", goal: "yes", ok: alive },
  ]);
  const told = faults
    .slice(0, 20)
    .map(
      ({ why, request, said }) =>
        `${why}: ${request.name} ${request.address.slice(0, 200)} ${JSON.stringify(request.headers)} ${request.body?.slice(0, 400) ?? ""} -> ${said.slice(0, 200)}`,
    );
  expect(told.join("\n\n")).toBe("");
  expect(alive).toBe(true);
  // The attack is no attack where it never gets past the first check.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 100);
});
