import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Calculation } from "../../platform/database/records/terms.ts";
import { appendEvents } from "../../domain/ledger/append.ts";
import { lineOf } from "../../domain/products/lines/index.ts";
import type { Line } from "../../domain/products/lines/line.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { agreed, digitsOf, identify, paidContract, signChange, type Wish } from "../../testing/contracts/change.ts";
import { filledForm } from "../../testing/filled-form.ts";
import { keyed, wrongCode } from "../../testing/purchase.ts";
import {
  accountOf,
  agreedTermination,
  openTermination,
  requestTermination,
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
const ids = ({ contractId, requestID, code }: { contractId: string; requestID: string; code: string }) => ({ contractId, requestID, code });
/** A premium, or a part of one, that is paid now. */
function pay(contractId: string, amount: number) {
  const data = { receipt: "KV-TEST", amount, method: "Kaspi QR" };
  return appendEvents(office.database.queries, contractId, [{ kind: "premiumPaid", at: moment(office.clock.now), data }], office.clock.now);
}
const loan = { product: "credit-life", loan: "5000000", loanRate: "20", months: "36" } as const;

describe("a contract cannot be ended", () => {
  it("in the cabinet when its line or its owner does not allow it, and the reason says what to do", async () => {
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
  it("while a change of it awaits a decision; and a change cannot start while the termination is pending", async () => {
    const made = await agreed(office, token, WHO);
    expect((await costOf(office, token, made.contractId))["refused"]).toMatchObject({ reason: "change" });
    await signChange(office, token, made, false);
    const ending = await agreedTermination(office, token, WHO);
    expect((await office.post("/contract/calcChange", { contractId: ending.contractId }, token)).body["refused"]).toMatchObject({
      reason: "waiting",
    });
  });
  it("while its owner's own claim is open; a stranger's report about it does not prevent it", async () => {
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
  it("without a valid account of its owner, and the error names the field", async () => {
    const contractId = await contract(YESTERDAY);
    await identify(office, token, contractId, WHO);
    const good = accountOf(customer());
    const refused = async (fields: object) => (await openTermination(office, token, contractId, { ...good, ...fields })).body["errors"];
    expect(await refused({ iban: "KZ87 125K ZT50 0410 0100" })).toMatchObject({ iban: expect.any(String) as string });
    expect(await refused({ iban: "" })).toMatchObject({ iban: expect.any(String) as string });
    expect(await refused({ holder: "Сериков Нурлан" })).toMatchObject({ holder: expect.stringContaining("самого страхователя") as string });
    expect((await openTermination(office, token, contractId, good)).status).toBe(200);
  });
  it("without an identification in this session (S31)", async () => {
    const contractId = await contract(YESTERDAY);
    expect((await openTermination(office, token, contractId, accountOf(customer()))).status).toBe(403);
    const made = await agreedTermination(office, token, WHO);
    const other = await office.login(WHO);
    expect((await decideTermination(office, other, made)).status).toBe(403);
    // Its code was right once: the owner of the account gets that answer, and nothing follows from it.
    expect((await confirmTermination(office, other, ids(made))).status).toBe(409);
    office.clock.now += 31 * 60_000;
    expect((await decideTermination(office, token, made)).status).toBe(403);
    const shown = await office.post("/contract/calcCancel/verifyID", { contractId, code: digitsOf(customer()) }, token);
    expect(shown.body).toMatchObject({ status: "ok" });
    expect((await decideTermination(office, token, made)).status).toBe(200);
  });
  it("by a wrong code, of which five are allowed", async () => {
    const requested = await requestTermination(office, token, WHO);
    const wrong = { ...requested, code: wrongCode(requested.code) };
    for (const left of [4, 3, 2, 1, 0]) expect((await confirmTermination(office, token, wrong)).body).toMatchObject({ attemptsLeft: left });
    expect((await confirmTermination(office, token, requested)).body).toMatchObject({ status: "error" });
  });
  it("by another customer, who finds neither the contract, nor the request, nor the agreement", async () => {
    const requested = await requestTermination(office, token, WHO);
    const made = await agreedTermination(office, token, WHO);
    const other = await office.login("overdue");
    const own = await paidContract(office, office.person("overdue").id, YESTERDAY);
    await identify(office, other, own, "overdue");
    expect((await office.post("/contract/calcCancel", { contractId: requested.contractId }, other)).status).toBe(404);
    expect((await openTermination(office, other, requested.contractId, accountOf(office.person("overdue")))).status).toBe(404);
    expect((await confirmTermination(office, other, requested)).status).toBe(404);
    expect((await confirmTermination(office, other, { ...requested, contractId: own })).status).toBe(404);
    expect((await decideTermination(office, other, made)).status).toBe(404);
  });
  it("by a code or an agreement that was given for a change, nor changed by those of its end", async () => {
    const end = await requestTermination(office, token, WHO);
    expect((await office.post("/contract/change", end, token, keyed())).status).toBe(404);
    const made = await agreedTermination(office, token, WHO);
    expect((await signChange(office, token, made)).status).toBe(404);
    const change = await agreed(office, token, WHO);
    expect((await decideTermination(office, token, change)).status).toBe(404);
    expect((await card(change.contractId))["status"]).toBe("active");
  });
  it("by sums that are out of date: something was paid since, or the day is another", async () => {
    const made = await agreedTermination(office, token, WHO, { inputs: { frequency: "monthly" }, monthsAgo: 3, daysAgo: 2 });
    await pay(made.contractId, 100_000);
    expect((await decideTermination(office, token, made)).status).toBe(409);
    expect((await card(made.contractId))["status"]).toBe("active");
    expect((await decideTermination(office, token, { ...made, sha256: "0".repeat(64) })).status).toBe(409);
    const late = await requestTermination(office, token, WHO);
    office.clock.now += 31 * 60_000;
    const again = await office.login(WHO);
    await identify(office, again, late.contractId, WHO);
    expect((await confirmTermination(office, again, late)).status).toBe(409);
  });
});
