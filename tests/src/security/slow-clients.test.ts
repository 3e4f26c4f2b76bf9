import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { BackOffice } from "../product/back-office.ts";
import { startBeforeBackOffice } from "../product/before-back-office.ts";
import { statusOf } from "../product/raw.ts";
import type { Product } from "../product/start.ts";

/** The product's own limits, with a sweep's length and a slow machine allowed for. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 60_000;
const MARGIN_MS = 5_000;
const CROWD = 200;

let office: BackOffice;
let product: Product;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ office, product, end } = await startBeforeBackOffice());
});
afterAll(() => end());

/** A client that sends a little every second for as long as it is listened to. How long that was, and what it received. */
const drip = (first: string, drop: string) =>
  new Promise<{ readonly ms: number; readonly received: string }>((done) => {
    const began = performance.now();
    let received = "";
    const socket = connect(Number(new URL(product.origin).port), "127.0.0.1", () => socket.write(first));
    const dripping = setInterval(() => socket.write(drop), 1_000);
    socket.on("data", (chunk: Buffer) => (received += chunk.toString("latin1")));
    // To write on to a line that was cut is how such a client ends.
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(dripping);
      done({ ms: performance.now() - began, received });
    });
  });
const HEAD = "POST /api/provider/getSenimCalc HTTP/1.1\r\nHost: a\r\nlang: ru\r\nContent-Type: application/json\r\n";
const crowd = (first: string, drop: string) => Promise.all(Array.from({ length: CROWD }, () => drip(first, drop)));

it(`S45: ${CROWD} clients that drip their headers and ${CROWD} that drip their bodies are cut, and others are served meanwhile`, async () => {
  const slow = Promise.all([crowd(HEAD, "X-Slow: 1\r\n"), crowd(`${HEAD}Content-Length: 1000\r\n\r\n`, "x")]);
  let served = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const began = performance.now();
      const { status } = await fetch(`${product.origin}/healthz`);
      expect([status, performance.now() - began < 1_000]).toEqual([200, true]);
      served += 1;
    }
  })();
  const [headers, bodies] = await slow;
  isOver = true;
  await watching;
  for (const { ms, received } of headers) expect([ms < HEADERS_MS + MARGIN_MS, statusOf(received) || 408]).toEqual([true, 408]);
  for (const { ms, received } of bodies) expect([ms < REQUEST_MS + MARGIN_MS, statusOf(received) || 408]).toEqual([true, 408]);
  expect(headers.filter(({ received }) => statusOf(received) === 408).length).toBeGreaterThan(CROWD / 2);
  expect(served).toBeGreaterThan(100);
  expect(office.requests).toEqual([]);
});
