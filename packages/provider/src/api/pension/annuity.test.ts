import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { text } from "@shanyraq/i18n/text";
import { settleFund } from "../../domain/annuities/settle.ts";
import { contractById } from "../../domain/ledger/read.ts";
import { moment } from "../../platform/server/moment.ts";
import { HELD, uploaded } from "../../testing/papers.ts";
import { backOffice, START, type BackOffice } from "../../testing/back-office.ts";
import {
  ACCOUNT,
  agree,
  checkedCase,
  codedCase,
  concludedCase,
  growOld,
  holderOf,
  openedCase,
  payOwnMoney,
} from "../../testing/annuities/pension.ts";
import { keyed } from "../../testing/purchase.ts";
import { signRequest } from "../../testing/signing/sign-request.ts";
import { signersAt, type Signers } from "../../testing/signing/signers.ts";

const shows = "pension" as const;
const DAY_MS = 86_400_000;
let signers: Signers | undefined;
let office: BackOffice;
let token: string;
beforeEach(async () => {
  signers ??= await signersAt(START);
  office = await backOffice(undefined, { signatures: signers.signatures });
  token = await office.login(shows);
});
afterEach(() => office.database.close());

const of = () => ({ office, token, shows });
const caseOf = async (as = token) => (await office.post("/getClientPensInf", {}, as)).body["case"] as Record<string, unknown> | undefined;
const stage = async () => (await caseOf())?.["stage"];
const open = async (change: Record<string, unknown> = {}, as = token, who: Parameters<typeof growOld>[1] = shows) =>
  office.post(
    "/createApplicationPens",
    {
      operation: "open",
      hash: "b".repeat(32),
      calculation: await growOld(office, who),
      irrevocable: true,
      iban: ACCOUNT,
      holder: holderOf(office.person(who)),
      ...change,
    },
    as,
    keyed(),
  );

/** Signs the contract's papers with the customer's own key. */
async function sign(GUID: string) {
  if (!signers) throw new Error("there are keys");
  return signRequest({ office, token, signers, iin: office.person(shows).iin ?? "" }, GUID);
}
const signedCase = async () => {
  const made = await concludedCase(of());
  expect((await sign(made.sign)).body).toMatchObject({ status: "ok" });
  return made;
};
const viewOf = async (id: string) =>
  (await contractById(office.database.queries, id, new Date(office.clock.now).toISOString().slice(0, 10)))?.view;
const paid = (amount = 2_600_000_000, transfer = "F-1") => {
  office.fund.says.transfer = { state: "paid", transfer, amount, paidAt: new Date(office.clock.now).toISOString() };
};

describe("eligibility for an annuity", () => {
  it("is refused with directions for a foreigner without an IIN, and no case is opened for them", async () => {
    const foreigner = await office.login("nonResident");
    const { body } = await office.post("/getClientPensInf", { calculation: await growOld(office, shows) }, foreigner);
    expect(body["closed"]).toMatch(/ИИН/);
    expect((await open({}, foreigner)).status).toBe(409);
  });
});

describe("the fund and the bureau", () => {
  const ask = async () => (await office.post("/getPersonPA", {}, token)).body;

  it("are asked only with consent", async () => {
    await growOld(office, shows);
    expect(await ask()).toMatchObject({ success: false, standing: "noConsent" });
    await agree(office, token, shows);
    expect(await ask()).toMatchObject({ success: true, standing: "found", savings: "26400000.00", asOf: "2026-11-20" });
  });
  it("that know nothing or do not respond give a message with the next step, and the number is in no log", async () => {
    await agree(office, token, shows);
    expect(await ask()).toMatchObject({ standing: "notFound" });
    office.fund.line.broken = true;
    expect(await ask()).toMatchObject({ standing: "silent", message: expect.stringMatching(/выписк/) });
    expect(office.log).toContainEqual(expect.objectContaining({ event: "fund-silent" }));
    expect(JSON.stringify(office.log)).not.toContain(office.person(shows).iin);
  });
  it("have their answers deleted with the consent, which stays while a case is open", async () => {
    const requestID = await openedCase(of());
    const withdraw = () => office.post("/setPersonAgreements", { type: "ConsentPensionData", agree: false }, token, keyed());
    expect((await withdraw()).body).toMatchObject({ success: false, obligations: [{ kind: "pension" }] });
    await office.post("/user/applications/withdraw", { requestID }, token, keyed());
    expect((await withdraw()).body).toMatchObject({ success: true });
    expect(await office.database.queries.selectFrom("pension_lookup").selectAll().execute()).toEqual([]);
    expect(await ask()).toMatchObject({ standing: "noConsent" });
  });
});

