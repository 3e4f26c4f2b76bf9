import { afterEach, beforeEach, expect, it } from "vitest";
import { moment } from "../../../platform/server/moment.ts";
import { signedInOffice, type BackOffice } from "../../../testing/back-office.ts";
import { paidContract } from "../../../testing/contracts/change.ts";
import { recountBalances } from "./recount-balances.ts";

const WHO = "nothing";
let office: BackOffice;
let id: string;
beforeEach(async () => {
  ({ office } = await signedInOffice(WHO));
  id = await paidContract(office, office.person(WHO).id);
});
afterEach(() => office.database.close());

const recount = () => recountBalances(office.database, office.clock.now);
const numberOf = async () =>
  (await office.database.queries.selectFrom("contract").select("number").where("id", "=", id).executeTakeFirstOrThrow()).number;

it("all accounts add up to zero together, and everything is posted", async () => {
  const { contracts, sums, faults, unposted } = await recount();
  expect(contracts).toBeGreaterThan(0);
  expect(sums.received).toBeLessThan(0);
  expect(Object.values(sums).reduce((sum, amount) => sum + amount, 0)).toBe(0);
  expect([faults, unposted]).toEqual([[], []]);
});

it("an event that was written directly to the ledger is reported as not posted", async () => {
  const { queries } = office.database;
  const { seq } = await queries
    .selectFrom("contract_event")
    .select(({ fn }) => fn.max("seq").as("seq"))
    .where("contract_id", "=", id)
    .executeTakeFirstOrThrow();
  const data = JSON.stringify({ receipt: "KV-1", amount: 1, method: "Kaspi QR" });
  await queries
    .insertInto("contract_event")
    .values({ contract_id: id, seq: Number(seq) + 1, kind: "premiumPaid", at: moment(office.clock.now), data })
    .execute();
  expect((await recount()).unposted).toEqual([await numberOf()]);
});
