import { brand } from "@shanyraq/brand";
import { locales } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { addDays, decimalOf, tiynOf, addMonths } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Calculation } from "../../platform/database/records/terms.ts";
import { premiumNotices } from "../../platform/messages/premium-notices.ts";
import { appendEvents } from "../../domain/ledger/append.ts";
import { lineOf } from "../../domain/products/lines/index.ts";
import { PROMISED_DAYS } from "../../domain/products/lines/ending.ts";
import type { Line } from "../../domain/products/lines/line.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { codeTo } from "../../testing/account.ts";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { agreed, askChange, digitsOf, identify, paidContract, signChange, type Wish } from "../../testing/contracts/change.ts";
import { filledForm } from "../../testing/filled-form.ts";
import { keyed, wrongCode } from "../../testing/purchase.ts";
import { structureFaults } from "../../testing/structure-faults.ts";
import { accountOf, agreedEnd, askEnd, requestEnd, confirmEnd, costOf, decideEnd, YESTERDAY } from "../../testing/contracts/termination.ts";

let office: BackOffice;
let token: string;
beforeEach(async () => {
  ({ office, token } = await signedInOffice("nothing"));
});
afterEach(() => office.database.close());

const WHO = "nothing";
const customer = () => office.person(WHO);
const contract = (wish: Wish = {}) => paidContract(office, customer().id, wish);
const card = async (id: string) =>
  ((await office.post("/user/contracts/", { id }, token)).body["data"] as Record<string, unknown>[])[0] ?? {};
const ids = ({ contractId, requestID, code }: { contractId: string; requestID: string; code: string }) => ({ contractId, requestID, code });
const cost = async (contractId: string, fields: object = {}) =>
  (await costOf(office, token, contractId, fields))["cost"] as Readonly<Record<string, string>>;
/** A premium, or a part of one, that is paid now. */
function pay(contractId: string, amount: number) {
  const data = { receipt: "KV-TEST", amount, method: "Kaspi QR" };
  return appendEvents(office.database.queries, contractId, [{ kind: "premiumPaid", at: moment(office.clock.now), data }], office.clock.now);
}
const loan = { product: "credit-life", loan: "5000000", loanRate: "20", months: "36" } as const;
const savings = { product: "senim", frequency: "monthly", sumAssured: "5000000", term: "10" } as const;

