import { afterEach, beforeEach, expect, it } from "vitest";
import { appendEvents } from "../../../domain/ledger/append.ts";
import { moment } from "../../../platform/server/moment.ts";
import { codeTo } from "../../../testing/account.ts";
import { DUE_IN_DAYS, INSTALMENT, monthlyContract } from "../../../testing/contracts/autopay.ts";
import { backOffice, type BackOffice } from "../../../testing/back-office.ts";
import { paidContract } from "../../../testing/contracts/change.ts";
import { steps } from "../../../testing/contracts/contract-steps.ts";
import { keyed } from "../../../testing/purchase.ts";
import { refreshCharge } from "../../../domain/payments/autopay/refresh-charge.ts";

const DAY = 86_400_000;
const WHO = "nothing";

let office: BackOffice;
let token: string;
let contractId: string;
beforeEach(async () => {
  office = await backOffice();
  token = await office.login(WHO);
  contractId = await monthlyContract(office, office.person(WHO).id);
});
afterEach(() => office.database.close());

const post = (what: "" | "/card" | "/on" | "/off", more: object = {}, as = token) =>
  office.post(`/user/contracts/autopay${what}`, { contractId, ...more }, as, keyed());
async function turnOn(): Promise<void> {
  await post("/card");
  office.cards.answer("saved");
  await post("/on");
  expect((await post("/on", { code: codeTo(office, office.person(WHO).phone) })).body).toMatchObject({ on: true });
}
async function daysLater(days: number): Promise<void> {
  office.clock.now += days * DAY;
  token = await office.login(WHO);
}
const charges = () =>
  office.database.queries.selectFrom("payment").selectAll().where("autopay_id", "is not", null).orderBy("created_at").execute();
const pay = (amount: number) =>
  appendEvents(
    office.database.queries,
    contractId,
    [{ kind: "premiumPaid", at: moment(office.clock.now), data: { receipt: `KV-${amount}`, amount, method: "Kaspi QR" } }],
    office.clock.now,
  );
/** A charge that is ordered and not sent yet. */
async function ordered() {
  await turnOn();
  await daysLater(DUE_IN_DAYS);
  await office.minuteLater();
  const [charge] = await charges();
  if (charge?.state !== "creating") throw new Error("nothing was ordered");
  return charge;
}

it("an ordered charge is not sent once its owner has turned autopay off", async () => {
  await ordered();
  await post("/off");
  await office.minuteLater();
  expect([office.cards.sent, (await charges()).map(({ state }) => state)]).toEqual([[], ["cancelled"]]);
});

it("an ordered charge is not sent once less is due: the rest is ordered again", async () => {
  await ordered();
  await pay(40_000);
  for (let round = 0; round < 3; round += 1) await office.minuteLater();
  expect(office.cards.sent.map(({ amount }) => amount)).toEqual([INSTALMENT - 40_000]);
});

it.each(["awaiting", "paid"] as const)(
  "a charge that is %s is sent once, even if two processes have read it before either sent it",
  async (state) => {
    const charge = await ordered();
    office.cards.line.next = state;
    await refreshCharge(office.options, charge, office.clock.now);
    await refreshCharge(office.options, charge, office.clock.now);
    expect(office.cards.sent).toHaveLength(1);
    expect((await charges()).map((one) => one.state)).toEqual([state === "paid" ? "paid" : "confirming"]);
  },
);

it("a payment that differs from the charged sum does not become a premium", async () => {
  const { reference, id } = await ordered();
  office.cards.line.next = "awaiting";
  await office.minuteLater();
  office.cards.charges.set(reference, { state: "paid", amount: 50, paidAt: moment(office.clock.now) });
  for (let round = 0; round < 3; round += 1) await office.minuteLater();
  expect((await charges()).find((one) => one.id === id)).toMatchObject({ state: "wrongAmount" });
  const paid = await office.database.queries
    .selectFrom("contract_event")
    .select("kind")
    .where("contract_id", "=", contractId)
    .where("kind", "=", "premiumPaid")
    .execute();
  expect(paid).toEqual([]);
});

it("the card of one customer is not charged for another", async () => {
  await turnOn();
  const stranger = await office.login("overdue");
  const theirs = await monthlyContract(office, office.person("overdue").id);
  expect((await post("", { contractId: theirs }, stranger)).body).toMatchObject({ card: null });
  expect((await post("/on", { contractId: theirs }, stranger)).status).toBe(409);
});

it("no charge is ordered for a contract whose cover is suspended", async () => {
  await turnOn();
  await pay(INSTALMENT);
  await daysLater(90);
  const { body } = await office.post("/user/contracts/", { id: contractId }, token);
  expect(body["data"]).toMatchObject([{ status: "suspended" }]);
  await office.minuteLater();
  expect(await charges()).toEqual([]);
});

it("no charge is made while the termination of the contract awaits acceptance, and charges resume once it was given up", async () => {
  const own = await paidContract(office, office.person(WHO).id, {
    inputs: { product: "senim", frequency: "monthly", sumAssured: "5000000", term: "10" },
    monthsAgo: 36,
    daysAgo: 29,
  });
  const acting = { office, token, shows: WHO, contractId: own, number: "" } as const;
  expect((await steps["lets a card be charged"](acting)).status).toBe(200);
  const { body } = await steps["agrees to end it"](acting);
  await daysLater(2);
  for (let round = 0; round < 2; round += 1) await office.minuteLater();
  expect(office.cards.sent).toEqual([]);
  const givenUp = { requestID: body["requestID"], accept: false };
  expect((await office.post("/postTerminationAgreement", givenUp, token, keyed())).status).toBe(200);
  for (let round = 0; round < 2; round += 1) await office.minuteLater();
  expect(office.cards.sent).toHaveLength(1);
});
