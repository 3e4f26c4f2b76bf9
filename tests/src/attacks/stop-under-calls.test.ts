import { Agent, request, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freshPlace, startProduct, type Place, type Product } from "../product/start.ts";

/** Fewer than a system holds for a process that is busy. */
const CALLS = 400;

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

/** One call on a line of its own: when all of it has left, and how it ended. */
function call(agent: Agent) {
  const { promise: sent, resolve: leave } = Promise.withResolvers<void>();
  const body = JSON.stringify({ iin: "880314300118", password: "wrong" });
  const ended = new Promise<number | string>((done) => {
    const one = request(`${product.origin}/api/provider/login`, {
      method: "POST",
      agent,
      headers: { "content-type": "application/json", "content-length": body.length, lang: "ru", origin: product.origin },
    });
    one.on("finish", leave);
    one.on("error", (error: NodeJS.ErrnoException) => {
      leave();
      done(error.code ?? error.message);
    });
    one.on("response", (answer: IncomingMessage) => {
      answer.resume();
      answer.on("end", () => done(answer.statusCode ?? 0));
      answer.on("error", () => done("cut"));
    });
    one.end(body);
  });
  return { sent, ended };
}

it("a product that is being stopped answers every call that had been sent, on used connections and on new ones", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLS });
  const before = Array.from({ length: CALLS / 2 }, () => call(agent));
  await Promise.all(before.map(({ ended }) => ended));
  // Half of them use the connections of the calls before.
  const calls = Array.from({ length: CALLS }, () => call(agent));
  await Promise.all(calls.map(({ sent }) => sent));
  const stopped = product.stop();
  const ends = await Promise.all(calls.map(({ ended }) => ended));
  await stopped;
  agent.destroy();
  expect(ends.filter((end) => typeof end !== "number")).toEqual([]);
  expect(ends).toHaveLength(CALLS);
});
