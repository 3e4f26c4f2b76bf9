import { addDays } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contractById } from "../ledger/read.ts";
import { today } from "../../platform/server/moment.ts";
import { codeTo } from "../../testing/account.ts";
import { INSTALMENT, monthlyContract } from "../../testing/contracts/autopay.ts";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { askChange, identify } from "../../testing/contracts/change.ts";
import { orderOwn } from "../../testing/contracts/premium.ts";
import { keyed } from "../../testing/purchase.ts";
import { accountOf, openTermination } from "../../testing/contracts/termination.ts";
import { recordDeath } from "./record-death.ts";

const DAY = 86_400_000;
const WHO = "nothing";
let office: BackOffice;
let token: string;
/** Three monthly premiums of which the first is paid by card. */
let contractId: string;
beforeEach(async () => {
  ({ office, token } = await signedInOffice(WHO));
  contractId = await monthlyContract(office, office.person(WHO).id);
  await post("/card");
  office.cards.answer("saved");
  await post("/on");
  await post("/on", { code: codeTo(office, office.person(WHO).phone) });
  await days(5);
  for (const [reference, { amount }] of office.cards.charges)
    office.cards.charges.set(reference, { state: "paid", ...(amount !== undefined && { amount }) });
  await days(1);
});
afterEach(() => office.database.close());

const post = (what: "" | "/card" | "/on", more: object = {}) =>
  office.post(`/user/contracts/autopay${what}`, { contractId, ...more }, token, keyed());
const view = async () => (await contractById(office.database.queries, contractId, today(office.clock.now)))?.view;
const die = (on: string) => office.database.queries.transaction().execute((db) => recordDeath(db, contractId, on, office.clock.now));
async function days(count: number): Promise<void> {
  for (let day = 0; day < count; day += 1) {
    office.clock.now += DAY;
    await office.provider.work();
    await office.minuteLater();
  }
  token = await office.login(WHO);
}
const reminders = () => office.inbox.filter(({ key, to }) => key.startsWith("reminder/") && to === office.person(WHO).email).length;
const notices = async () =>
  (await office.database.queries.selectFrom("notification").select("kind").where("url", "like", `%${contractId}%`).execute()).map(
    ({ kind }) => kind,
  );

describe("once the death of the insured person is recorded", () => {
  beforeEach(async () => {
    expect(await view()).toMatchObject({ status: "active", paid: INSTALMENT });
    await die(today(office.clock.now));
  });
  it("the consent to charge their card has ended with it", async () => {
    expect(
      await office.database.queries.selectFrom("autopay").select("off_reason").where("contract_id", "=", contractId).execute(),
    ).toEqual([{ off_reason: "ended" }]);
  });
  it("premiums are not charged, requested or reminded of, and the cover does not end for a missing premium", async () => {
    const before = [office.cards.sent.length, reminders(), await notices()];
    await days(70);
    expect([office.cards.sent.length, reminders(), await notices()]).toEqual(before);
    expect(await view()).toMatchObject({ status: "active", next: undefined, coming: undefined, overdue: 0 });
  });
  it("the account of the deceased cannot end or change the contract, and no premium can be paid", async () => {
    await identify(office, token, contractId, WHO);
    expect((await openTermination(office, token, contractId, accountOf(office.person(WHO)))).status).toBe(409);
    expect((await askChange(office, token, contractId)).status).toBe(409);
    expect((await orderOwn(office, token, { contractId })).status).toBeGreaterThanOrEqual(400);
  });
});

it("the premium that was overdue at the death stays missing, and none after it", async () => {
  await office.post("/user/contracts/autopay/off", { contractId }, token, keyed());
  const due = (await view())?.coming?.dueDate ?? "";
  office.clock.now = Date.parse(`${addDays(due, 10)}T07:00:00.000Z`);
  await die(addDays(due, 3));
  await days(40);
  expect(await view()).toMatchObject({ status: "overdue", missing: INSTALMENT, overdue: 0 });
});

it("is refused for a future day and for an unknown contract", async () => {
  expect(await die(addDays(today(office.clock.now), 1))).toBe(false);
  const other = "00000000-0000-4000-8000-000000000000";
  const { queries } = office.database;
  expect(await queries.transaction().execute((db) => recordDeath(db, other, today(office.clock.now), office.clock.now))).toBe(false);
});
