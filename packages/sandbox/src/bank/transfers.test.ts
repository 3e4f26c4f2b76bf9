import { openDatabase, preparedMemory, transfersOverHttp, type Database } from "@shanyraq/provider";
import { afterAll, beforeAll, expect, it } from "vitest";
import { prepareTables } from "../tables.ts";
import { bankTransfers, statementService, type BankTransfers } from "./transfers.ts";

const clock = { now: Date.parse("2026-11-21T06:00:00Z") };
let database: Database;
let transfers: BankTransfers;
beforeAll(async () => {
  database = await openDatabase({ memory: true, ...(await preparedMemory()) });
  transfers = bankTransfers(await prepareTables(database), () => clock.now);
});
afterAll(() => database.close());

const bank = (answer?: () => Response) =>
  transfersOverHttp({
    url: "http://bank.example/statement",
    token: "t",
    fetch: async (url, init) => answer?.() ?? statementService(new Request(url, { ...init, signal: null }), transfers),
  });

it("tells what arrived since a moment, in tiyn, the earliest first", async () => {
  await transfers.send("1000.00", "ZK-2026-000001");
  clock.now += 60_000;
  await transfers.send("0.50", "без номера");
  const received = await bank().since("2026-11-21T00:00:00Z");
  expect(received).toMatchObject([
    { amount: 100_000, purpose: "ZK-2026-000001" },
    { amount: 50, purpose: "без номера" },
  ]);
  expect(new Set(received.map(({ id }) => id)).size).toBe(2);
  expect(await bank().since("2026-11-21T06:00:30Z")).toHaveLength(1);
});
it("does not count a malformed amount as money, and fails on a malformed answer", async () => {
  const row = { id: "1", amount: "-5", purpose: "", receivedAt: "2026-11-21T06:00:00Z" };
  const odd = () => Response.json({ transfers: [row, { ...row, id: "2", amount: "1e9" }, { ...row, id: "3", receivedAt: "yesterday" }] });
  expect(await bank(odd).since("2026-11-21T00:00:00Z")).toEqual([]);
  await expect(bank(() => Response.json({})).since("2026-11-21T00:00:00Z")).rejects.toThrow();
  await expect(bank(() => new Response("", { status: 502 })).since("2026-11-21T00:00:00Z")).rejects.toMatchObject({ status: 502 });
});