describe("the request for an annuity", () => {
  const fieldsOf = async (change: Record<string, unknown>) => Object.keys(((await open(change)).body["errors"] ?? {}) as object);

  it("is for the customer's own life, account and savings, or the field says what is wrong", async () => {
    const calculation = await growOld(office, shows);
    expect(await fieldsOf({ irrevocable: false })).toEqual(["irrevocable"]);
    expect(await fieldsOf({ iban: "KZ86125KZT5004100101" })).toEqual(["iban"]);
    expect(await fieldsOf({ holder: "Волков Илья" })).toEqual(["holder"]);
    expect(await fieldsOf({ calculation: { ...calculation, birthDate: "1960-06-11" } })).toEqual(["calculation.birthDate"]);
    expect(await fieldsOf({ calculation: { ...calculation, savings: "1000000" } })).toEqual(["calculation.savings"]);
    await agree(office, token, shows);
    await office.post("/getPersonPA", {}, token);
    expect(await fieldsOf({ calculation: { ...calculation, savings: "27000000" } })).toEqual(["calculation.savings"]);
    expect(await caseOf()).toBeUndefined();
  });
  it("opens one case, even from several tabs", async () => {
    const both = await Promise.all([open(), open()]);
    expect(new Set(both.map(({ body }) => body["requestID"])).size).toBe(1);
  });
  it("with typed savings requires the fund's statement before it is approved", async () => {
    const requestID = String((await open()).body["requestID"]);
    const approve = () => office.post("/setApprovalApp", { requestID }, token, keyed());
    expect((await caseOf())?.["missing"]).toMatchObject([{ kind: "statement" }]);
    expect((await approve()).status).toBe(409);
    const files = [await uploaded(office)];
    for (const times of [1, 2])
      expect([
        times,
        (await office.post("/setFilePA", { requestID, files, verifier: HELD, kind: "statement" }, token, keyed())).status,
      ]).toEqual([times, 200]);
    expect((await caseOf())?.["files"]).toHaveLength(1);
    expect((await approve()).status).toBe(200);
    expect(await stage()).toBe("checking");
  });
});

describe("the comparison in accounting", () => {
  it("is awaited, announced by a notice after the page was closed, and asked for once", async () => {
    office.fund.says.checks = { kdp: { standing: "pending" }, agreement: { standing: "approved" } };
    const requestID = await openedCase(of());
    await office.post("/setApprovalApp", { requestID }, token, keyed());
    expect((await office.post("/getCheckKDP", { requestID }, token)).body).toMatchObject({ status_1C: "pending" });
    office.fund.says.checks.kdp = { standing: "approved" };
    await office.minuteLater();
    expect(await stage()).toBe("checked");
    await office.minuteLater();
    const { body } = await office.post("/getNotifications", {}, token);
    expect(JSON.stringify(body).match(/согласованы/g)).toHaveLength(1);
  });
  it("that refuses says why, and the request can be changed", async () => {
    office.fund.says.checks.kdp = { standing: "refused", reason: "Выписка не читается" };
    const requestID = await checkedCase(of());
    expect(await caseOf()).toMatchObject({ stage: "refused", refusal: expect.stringContaining("Выписка не читается") });
    expect((await office.post("/getCheckKDP", { requestID }, token)).body).toMatchObject({
      status_1C: "refused",
      reason: "Выписка не читается",
    });
    expect((await open()).body["requestID"]).toBe(requestID);
    expect(await stage()).toBe("opened");
  });
  it("that does not respond leaves the case waiting", async () => {
    office.fund.line.accountingBroken = true;
    await checkedCase(of());
    expect(await stage()).toBe("checking");
  });
  it("is repeated once the approval sheet has expired", async () => {
    const requestID = await checkedCase(of());
    office.clock.now += 31 * DAY_MS;
    token = await office.login(shows);
    expect((await office.post("/getApprovalSheetValid", { requestID }, token)).body).toMatchObject({ valid: false });
    expect((await office.post("/sentAppOtp", { requestID }, token)).status).toBe(409);
    await office.post("/setApprovalApp", { requestID }, token, keyed());
    expect((await office.post("/getApprovalSheetValid", { requestID }, token)).body["list"]).toHaveLength(2);
    expect(await stage()).toBe("checking");
    const early = (await office.post("/sentAppOtp", { requestID }, token)).body;
    expect(early["message"]).toBe(text("ru", "error.pension.unchecked"));
  });
});

