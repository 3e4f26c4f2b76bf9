import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { paidContract, type Wish } from "../../testing/contracts/change.ts";
import { eventOf, payoutUnderWay, steps, type Acting, type StepName } from "../../testing/contracts/contract-steps.ts";
import { RIPE, setAccount } from "../../testing/contracts/maturity.ts";
import { keyed } from "../../testing/purchase.ts";
import { costOf } from "../../testing/contracts/termination.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { openItemsOf } from "./open-items-of.ts";

const WHO = "nothing";
let office: BackOffice;
let acting: Acting;

const SAVINGS: Wish = { inputs: { product: "senim", frequency: "monthly", sumAssured: "5000000", term: "10" }, monthsAgo: 36 };
async function contractOf(wish: Wish): Promise<Acting> {
  const token = await office.login(WHO);
  const contractId = await paidContract(office, office.person(WHO).id, wish);
  const { queries } = office.database;
  const { number } = await queries.selectFrom("contract").select("number").where("id", "=", contractId).executeTakeFirstOrThrow();
  return { office, token, shows: WHO, contractId, number };
}
beforeEach(async () => {
  office = await backOffice();
  acting = await contractOf(SAVINGS);
});
afterEach(() => office.database.close());

const open = async ({ contractId } = acting) =>
  (await openItemsOf(office.database.queries, contractId, office.clock.now)).map(({ kind }) => kind);
const refusedTermination = async ({ contractId, token } = acting) =>
  ((await costOf(office, token, contractId))["refused"] as { reason: string } | undefined)?.reason;
const decided = async () => {
  for (const { id } of await office.database.queries.selectFrom("statement").select("id").execute())
    await office.database.queries
      .insertInto("statement_event")
      .values({ statement_id: id, seq: 9, status: "refused", at: moment(office.clock.now) })
      .execute();
};

it("a report with an unknown number blocks the contract until it is decided", async () => {
  expect((await steps["reports an event"]({ ...acting, number: "SH-2020-99999999" })).status).toBe(200);
  expect([await open(), await refusedTermination()]).toEqual([["event"], "claim"]);
  await decided();
  expect([await open(), await refusedTermination()]).toEqual([[], undefined]);
});

it("a report that names no contract does not block one that began after the event", async () => {
  const later = await contractOf({ ...SAVINGS, monthsAgo: 0 });
  expect((await steps["reports an event"]({ ...acting, number: "" })).status).toBe(200);
  expect([await open(), await open(later)]).toEqual([["event"], []]);
  expect([await refusedTermination(), await refusedTermination(later)]).toEqual(["claim", undefined]);
});

it.each([
  ["ending it", "/contract/calcCancel", SAVINGS],
  ["changing it", "/contract/calcChange", SAVINGS],
  ["naming an account", "/contract/maturity", RIPE],
] as const)("a refusal of %s while a claim is open names the claim", async (_, path, wish) => {
  const own = await contractOf(wish);
  expect((await steps["sends a claim"](own)).status).toBe(200);
  const { number: claim } = await office.database.queries
    .selectFrom("statement")
    .select("number")
    .where("kind", "=", "claim")
    .where("contract_id", "=", own.contractId)
    .executeTakeFirstOrThrow();
  const { refused } = (await office.post(path, { contractId: own.contractId }, own.token)).body;
  expect(refused).toMatchObject({ reason: "claim", claim });
});

