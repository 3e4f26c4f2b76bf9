import { afterAll, beforeAll, expect, it } from "vitest";
import { contractById } from "../../domain/ledger/read.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { contractsBought, order } from "../../testing/purchase.ts";

const DAY = 86_400_000;
let office: BackOffice;
beforeAll(async () => {
  office = await backOffice();
});
afterAll(() => office.database.close());

it("money that arrives the day after a birthday moves the start and leaves the price", async () => {
  // The customer was born on 19 July.
  office.clock.now = Date.parse("2026-07-18T06:00:00Z");
  const token = await office.login("nothing");
  const hash = await order(office, token);
  const waiting = await office.post("/kaspi-qr-pay", { hash, attempt: 1 }, token);
  office.clock.now += 1.5 * DAY;
  office.bank.put("paid");
  await office.provider.work();
  const [contract] = await contractsBought(office, hash);
  const later = await office.login("nothing");
  const { body } = await office.post("/user/contracts/", { id: contract?.id }, later);
  expect(body["data"]).toMatchObject([
    {
      start_date: "2026-07-19",
      instalment: waiting.body["amount"],
      paid: waiting.body["amount"],
      overdue: "0.00",
      next_due_date: "2026-08-19",
    },
  ]);
  // The age that was promised is kept in the contract, so that its surrender values are those that were shown.
  const held = await contractById(office.database.queries, contract?.id ?? "", "2026-07-19");
  expect(held?.view.terms).toMatchObject({ startDate: "2026-07-19", agesOn: "2026-07-18" });
  const values = await office.post("/user/contracts/redemptions", { contractId: contract?.id }, later);
  expect((values.body["ScheduleBlock"] as { rows: object[] }).rows[0]).toMatchObject({ date: "2027-07-19" });
});
