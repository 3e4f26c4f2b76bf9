import { addDays } from "@shanyraq/rules";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { WIDOW } from "../../testing/contracts/claimed.ts";
import { certificateOf, claimOfHeirs, HEIRS, namedByTwo } from "../../testing/contracts/heirs.ts";
import { keyed } from "../../testing/purchase.ts";
import { benefitOf } from "../claim-papers/benefit-of.ts";
import { benefitPaper } from "../claim-papers/benefit-paper.ts";
import { claimBenefitsOf } from "../ledger/benefits.ts";
import { ALL_RECORDED, fold } from "../ledger/fold.ts";
import { balanceFault } from "../ledger/money/balance-fault.ts";
import { booksOf } from "../ledger/money/books.ts";
import { eventsOf } from "../ledger/read.ts";
import { sharesOf } from "../claims/shares.ts";

const IBANS = { widow: WIDOW.iban, child: "KZ548562031000000001" };
let office: BackOffice;
let claim: Awaited<ReturnType<typeof claimOfHeirs>>;
beforeEach(async () => {
  office = await backOffice();
  claim = await claimOfHeirs(office);
});
afterEach(() => office.database.close());

const [WIDOWED, CHILD] = HEIRS;
const name = (heirs: readonly object[], number = "1-2345") =>
  namedByTwo(office, claim.id, { certificate: certificateOf(office, number), heirs });
async function owed() {
  const { queries } = office.database;
  const view = fold(await eventsOf(queries, claim.contractId), today(office.clock.now), ALL_RECORDED);
  if (!view) throw new Error("the contract is gone");
  return claimBenefitsOf(view).map(({ kind, name: who, amount, paid }) => ({ kind, who, amount, paid }));
}
async function balances(): Promise<void> {
  const books = await booksOf(office.database.queries, [claim.contractId], today(office.clock.now));
  for (const [, book] of books) expect(balanceFault(book)).toBeUndefined();
}
const standing = async () =>
  (await office.post("/status", { number: claim.number, phoneEnd: "6677" })).body["claim"] as Readonly<Record<string, unknown>>;
const account = (heir: { readonly name: string; readonly iin: string }, iban: string) =>
  office.post(
    "/insurance/account",
    { number: claim.number, phone: WIDOW.phone, iban, accountHolder: heir.name, iin: heir.iin },
    undefined,
    keyed(),
  );
async function banked(says: "paid" | "returned"): Promise<void> {
  office.payouts.bank.says = says;
  for (let round = 0; round < 2; round++) {
    office.clock.now += 61 * 60_000;
    await office.provider.work();
  }
}
const paperOf = async () => {
  const benefit = await benefitOf(office.database.queries, claim.id, today(office.clock.now));
  if (!benefit) throw new Error("the claim is not accepted");
  return JSON.stringify(benefitPaper(benefit, "Срочное страхование", { is: "staff" }, "ru"));
};
const factsOf = async () =>
  JSON.stringify(
    (await office.post("/employee/cases/item", { kind: "statement", id: claim.id }, await office.login("employee"))).body["facts"],
  );