describe("an open item is known", () => {
  it.each([
    ["reports an event", "event", "claim"],
    ["sends a claim", "claim", "claim"],
    ["agrees to change it", "change", "change"],
    ["shows a code to pay by", "order", "payment"],
    ["lets a card be charged", "consent", undefined],
    ["agrees to end it", "termination", undefined],
  ] satisfies [StepName, string, string | undefined][])("after somebody %s", async (step, kind, reason) => {
    expect((await steps[step](acting)).status).toBe(200);
    expect([await open(), await refusedTermination()]).toEqual([[kind], reason]);
  });
  it("after a claim was left at an office", async () => {
    const { id, phone } = office.person(WHO);
    await office.database.queries
      .insertInto("statement")
      .values({
        id: uuid(randomBytes),
        number: "OB-2026-990001",
        kind: "visit",
        customer_id: id,
        contract_id: acting.contractId,
        phone,
        locale: "ru",
        details: JSON.stringify({ topic: "claim", text: "Справка из больницы.", office: "Алматы" }),
        deadline: today(office.clock.now),
        created_at: moment(office.clock.now),
      })
      .execute();
    expect([await open(), await refusedTermination()]).toEqual([["claim"], "claim"]);
  });
  it("after money of ours was sent", async () => {
    await payoutUnderWay(acting);
    expect([await open(), await refusedTermination()]).toEqual([["payout"], "payout"]);
  });
  it.each(["reports an event", "sends a claim"] satisfies StepName[])("only for its own contract, after somebody %s", async (step) => {
    await steps[step](acting);
    const other = await contractOf(SAVINGS);
    expect([await open(other), await refusedTermination(other)]).toEqual([[], undefined]);
  });
  it("for a report of its owner without a sign-in, by the phone of the account", async () => {
    await office.post("/insurance", { ...eventOf(acting), phone: office.person(WHO).phone }, undefined, keyed());
    expect(await open()).toEqual(["event"]);
  });
  it("but not for what a stranger writes under its number", async () => {
    await office.post("/insurance", { ...eventOf(acting), phone: "+7 (700) 123-45-67" }, undefined, keyed());
    expect(await open()).toEqual([]);
  });
  it("but not for an agreement whose last day to sign has passed", async () => {
    await steps["agrees to change it"](acting);
    office.clock.now += 60 * 86_400_000;
    expect(await open()).toEqual([]);
  });
  it("but not for an expired code", async () => {
    await steps["shows a code to pay by"](acting);
    office.clock.now += 3_600_000;
    expect(await open()).toEqual([]);
  });
});

it("a change of beneficiaries waits for the decision about an event", async () => {
  await steps["reports an event"](acting);
  const { status, body } = await steps["changes it"](acting);
  expect([status, body["message"]]).toEqual([409, expect.stringContaining("страховом случае")]);
});

it("a pending agreement is not accepted after an event was reported", async () => {
  const { status, body } = await steps["agrees to end it"](acting);
  expect(status).toBe(200);
  await steps["reports an event"](acting);
  const requestID = String(body["requestID"]);
  const paper = (await office.post("/getAdditionalAgreement", { requestID }, acting.token)).body;
  const accepted = await office.post(
    "/postTerminationAgreement",
    { requestID, sha256: paper["sha256"], accept: true },
    acting.token,
    keyed(),
  );
  expect(accepted.status).toBe(409);
});

it("the end of a contract ends the consent to charge a card in the same moment", async () => {
  await steps["lets a card be charged"](acting);
  expect((await steps["ends it"](acting)).status).toBe(200);
  expect(await open()).toEqual(["payout"]);
});

it("a sum that falls due waits for the decision about an event, and is paid after it", async () => {
  const ripe = await contractOf(RIPE);
  const payouts = () => office.database.queries.selectFrom("payout").select("state").where("contract_id", "=", ripe.contractId).execute();
  await steps["reports an event"](ripe);
  const refused = await steps["names an account"](ripe);
  expect([refused.status, refused.body["message"]]).toEqual([409, expect.stringContaining("не пропадут")]);
  await decided();
  await setAccount(office, ripe.token, WHO, ripe.contractId);
  expect(await payouts()).toHaveLength(1);
});

it("a sum that falls due to an account in force waits for the decision too", async () => {
  const ripening = await contractOf({ ...RIPE, daysAgo: -10 });
  expect((await steps["names an account"](ripening)).status).toBe(200);
  await steps["reports an event"](ripening);
  office.clock.now += 12 * 86_400_000;
  await office.minuteLater();
  const payouts = () =>
    office.database.queries.selectFrom("payout").select("state").where("contract_id", "=", ripening.contractId).execute();
  expect(await payouts()).toEqual([]);
  await decided();
  await office.minuteLater();
  expect(await payouts()).toHaveLength(1);
});
