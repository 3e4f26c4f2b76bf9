import { brand } from "@shanyraq/brand";
import { locales } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { addDays, decimalOf, tiynOf, addMonths } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { premiumNotices } from "../../platform/messages/premium-notices.ts";
import { appendEvents } from "../../domain/ledger/append.ts";
import { PROMISED_DAYS } from "../../domain/products/lines/ending.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { codeTo } from "../../testing/account.ts";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { askChange, identify, paidContract, type Wish } from "../../testing/contracts/change.ts";
import { keyed } from "../../testing/purchase.ts";
import { structureFaults } from "../../testing/structure-faults.ts";
import { pageFaults } from "../../testing/page-faults.ts";
import {
  accountOf,
  agreedTermination,
  openTermination,
  confirmTermination,
  costOf,
  decideTermination,
  YESTERDAY,
} from "../../testing/contracts/termination.ts";

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
const cost = async (contractId: string, fields: object = {}) =>
  (await costOf(office, token, contractId, fields))["cost"] as Readonly<Record<string, string>>;
/** A premium, or a part of one, that is paid now. */
function pay(contractId: string, amount: number) {
  const data = { receipt: "KV-TEST", amount, method: "Kaspi QR" };
  return appendEvents(office.database.queries, contractId, [{ kind: "premiumPaid", at: moment(office.clock.now), data }], office.clock.now);
}
const loan = { product: "credit-life", loan: "5000000", loanRate: "20", months: "36" } as const;
const savings = { product: "senim", frequency: "monthly", sumAssured: "5000000", term: "10" } as const;

describe("a contract that was concluded some time ago", () => {
  it("gives everything back up to and including its fourteenth day, and says which day that is", async () => {
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
  it("whose cover begins later counts from that day", async () => {
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
  it("of savings gives nothing after one year, says why, and requires no account for it", async () => {
    const contractId = await contract({ inputs: savings, monthsAgo: 12 });
    expect(await cost(contractId)).toMatchObject({ way: "surrender", back: "0.00", why: expect.stringContaining("два года") as string });
    await identify(office, token, contractId, WHO);
    expect((await openTermination(office, token, contractId, {})).body).toMatchObject({ status: "ok" });
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
  it("offers a cheaper alternative if its line has one", async () => {
    const kinds = async (wish: Wish) =>
      ((await costOf(office, token, await contract(wish)))["alternatives"] as { kind: string }[]).map(({ kind }) => kind);
    expect(await kinds({ inputs: savings, monthsAgo: 36 })).toEqual(["paidUp"]);
    expect(await kinds({ inputs: { frequency: "annual" }, monthsAgo: 3 })).toEqual(["sumAssured", "frequency"]);
    expect(await kinds({ inputs: loan, monthsAgo: 6 })).toEqual([]);
  });
  it("shows, shortly before a benefit falls due, the amount and the day that waiting brings", async () => {
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
  it("by figures, a code and an agreement; then its money is sent, and its page shows the progress", async () => {
    const made = await agreedTermination(office, token, WHO, YESTERDAY, { reason: "notNeeded" });
    expect(made.agreement).toMatchObject({
      kind: "termination",
      state: "waiting",
      fileName: expect.stringMatching(/^termination-/) as string,
    });
    const { paid, status } = await card(made.contractId);
    expect(status).toBe("active");
    expect((await costOf(office, token, made.contractId))["waiting"]).toMatchObject({ requestID: made.requestID });
    expect((await decideTermination(office, token, made)).body).toMatchObject({ status: "ok", back: paid });
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
  it("of savings is terminated, and can no longer be paid for or changed", async () => {
    const made = await agreedTermination(office, token, WHO, { inputs: savings, monthsAgo: 36 });
    await decideTermination(office, token, made);
    expect(await card(made.contractId)).toMatchObject({ status: "terminated", next_due_date: null });
    expect(await costOf(office, token, made.contractId)).toMatchObject({
      refused: { reason: "ended" },
      messageError: expect.any(String) as string,
    });
    expect((await askChange(office, token, made.contractId)).status).toBeGreaterThanOrEqual(403);
  });
  it("with a premium overdue too, and that premium is no longer requested", async () => {
    const made = await agreedTermination(office, token, WHO, { monthsAgo: 6, unpaid: 3 });
    await office.minuteLater();
    const asks = () =>
      office.database.queries
        .selectFrom("notification")
        .select("key")
        .where(({ or, eb }) => or(premiumNotices(made.contractId).map((beginning) => eb("key", "like", `${beginning}%`))))
        .execute();
    expect(await asks()).not.toEqual([]);
    expect((await decideTermination(office, token, made)).status).toBe(200);
    await office.minuteLater();
    expect(await asks()).toEqual([]);
  });
  it("or stays in force, if its owner changes their mind before they have signed", async () => {
    const made = await agreedTermination(office, token, WHO);
    expect((await decideTermination(office, token, made, false)).body).toMatchObject({ status: "ok" });
    expect((await card(made.contractId))["status"]).toBe("active");
    expect((await decideTermination(office, token, made)).status).toBe(409);
    expect((await costOf(office, token, made.contractId))["waiting"]).toBeUndefined();
    expect(office.payouts.orders.size).toBe(0);
  });
  it("by an agreement whose every language follows the rules of PDF/UA, and whose page says what its sheets say", async () => {
    for (const lang of locales) {
      const contractId = await contract({ inputs: savings, monthsAgo: 36 });
      await identify(office, token, contractId, WHO);
      const input = { contractId, ...accountOf(customer()) };
      const { body } = await office.post("/contract/calcCancel/sendSMS", input, token, { ...keyed(), lang });
      await confirmTermination(office, token, { contractId, requestID: String(body["requestID"]), code: codeTo(office, customer().phone) });
      const { body: paper } = await office.post("/getAdditionalAgreement", { requestID: body["requestID"] }, token);
      const { company, name } = brand;
      const margins = [name[lang], company.legalName[lang], company.licence[lang], text(lang, "document.demo")];
      const running = `${margins.join(" ")} ${text(lang, "document.page", { page: 1, pages: 1 })}`;
      expect(structureFaults(Buffer.from(String(paper["data"]), "base64"), running), lang).toEqual([]);
      expect(await pageFaults(paper["data"]), lang).toEqual([]);
    }
  });
});
