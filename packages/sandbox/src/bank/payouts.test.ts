import { openDatabase, preparedMemory, payoutsOverHttp, type Database } from "@shanyraq/provider";
import { afterAll, beforeAll, expect, it } from "vitest";
import { prepareTables } from "../tables.ts";
import { ACCOUNT_OF_ANOTHER, bankPayouts, CLOSED_ACCOUNT, payoutService, type BankPayouts } from "./payouts.ts";

const clock = { now: Date.parse("2026-11-21T06:00:00Z") };
let database: Database;
let payouts: BankPayouts;
beforeAll(async () => {
  database = await openDatabase({ memory: true, ...(await preparedMemory()) });
  payouts = bankPayouts(await prepareTables(database), () => clock.now);
});
afterAll(() => database.close());

const bank = (answer?: () => Response) =>
  payoutsOverHttp({
    url: "http://bank.example/payouts",
    token: "t",
    fetch: async (url, init) => answer?.() ?? payoutService(new Request(url, { ...init, signal: null }), payouts),
  });
const order = { reference: "r-1", amount: 100_050, iban: "KZ86125KZT5004100100", holder: "Илья Волков", purpose: "SH-1/1" };

it("makes a payout once, however often it is ordered, and says when the money has arrived", async () => {
  expect(await bank().order(order)).toBe("sent");
  expect(await bank().order(order)).toBe("sent");
  clock.now += 30_000;
  expect(await bank().order(order)).toBe("paid");
  expect(await payouts.recent()).toMatchObject([{ reference: "r-1", amount: "1000.50" }]);
});
it("sends back what went to the closed account, after it was sent", async () => {
  const closed = { ...order, reference: "r-closed", iban: CLOSED_ACCOUNT };
  expect(await bank().order(closed)).toBe("sent");
  clock.now += 30_000;
  expect(await bank().order(closed)).toBe("returned");
});
it("knows whose an account is by the number of its owner, whatever name stands beside it", async () => {
  const { iban, iin } = ACCOUNT_OF_ANOTHER;
  const [theirs, others] = [
    { ...order, reference: "r-own", iban, iin },
    { ...order, reference: "r-others", iban, iin: "950719300175" },
  ];
  for (const one of [theirs, others]) expect(await bank().order(one)).toBe("sent");
  clock.now += 30_000;
  expect([await bank().order(theirs), await bank().order(others)]).toEqual(["paid", "returned"]);
});
it("returns an order for an invalid account, and refuses a malformed order", async () => {
  expect(await bank().order({ ...order, reference: "r-2", iban: "KZ00" })).toBe("returned");
  await expect(bank().order({ ...order, reference: "", amount: 1 })).rejects.toMatchObject({ status: 400 });
  await expect(bank().order({ ...order, iin: "1" })).rejects.toMatchObject({ status: 400 });
  expect((await payoutService(new Request("http://bank.example/payouts"), payouts)).status).toBe(405);
});
it("fails on a malformed answer", async () => {
  await expect(bank(() => Response.json({ state: "maybe" })).order(order)).rejects.toThrow();
  await expect(bank(() => new Response("", { status: 502 })).order(order)).rejects.toMatchObject({ status: 502, name: "PayoutsError" });
});
