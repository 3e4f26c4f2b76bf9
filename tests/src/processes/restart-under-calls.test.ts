import { Agent, request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freshPlace, startProduct, type Place, type Product } from "../product/start.ts";

const LINES = 30;
const CALLS = 1_000;

let place: Place & { readonly remove: () => void };
let product: Product;
beforeAll(async () => {
  place = freshPlace();
  product = await startProduct(place);
});
afterAll(async () => {
  await product.stop();
  place.remove();
});

const agent = new Agent({ keepAlive: true, maxSockets: LINES });
interface Ended {
  /** All of it had left before the product was told to stop. */
  readonly inTime: boolean;
  readonly end: number | string;
}
let stopped = false;

/** One login that is refused: it costs a hash of a password, as the calls did that were reset. */
const login = (): Promise<Ended> =>
  new Promise((done) => {
    let inTime = false;
    const body = JSON.stringify({ iin: "880314300118", password: "wrong" });
    const call = request(`${product.origin}/api/provider/login`, {
      method: "POST",
      agent,
      headers: { "content-type": "application/json", "content-length": body.length, lang: "ru", origin: product.origin },
    });
    call.on("finish", () => (inTime = !stopped));
    call.on("error", (error: NodeJS.ErrnoException) => done({ inTime, end: error.code ?? error.message }));
    call.on("response", (answer) => {
      answer.resume();
      answer.on("end", () => done({ inTime, end: answer.statusCode ?? 0 }));
      answer.on("error", () => done({ inTime, end: "cut" }));
    });
    call.end(body);
  });

it("a product that is told to stop answers every call that had been sent", async () => {
  const ends: Ended[] = [];
  let begun = 0;
  const line = async () => {
    while (begun < CALLS && !stopped) {
      begun += 1;
      if (begun === CALLS / 2) {
        stopped = true;
        void product.stop();
      }
      ends.push(await login());
    }
  };
  await Promise.all(Array.from({ length: LINES }, line));
  agent.destroy();
  const inTime = ends.filter((one) => one.inTime);
  expect(inTime.length).toBeGreaterThan(CALLS / 2 - LINES);
  expect(inTime.filter(({ end }) => typeof end !== "number")).toEqual([]);
  expect(ends.filter(({ end }) => end === "ECONNRESET")).toEqual([]);
});