describe("a share that waits for heirs", () => {
  it("is divided by two certificates one after another, to the tiyn, and what is left stays owed", async () => {
    const [whole] = await owed();
    const sum = whole?.amount ?? 0;
    expect((await name(HEIRS)).agreed.body).toMatchObject({ became: "decided" });
    const first = await owed();
    expect(first.map(({ kind }) => kind)).toEqual(["heirs", "heir", "heir"]);
    expect(first.map(({ amount }) => amount)).toEqual([sum - sum / 2 - Math.round(sum / 3), sum / 2, Math.round(sum / 3)]);
    const last = { name: "Волкова Дарья Ильинична", birthDate: "1988-08-08", numerator: 1, denominator: 6 };
    expect((await name([{ ...last, numerator: 1, denominator: 5 }], "2-1")).proposed.body["errors"]).toEqual({
      "heirs[0].numerator": "Это больше того, что осталось от доли (1/6). Сверьте части со свидетельством.",
    });
    expect((await name([last], "2-1")).agreed.body).toMatchObject({ became: "decided" });
    const shares = await owed();
    expect(shares.map(({ amount }) => amount)).toEqual([0, sum / 2, Math.round(sum / 3), first[0]?.amount]);
    expect(shares.reduce((all, { amount }) => all + amount, 0)).toBe(sum);
    // Of what was divided whole nothing is waited for any more.
    expect((await sharesOf(office.database.queries, claim.id)).map(({ kind }) => kind)).toEqual(["heir", "heir", "heir"]);
    expect(await paperOf()).not.toContain("не назвали");
    expect((await name([last], "3-1")).proposed.status).toBe(409);
    await balances();
  });
  it("is paid to each heir on an account of their own, a child's too, and again where the bank sends money back", async () => {
    await name([WIDOWED, { ...CHILD, numerator: 1, denominator: 2 }]);
    expect(await standing()).toMatchObject({ words: expect.stringContaining("родитель или опекун") as unknown });
    expect((await account({ ...WIDOWED, iin: CHILD.iin }, IBANS.child)).status).toBe(400);
    expect((await account(WIDOWED, IBANS.widow)).body).toMatchObject({ success: true });
    await banked("returned");
    expect(await standing()).toMatchObject({ words: expect.stringContaining("Банк вернул деньги") as unknown });
    expect((await account(WIDOWED, IBANS.widow)).body).toMatchObject({ success: true });
    expect((await account(CHILD, IBANS.child)).body).toMatchObject({ success: true });
    await banked("paid");
    expect(await standing()).toMatchObject({ words: expect.stringContaining("Деньги пришли") as unknown });
    expect((await owed()).filter(({ amount, paid }) => amount !== paid)).toEqual([]);
    await balances();
  });
  it("tells the claimant, the case and the paper who inherits by which certificate, and the claimant nothing of others' sums", async () => {
    await name(HEIRS);
    const facts = await factsOf();
    expect(facts).toContain("Волкова Анна Сергеевна, наследник (часть 1/2, свидетельство №\u00A01-2345)");
    expect(facts).toContain("Наследники, которых ещё не назвали");
    const paper = await paperOf();
    expect(paper).toContain("Нотариус Абенова С. К., Алматы");
    expect(paper).toContain('"1/3"');
    expect(paper).toContain('"1/6"');
    const event = await office.database.queries
      .selectFrom("statement_event")
      .select("words")
      .where("statement_id", "=", claim.id)
      .orderBy("seq", "desc")
      .executeTakeFirstOrThrow();
    expect(event.words).toContain("названы 2 наследника");
    expect(event.words).not.toContain("Егор");
  });
  it("whose heirs have theirs tells that the rest is kept", async () => {
    await name([WIDOWED]);
    await account(WIDOWED, IBANS.widow);
    await banked("paid");
    expect(await standing()).toMatchObject({ words: expect.stringContaining("Остальное сохраняется") as unknown });
  });
  it("is divided once where two agree at once", async () => {
    const employee = await office.login("employee");
    const supervisor = await office.login("supervisor");
    const decide = (token: string, more: object) =>
      office.post("/employee/cases/decide", { kind: "statement", id: claim.id, decision: "nameHeirs", ...more }, token, keyed());
    await decide(employee, { certificate: certificateOf(office), heirs: HEIRS });
    const answers = await Promise.all([decide(supervisor, { agree: true }), decide(supervisor, { agree: true })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await owed()).map(({ kind }) => kind)).toEqual(["heirs", "heir", "heir"]);
  });
  it("is divided whole or not at all: what fails on the way leaves neither event, share nor agreement", async () => {
    const { queries } = office.database;
    await sql`CREATE FUNCTION fail_heir() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'the process ends'; END $$ LANGUAGE plpgsql`.execute(
      queries,
    );
    await sql`CREATE TRIGGER fail_heir BEFORE INSERT ON claim_share FOR EACH ROW WHEN (NEW.no = 3) EXECUTE FUNCTION fail_heir()`.execute(
      queries,
    );
    const before = await owed();
    expect((await name(HEIRS)).agreed.status).toBe(500);
    expect(await owed()).toEqual(before);
    expect((await sharesOf(queries, claim.id)).map(({ kind }) => kind)).toEqual(["heirs"]);
    await sql`DROP TRIGGER fail_heir ON claim_share`.execute(queries);
    const again = await office.post(
      "/employee/cases/decide",
      { kind: "statement", id: claim.id, decision: "nameHeirs", agree: true },
      await office.login("supervisor"),
      keyed(),
    );
    expect(again.body).toMatchObject({ became: "decided" });
    expect((await owed()).map(({ kind }) => kind)).toEqual(["heirs", "heir", "heir"]);
  });
  it("keeps its past: on the day before it was divided it was owed to heirs who were not known", async () => {
    const { queries } = office.database;
    office.clock.now += 86_400_000;
    await name(HEIRS);
    const view = fold(await eventsOf(queries, claim.contractId), addDays(today(office.clock.now), -1));
    expect(view && claimBenefitsOf(view).map(({ kind }) => kind)).toEqual(["heirs"]);
  });
});
