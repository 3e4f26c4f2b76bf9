import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeFigures } from "../src/product/figures.ts";
import { freshPlace, startProduct, type Product } from "../src/product/start.ts";
import { installObservatory } from "./observatory/install.ts";
import type { Scan } from "./observatory/scanned.ts";
import { startTlsFront, type TlsFront } from "./observatory/tls-front.ts";

/** All there is for a page that sets no cookie and a host that no browser has on its list. */
const GOAL = 135;

let front: TlsFront;
let place: ReturnType<typeof freshPlace>;
let product: Product;
let scan: Scan;
beforeAll(async () => {
  const observatory = installObservatory();
  front = await startTlsFront();
  place = freshPlace();
  product = await startProduct(place, { SITE_ORIGIN: `https://localhost:${front.httpsPort}` });
  front.leadTo(product.origin);
  const scanner = fork(
    path.join(import.meta.dirname, "observatory/scan.ts"),
    [observatory, String(front.httpPort), String(front.httpsPort)],
    {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: front.certificate },
    },
  );
  const ended = once(scanner, "exit").then(() => Promise.reject(new Error("the scanner ended before it told its score")));
  [scan] = (await Promise.race([once(scanner, "message"), ended])) as [Scan];
  ended.catch(() => {});
});
afterAll(async () => {
  await product.stop();
  place.remove();
  front.stop();
});

it(`S16 MDN Observatory scores the site ${GOAL} at least, and every one of its tests passes`, () => {
  const failed = scan.tests.filter(({ pass }) => !pass).map(({ name, result }) => `${name}: ${result}`);
  writeFigures("observatory", [
    { name: "MDN Observatory", measured: `${scan.score} (${scan.grade})`, goal: `>= ${GOAL}`, ok: scan.score >= GOAL },
    { name: "MDN Observatory: tests failed", measured: String(failed.length), goal: "0", ok: failed.length === 0 },
  ]);
  expect(failed).toEqual([]);
  expect(scan.score).toBeGreaterThanOrEqual(GOAL);
});