describe("a contract that was concluded a while ago", () => {
  it("gives everything back up to and with its fourteenth day, and says which day that is", async () => {
    const last = await contract({ monthsAgo: 0, daysAgo: PROMISED_DAYS });
    const overview = await costOf(office, token, last);
    expect(overview).toMatchObject({ coolingOffUntil: today(office.clock.now), cost: { way: "coolingOff", loss: "0.00" } });
    expect((await cost(last))["back"]).toBe((await card(last))["paid"]);
    const over = await contract({ monthsAgo: 0, daysAgo: PROMISED_DAYS + 1 });
    const later = await costOf(office, token, over);
    expect(later["coolingOffUntil"]).toBeUndefined();
    expect(later["cost"]).toMatchObject({ way: "unearned", withheld: "0.00" });
    expect(Number((later["cost"] as { back: string }).back)).toBeLessThan(Number((await card(over))["paid"]));
  });
  it("of which the cover begins later counts from that day", async () => {
    const contractId = await contract({ monthsAgo: 0, daysAgo: -20 });
    await pay(contractId, 100_000);
    expect(await costOf(office, token, contractId)).toMatchObject({ cost: { way: "coolingOff" } });
  });
  it("of savings gives its surrender value after three years, the one that its page shows", async () => {
    const contractId = await contract({ inputs: savings, monthsAgo: 36 });
    const value = String((await card(contractId))["surrender"]);
    expect(Number(value)).toBeGreaterThan(0);
    expect(await cost(contractId)).toMatchObject({ way: "surrender", back: value });
  });
  it("of savings gives nothing after one year, says why, and needs no account for it", async () => {
    const contractId = await contract({ inputs: savings, monthsAgo: 12 });
    expect(await cost(contractId)).toMatchObject({ way: "surrender", back: "0.00", why: expect.stringContaining("два года") as string });
    await identify(office, token, contractId, WHO);
    expect((await askEnd(office, token, contractId, {})).body).toMatchObject({ status: "ok" });
  });
  it("of savings gives back what was paid ahead, whole", async () => {
    const contractId = await contract({ inputs: savings, monthsAgo: 36 });
    const before = await cost(contractId);
    const tiyn = tiynOf(String((await card(contractId))["instalment"])) ?? 0;
    await pay(contractId, tiyn);
    expect((await cost(contractId))["back"]).toBe(decimalOf((tiynOf(before["back"] ?? "") ?? 0) + tiyn));
  });
  it("of a loan gives back by the law once the loan was repaid early: more than the tariff", async () => {
    const contractId = await contract({ inputs: loan, monthsAgo: 6 });
    expect(await costOf(office, token, contractId)).toMatchObject({ ofLoan: true, cost: { way: "unearned" } });
    const [standing, repaid] = [await cost(contractId), await cost(contractId, { repaidOn: today(office.clock.now) })];
    expect(repaid["way"]).toBe("loanRepaid");
    expect(Number(repaid["back"])).toBeGreaterThan(Number(standing["back"]));
    // 181 of 1096 days are used, and a tenth of the premium is kept at most.
    const share = Number(repaid["back"]) / Number(repaid["paid"]);
    expect(share).toBeGreaterThan(0.73);
    expect(share).toBeLessThan(0.74);
    for (const repaidOn of [addDays(today(office.clock.now), 1), "2020-01-01"])
      expect((await office.post("/contract/calcCancel", { contractId, repaidOn }, token)).status, repaidOn).toBe(400);
    const other = await contract({ monthsAgo: 6 });
    expect((await office.post("/contract/calcCancel", { contractId: other, repaidOn: today(office.clock.now) }, token)).status).toBe(400);
  });
  it("offers what costs less instead, where its line has it", async () => {
    const kinds = async (wish: Wish) =>
      ((await costOf(office, token, await contract(wish)))["alternatives"] as { kind: string }[]).map(({ kind }) => kind);
    expect(await kinds({ inputs: savings, monthsAgo: 36 })).toEqual(["paidUp"]);
    expect(await kinds({ inputs: { frequency: "annual" }, monthsAgo: 3 })).toEqual(["sumAssured", "frequency"]);
    expect(await kinds({ inputs: loan, monthsAgo: 6 })).toEqual([]);
  });
  it("tells who ends it shortly before it pays by itself what waiting brings, and on which day", async () => {
    const waiting = async (wish: Wish) => {
      const alternatives = (await costOf(office, token, await contract(wish)))["alternatives"] as { kind: string }[];
      return alternatives.find(({ kind }) => kind === "wait");
    };
    const day = today(office.clock.now);
    const wish = { inputs: { ...savings, term: "3" }, monthsAgo: 30 };
    expect(await waiting(wish)).toEqual({ kind: "wait", amount: expect.stringMatching(/^\d+\.00$/) as string, on: addMonths(day, 6) });
    expect(await waiting({ ...wish, monthsAgo: 18 })).toBeUndefined();
  });
});