describe("the application and its contract", () => {
  it("follow the code for the bytes that were read, and for no others", async () => {
    const { requestID, hash, code } = await codedCase(of());
    expect((await office.post("/setAppOtp", { requestID, hash: "0".repeat(64), code }, token)).status).toBe(409);
    const wrong = code === "000000" ? "111111" : "000000";
    expect((await office.post("/setAppOtp", { requestID, hash, code: wrong }, token)).body).toMatchObject({
      success: false,
      attemptsLeft: 4,
    });
    expect((await office.post("/createApplicationPens", { operation: "submit", requestID }, token, keyed())).status).toBe(409);
    expect((await office.post("/setAppOtp", { requestID, hash, code }, token)).body).toMatchObject({ success: true });
    expect(await stage()).toBe("confirmed");
    expect((await office.post("/createContractPens", { requestID }, token, keyed())).status).toBe(409);
  });
  it("make one contract, however often they are requested", async () => {
    const { requestID, contractId } = await concludedCase(of());
    const again = await Promise.all([1, 2].map(() => office.post("/createContractPens", { requestID }, token, keyed())));
    expect(again.map(({ body }) => body["contractId"])).toEqual([contractId, contractId]);
    expect(await viewOf(contractId)).toMatchObject({ status: "awaiting_payment", paid: 0 });
  });
  it("can no longer be given up, and only the fund can pay", async () => {
    const { requestID, contractId } = await concludedCase(of());
    expect((await office.post("/user/applications/withdraw", { requestID }, token, keyed())).status).toBe(409);
    const { status, body } = await office.post("/user/contracts/pay", { contractId }, token, keyed());
    expect([status >= 400 || body["success"] === false, body["hash"]]).toEqual([true, undefined]);
  });
});

describe("the fund's transfer", () => {
  it("is requested once the contract is signed, and not before", async () => {
    const { sign: GUID } = await concludedCase(of());
    await office.minuteLater();
    expect(office.fund.transfers).toEqual([]);
    await sign(GUID);
    await office.minuteLater();
    expect(office.fund.transfers).toMatchObject([{ amount: 2_600_000_000, iin: office.person(shows).iin }]);
    expect(await stage()).toBe("asked");
    // Five working days from Saturday 21 November.
    expect((await caseOf())?.["steps"]).toContainEqual({ step: "transfer", state: "now", by: "2026-11-27" });
  });
  it("is the premium once, however often it is reported and by however many workers", async () => {
    const { contractId } = await signedCase();
    await office.minuteLater();
    paid();
    await Promise.all([office.minuteLater(), office.provider.work()]);
    await office.minuteLater();
    const view = await viewOf(contractId);
    expect(view).toMatchObject({ status: "active", paid: 2_600_000_000, payments: [{ method: "ЕНПФ" }] });
    expect(await stage()).toBeUndefined();
    const last = (await office.post("/getClientPensInf", { hash: undefined }, token)).body["case"];
    expect(last).toBeUndefined();
    expect(office.inbox.filter(({ key }) => key.startsWith("pensionInForce/"))).toHaveLength(1);
  });
  it("is the premium once, even if two processes learn of it before either has stored it", async () => {
    const { contractId } = await signedCase();
    await office.minuteLater();
    const { id } = await office.database.queries.selectFrom("pension_case").select("id").executeTakeFirstOrThrow();
    const paidAt = moment(office.clock.now);
    for (let times = 0; times < 2; times += 1)
      await settleFund(office.options, id, { state: "paid", transfer: "T-1", amount: 2_600_000_000, paidAt }, office.clock.now);
    expect(await viewOf(contractId)).toMatchObject({ paid: 2_600_000_000 });
  });
  it("of another sum does not become a premium: a person examines it", async () => {
    const { contractId } = await signedCase();
    paid(2_500_000_000);
    await office.minuteLater();
    await office.minuteLater();
    expect((await viewOf(contractId))?.paid).toBe(0);
    expect(office.log).toContainEqual(expect.objectContaining({ event: "pension-transfer-differs" }));
  });
  it("that the fund refuses leaves no contract, and the reason is shown", async () => {
    const { contractId } = await signedCase();
    office.fund.says.transfer = { state: "refused", reason: "Наложен арест" };
    await office.minuteLater();
    await office.minuteLater();
    expect((await viewOf(contractId))?.status).toBe("cancelled");
    expect((await open()).status).toBe(200);
  });
  it("that the fund refuses after own money came leaves that money owed back, and the customer is notified once", async () => {
    const made = await concludedCase({ ...of(), change: { savings: "20000000", contribution: "6000000" } });
    await sign(made.sign);
    await payOwnMoney(office, token);
    office.fund.says.transfer = { state: "refused", reason: "Наложен арест" };
    await Promise.all([office.minuteLater(), office.provider.work()]);
    await office.minuteLater();
    expect(await viewOf(made.contractId)).toMatchObject({ status: "cancelled", paid: 600_000_000 });
    const back = office.database.queries.selectFrom("payment").select(["refund_due", "refund_amount"]).where("state", "=", "paid");
    expect(await back.execute()).toEqual([{ refund_due: true, refund_amount: 600_000_000 }]);
    expect(office.inbox.filter(({ key }) => key.startsWith("pensionReturned/"))).toHaveLength(1);
  });
  it("with own money puts the contract in force when both have come", async () => {
    const made = await concludedCase({ ...of(), change: { savings: "20000000", contribution: "6000000" } });
    await sign(made.sign);
    paid(2_000_000_000);
    await office.minuteLater();
    await office.minuteLater();
    expect(await stage()).toBe("asked");
    await payOwnMoney(office, token);
    await office.minuteLater();
    expect(await viewOf(made.contractId)).toMatchObject({ status: "active", paid: 2_600_000_000 });
  });
});
