import { randomBytes } from "node:crypto";
import { storeInMemory } from "@shanyraq/limits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createProvider } from "../create-provider.ts";
import { writeMessages } from "../platform/messages/outbox.ts";
import type { Message } from "../platform/ports/messages.ts";
import { backOffice, START, type BackOffice } from "../testing/back-office.ts";

let office: BackOffice;
beforeAll(async () => {
  office = await backOffice();
});
afterAll(() => office.database.close());

const message: Message = { key: "letter/1", channel: "sms", to: "77000000011", text: "x" };

describe("messages", () => {
  it("that cannot be sent wait longer each time and are finally sent, once", async () => {
    const sent: Message[] = [];
    const line = { broken: true };
    let now = START;
    const provider = createProvider({
      database: office.database,
      clock: () => now,
      random: (bytes) => new Uint8Array(randomBytes(bytes)),
      messages: {
        send: async (one) => {
          if (line.broken) throw new Error("no line");
          // The plan of reminders writes beside it.
          if (one.key === message.key) sent.push(one);
        },
      },
      payments: office.bank.port,
      log: () => {},
      secret: "s",
      filesKeys: [{ kid: "tests", secret: new Uint8Array(32).fill(7) }],
      siteOrigin: "https://life.example",
      store: storeInMemory(() => now / 1_000),
    });
    await writeMessages(office.database.queries, [message], now);
    await writeMessages(office.database.queries, [message], now);
    await provider.work();
    line.broken = false;
    await provider.work();
    expect(sent).toEqual([]);
    now += 120_000;
    await Promise.all([provider.work(), provider.work()]);
    await provider.work();
    expect(sent).toEqual([message]);
  });
});