describe("a contract ends", () => {
  it("by figures, a code and an agreement; then its money is sent, and its page says how far it has come", async () => {
    const made = await agreedEnd(office, token, WHO, YESTERDAY, { reason: "notNeeded" });
    expect(made.agreement).toMatchObject({
      kind: "termination",
      state: "waiting",
      fileName: expect.stringMatching(/^termination-/) as string,
    });
    const { paid, status } = await card(made.contractId);
    expect(status).toBe("active");
    expect((await costOf(office, token, made.contractId))["waiting"]).toMatchObject({ requestID: made.requestID });
    expect((await decideEnd(office, token, made)).body).toMatchObject({ status: "ok", back: paid });
    expect((await card(made.contractId))["status"]).toBe("cancelled");
    const tracker = async () => (await costOf(office, token, made.contractId))["tracker"] as { payout: Record<string, unknown> };
    expect(await tracker()).toMatchObject({ way: "coolingOff", back: paid, payout: { state: "ordered", iban: "KZ86…0100", sentOn: null } });

    await office.minuteLater();
    const [order] = [...office.payouts.orders.values()];
    expect(order).toMatchObject({ iban: "KZ86125KZT5004100100", amount: Math.round(Number(paid) * 100) });
    expect(order?.iin).toBe(customer().iin);
    expect((await tracker()).payout).toMatchObject({ state: "sent", endedOn: null });
    office.payouts.bank.says = "paid";
    office.clock.now += 15 * 60_000;
    await office.minuteLater();
    expect((await tracker()).payout).toMatchObject({ state: "paid" });
    await office.minuteLater();
    const keys = office.inbox.map(({ key }) => key);
    expect(keys.filter((key) => key.startsWith("ended/"))).toHaveLength(1);
    expect(keys.filter((key) => key.startsWith("payoutPaid/"))).toHaveLength(1);
    const papers = (await office.post("/getContractDocuments", { contractId: made.contractId }, token)).body["documents"] as {
      name: string;
    }[];
    expect(papers.some(({ name }) => name.startsWith("Соглашение о прекращении"))).toBe(true);
  });
  it("of savings is terminated, and nothing can be paid for it or changed in it any more", async () => {
    const made = await agreedEnd(office, token, WHO, { inputs: savings, monthsAgo: 36 });
    await decideEnd(office, token, made);
    expect(await card(made.contractId)).toMatchObject({ status: "terminated", next_due_date: null });
    expect(await costOf(office, token, made.contractId)).toMatchObject({
      refused: { reason: "ended" },
      messageError: expect.any(String) as string,
    });
    expect((await askChange(office, token, made.contractId)).status).toBeGreaterThanOrEqual(403);
  });
  it("with a premium overdue too, and nothing asks for that premium any more", async () => {
    const made = await agreedEnd(office, token, WHO, { monthsAgo: 6, unpaid: 3 });
    await office.minuteLater();
    const asks = () =>
      office.database.queries
        .selectFrom("notification")
        .select("key")
        .where(({ or, eb }) => or(premiumNotices(made.contractId).map((beginning) => eb("key", "like", `${beginning}%`))))
        .execute();
    expect(await asks()).not.toEqual([]);
    expect((await decideEnd(office, token, made)).status).toBe(200);
    await office.minuteLater();
    expect(await asks()).toEqual([]);
  });
  it("or stays, where its owner thinks better of it before they have signed", async () => {
    const made = await agreedEnd(office, token, WHO);
    expect((await decideEnd(office, token, made, false)).body).toMatchObject({ status: "ok" });
    expect((await card(made.contractId))["status"]).toBe("active");
    expect((await decideEnd(office, token, made)).status).toBe(409);
    expect((await costOf(office, token, made.contractId))["waiting"]).toBeUndefined();
    expect(office.payouts.orders.size).toBe(0);
  });
  it("by an agreement of which every language keeps the rules of PDF/UA", async () => {
    for (const lang of locales) {
      const contractId = await contract({ inputs: savings, monthsAgo: 36 });
      await identify(office, token, contractId, WHO);
      const input = { contractId, ...accountOf(customer()) };
      const { body } = await office.post("/contract/calcCancel/sendSMS", input, token, { ...keyed(), lang });
      await confirmEnd(office, token, { contractId, requestID: String(body["requestID"]), code: codeTo(office, customer().phone) });
      const { body: paper } = await office.post("/getAdditionalAgreement", { requestID: body["requestID"] }, token);
      const { company, name } = brand;
      const margins = [name[lang], company.legalName[lang], company.licence[lang], text(lang, "document.demo")];
      const running = `${margins.join(" ")} ${text(lang, "document.page", { page: 1, pages: 1 })}`;
      expect(structureFaults(Buffer.from(String(paper["data"]), "base64"), running), lang).toEqual([]);
    }
  });
});

