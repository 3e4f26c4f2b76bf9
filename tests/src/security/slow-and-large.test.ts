import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BackOffice } from "../product/back-office.ts";
import { startBeforeBackOffice } from "../product/before-back-office.ts";
import { sendRaw, statusOf } from "../product/raw.ts";
import type { Product } from "../product/start.ts";

let office: BackOffice;
let product: Product;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ office, product, end } = await startBeforeBackOffice());
});
afterAll(() => end());

const HEAD = "POST /api/provider/getSenimCalc HTTP/1.1\r\nHost: a\r\nlang: ru\r\nContent-Type: application/json\r\n";
describe("S45: over a real connection", () => {
  it("16 KB of headers are refused, however they are cut into pieces", async () => {
    const pieces = Array.from({ length: 20 }, (_, index) => `X-Piece-${index}: ${"x".repeat(1_000)}\r\n`).join("");
    expect(statusOf(await sendRaw(product.origin, `GET /api/provider/news HTTP/1.1\r\nHost: a\r\n${pieces}\r\n`))).toBe(431);
  });
  it("100 MB are refused before they are read, with a length and without", async () => {
    const MIB = 1024 * 1024;
    const piece = new Uint8Array(MIB).fill(120);
    const encoder = new TextEncoder();
    const sized = function* () {
      yield encoder.encode(`${HEAD}Content-Length: ${100 * MIB}\r\n\r\n`);
      for (let sent = 0; sent < 100; sent += 1) yield piece;
    };
    const chunked = function* () {
      yield encoder.encode(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`);
      for (let sent = 0; sent < 100; sent += 1) {
        yield encoder.encode(`${MIB.toString(16)}\r\n`);
        yield piece;
        yield encoder.encode("\r\n");
      }
    };
    expect([statusOf(await sendRaw(product.origin, sized())), statusOf(await sendRaw(product.origin, chunked()))]).toEqual([413, 413]);
    expect(office.requests).toEqual([]);
  });
  it("a back office that says nothing is given up with 504 in the visitor's language", async () => {
    office.reply = async () => undefined;
    const response = await fetch(`${product.origin}/api/provider/news`, { headers: { lang: "kk" } });
    expect(response.status).toBe(504);
    expect(await response.text()).toMatch(/[әіңғүұқөһ]/i);
  });
});
