import { randomBytes } from "node:crypto";
import { storeInMemory } from "@shanyraq/limits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createProvider } from "./create-provider.ts";
import { writeLetters } from "./messages/outbox.ts";
import { kaspiOverHttp } from "./ports/kaspi-over-http.ts";
import type { Letter } from "./ports/messages.ts";
import { backOffice, START, type BackOffice } from "./testing/back-office.ts";

let office: BackOffice;
beforeAll(async () => {
  office = await backOffice();
});
afterAll(() => office.database.close());

const letter: Letter = { key: "letter/1", channel: "sms", to: "77000000011", text: "x" };

describe("letters", () => {
  it("that cannot be sent wait longer each time and are sent at last, once", async () => {
    const sent: Letter[] = [];
    const line = { broken: true };
    let now = START;
    const provider = createProvider({
      database: office.database,
      clock: () => now,
      random: (bytes) => new Uint8Array(randomBytes(bytes)),
      messages: {
        send: async (one) => {
          if (line.broken) throw new Error("no line");
          sent.push(one);
        },
      },
      payments: office.bank.port,
      log: () => {},
      secret: "s",
      siteOrigin: "https://life.example",
      store: storeInMemory(() => now / 1_000),
    });
    await writeLetters(office.database.queries, [letter], now);
    await writeLetters(office.database.queries, [letter], now);
    await provider.work();
    line.broken = false;
    await provider.work();
    expect(sent).toEqual([]);
    now += 120_000;
    await Promise.all([provider.work(), provider.work()]);
    await provider.work();
    expect(sent).toEqual([letter]);
  });
});

describe("payments over HTTP", () => {
  const asked: string[] = [];
  const service = (status: number, body: unknown) =>
    kaspiOverHttp({
      url: "http://bank.example/",
      fetch: async (url, init) => {
        asked.push(`${init?.method ?? "GET"} ${url}`);
        return Response.json(body, { status });
      },
    });
  it("are made and asked about by reference", async () => {
    const payment = { reference: "r", amount: 100, purpose: "p", expiresAt: "2026-11-21T06:15:00.000Z" };
    expect(await service(200, { id: "1", qr: "q", url: "u", state: "awaiting" }).create(payment)).toEqual({ id: "1", qr: "q", url: "u" });
    expect(await service(200, { state: "paid", amount: 100, paidAt: "2026-11-21T06:10:00Z" }).status("r")).toEqual({
      state: "paid",
      amount: 100,
      paidAt: "2026-11-21T06:10:00Z",
    });
    expect(asked).toEqual(["POST http://bank.example/payments", "GET http://bank.example/payments/r"]);
  });
  it("that are not there are undefined, and a broken service is an error", async () => {
    expect(await service(404, {}).status("r")).toBeUndefined();
    await expect(service(500, {}).status("r")).rejects.toThrow();
    await expect(service(200, { state: "stolen", amount: 1 }).status("r")).rejects.toThrow();
  });
});