describe("a contract is not ended", () => {
  it("in the cabinet where its line or its owner is another, and the reason says what to do", async () => {
    const replyTo = async (wish: Wish) =>
      (await costOf(office, token, await contract(wish)))["refused"] as { reason: string; message: string };
    const company = { policyholder: "ТОО «Тұлпар»", bin: "990340005977" };
    const filled = (slug: string) => filledForm(lineOf(slug) as Line) as Partial<Calculation>;
    const refused = await replyTo({ inputs: filled("employer-osns"), subjects: company });
    expect(refused).toMatchObject({ reason: "nobody", message: expect.stringContaining("обязательно") as string });
    expect(await replyTo({ inputs: loan, subjects: company })).toMatchObject({ reason: "company" });
    expect(await replyTo({ inputs: filled("payout-annuity") })).toMatchObject({ reason: "nobody" });
    expect(await replyTo({ monthsAgo: 0, unpaid: 1 })).toMatchObject({ reason: "unpaid" });
  });
  it("while a change of it waits to be decided; and a change is not begun while its end waits", async () => {
    const made = await agreed(office, token, WHO);
    expect((await costOf(office, token, made.contractId))["refused"]).toMatchObject({ reason: "change" });
    await signChange(office, token, made, false);
    const ending = await agreedEnd(office, token, WHO);
    expect((await office.post("/contract/calcChange", { contractId: ending.contractId }, token)).body["refused"]).toMatchObject({
      reason: "waiting",
    });
  });
  it("while its owner's own claim is open; a stranger's word about it hinders nobody", async () => {
    const contractId = await contract(YESTERDAY);
    const { number } = await card(contractId);
    const claim = {
      event: "injury",
      eventDate: today(office.clock.now),
      place: "Алматы",
      text: "Сломана рука на льду у дома.",
      claimant: "insured",
      contractNumber: String(number),
      name: "Илья Волков",
      phone: "+77010000001",
      email: "",
    };
    expect((await office.post("/insurance", claim, undefined, keyed())).status).toBe(200);
    expect((await costOf(office, token, contractId))["refused"]).toBeUndefined();
    expect((await office.post("/insurance", { ...claim, phone: customer().phone }, undefined, keyed())).status).toBe(200);
    expect((await costOf(office, token, contractId))["refused"]).toMatchObject({ reason: "claim" });
  });
  it("without a right account of its owner, and the field is told", async () => {
    const contractId = await contract(YESTERDAY);
    await identify(office, token, contractId, WHO);
    const good = accountOf(customer());
    const refused = async (fields: object) => (await askEnd(office, token, contractId, { ...good, ...fields })).body["errors"];
    expect(await refused({ iban: "KZ87 125K ZT50 0410 0100" })).toMatchObject({ iban: expect.any(String) as string });
    expect(await refused({ iban: "" })).toMatchObject({ iban: expect.any(String) as string });
    expect(await refused({ holder: "Сериков Нурлан" })).toMatchObject({ holder: expect.stringContaining("самого страхователя") as string });
    expect((await askEnd(office, token, contractId, good)).status).toBe(200);
  });
  it("by who has not shown in this session who they are (S31)", async () => {
    const contractId = await contract(YESTERDAY);
    expect((await askEnd(office, token, contractId, accountOf(customer()))).status).toBe(403);
    const made = await agreedEnd(office, token, WHO);
    const other = await office.login(WHO);
    expect((await decideEnd(office, other, made)).status).toBe(403);
    // Its code was right once: that is answered to whoever the account is of, and nothing follows from it.
    expect((await confirmEnd(office, other, ids(made))).status).toBe(409);
    office.clock.now += 31 * 60_000;
    expect((await decideEnd(office, token, made)).status).toBe(403);
    const shown = await office.post("/contract/calcCancel/verifyID", { contractId, code: digitsOf(customer()) }, token);
    expect(shown.body).toMatchObject({ status: "ok" });
    expect((await decideEnd(office, token, made)).status).toBe(200);
  });
  it("by a wrong code, and five of them are all there are", async () => {
    const requested = await requestEnd(office, token, WHO);
    const wrong = { ...requested, code: wrongCode(requested.code) };
    for (const left of [4, 3, 2, 1, 0]) expect((await confirmEnd(office, token, wrong)).body).toMatchObject({ attemptsLeft: left });
    expect((await confirmEnd(office, token, requested)).body).toMatchObject({ status: "error" });
  });
  it("by another's hand: neither their contract, nor their request, nor their agreement is there", async () => {
    const requested = await requestEnd(office, token, WHO);
    const made = await agreedEnd(office, token, WHO);
    const other = await office.login("overdue");
    const own = await paidContract(office, office.person("overdue").id, YESTERDAY);
    await identify(office, other, own, "overdue");
    expect((await office.post("/contract/calcCancel", { contractId: requested.contractId }, other)).status).toBe(404);
    expect((await askEnd(office, other, requested.contractId, accountOf(office.person("overdue")))).status).toBe(404);
    expect((await confirmEnd(office, other, requested)).status).toBe(404);
    expect((await confirmEnd(office, other, { ...requested, contractId: own })).status).toBe(404);
    expect((await decideEnd(office, other, made)).status).toBe(404);
  });
  it("by a code or an agreement that was given for a change, nor changed by those of its end", async () => {
    const end = await requestEnd(office, token, WHO);
    expect((await office.post("/contract/change", end, token, keyed())).status).toBe(404);
    const made = await agreedEnd(office, token, WHO);
    expect((await signChange(office, token, made)).status).toBe(404);
    const change = await agreed(office, token, WHO);
    expect((await decideEnd(office, token, change)).status).toBe(404);
    expect((await card(change.contractId))["status"]).toBe("active");
  });
  it("by sums that are no longer right: something was paid since, or the day is another", async () => {
    const made = await agreedEnd(office, token, WHO, { inputs: { frequency: "monthly" }, monthsAgo: 3, daysAgo: 2 });
    await pay(made.contractId, 100_000);
    expect((await decideEnd(office, token, made)).status).toBe(409);
    expect((await card(made.contractId))["status"]).toBe("active");
    expect((await decideEnd(office, token, { ...made, sha256: "0".repeat(64) })).status).toBe(409);
    const late = await requestEnd(office, token, WHO);
    office.clock.now += 31 * 60_000;
    const again = await office.login(WHO);
    await identify(office, again, late.contractId, WHO);
    expect((await confirmEnd(office, again, late)).status).toBe(409);
  });
});
