import { addDays, addMonths } from "@shanyraq/rules";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { benefitOf } from "../../domain/claim-papers/benefit-of.ts";
import { benefitPaper } from "../../domain/claim-papers/benefit-paper.ts";
import { caseOfStatement } from "../../domain/claims/claim-words.ts";
import { claimBenefitsOf } from "../../domain/ledger/benefits.ts";
import { houseBalances } from "../../domain/ledger/money/check-balances.ts";
import { contractById } from "../../domain/ledger/read.ts";
import { sealJson } from "../../platform/sealing/sealed-json.ts";
import { fullName } from "../../platform/server/full-name.ts";
import { today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { askedOpinion, givenOpinion } from "../../testing/claims/opinion.ts";
import { claimed, decidedBy, INSURED, insuredFor, reported, WIDOW, type Insured } from "../../testing/contracts/claimed.ts";

let office: BackOffice;
let employee: string;
let supervisor: string;
let day: string;
beforeEach(async () => {
  office = await backOffice();
  employee = await office.login("employee");
  supervisor = await office.login("supervisor");
  day = addDays(today(office.clock.now), -3);
});
afterEach(() => office.database.close());

const IBAN = "KZ86125KZT5004100100";
const own = () => ({ iin: office.person(INSURED).iin ?? "", accountHolder: fullName(office.person(INSURED)), iban: IBAN });
const worker = { name: "Karimov Aziz", passport: "AA1234567", birthDate: "1990-05-05", programme: "basic", citizenship: "UZ" };

async function claimOf(insured: Insured, event: string, account = own()) {
  return claimed(office, await reported(office, insured, day, event), account);
}
const read = async (id: string, token = employee) => (await office.post("/employee/cases/item", { kind: "statement", id }, token)).body;
const accept = (id: string, more: object = {}, token = employee) =>
  decidedBy(office, token, id, { decision: "acceptClaim", eventDay: day, ...more });
/** A medical expert has said what they find, as every claim of a large sum requires. */
const opined = async (id: string) => {
  await askedOpinion(office, id, employee);
  expect((await givenOpinion(office, id, await office.login("medic"))).status).toBe(200);
};
const ordered = async () => {
  office.payouts.bank.says = "paid";
  office.clock.now += 3_600_000;
  await office.minuteLater();
  return [...office.payouts.orders.values()].map(({ amount, iin, purpose }) => ({ amount, iin, purpose }));
};
const paperOf = async (id: string) => {
  const benefit = await benefitOf(office.database.queries, id, today(office.clock.now));
  if (!benefit) throw new Error("no benefit");
  return JSON.stringify(benefitPaper(benefit, "Несчастный случай", { is: "staff" }, "ru")).replaceAll("\u00a0", " ");
};

describe("a claim whose sum is found by what its papers show", () => {
  it("of an injury asks the reception for the rows of the table and the days of the chosen covers alone", async () => {
    const insured = await insuredFor(office, "accident", { inputs: { covers: ["trauma", "hospital"] } });
    const { id } = await claimOf(insured, "injury");
    const { measures, decisions, facts } = await read(id);
    expect((measures as readonly { readonly measure: string }[]).map(({ measure }) => measure)).toEqual(["injuries", "hospitalDays"]);
    expect(measures).toContainEqual({
      measure: "injuries",
      options: expect.arrayContaining([{ value: "rib", label: "Перелом одного или двух рёбер" }]),
    });
    expect(decisions).toContainEqual({ decision: "acceptClaim", takesTwo: false });
    expect(facts).toContainEqual({ fact: "claimOwed", value: "Сумму дают документы. Отметьте, что они показывают." });
  });
  it("of an injury is paid to whoever was insured, with its arithmetic on the paper, and the contract continues", async () => {
    const insured = await insuredFor(office, "accident", { inputs: { covers: ["trauma", "hospital"] } });
    const { id, number } = await claimOf(insured, "injury");
    const { body: unsaid } = await accept(id);
    expect(unsaid["errors"]).toEqual({ injuries: "Сумму дают документы. Отметьте, что они показывают." });
    const { body } = await accept(id, { injuries: ["collarbone", "rib"], sickDays: "", hospitalDays: "7" });
    expect(body).toMatchObject({ became: "decided" });
    expect(await ordered()).toEqual([{ amount: 300_000_00 + 30_000_00, iin: own().iin, purpose: number }]);
    const contract = await contractById(office.database.queries, insured.contractId, today(office.clock.now));
    expect(contract?.view).toMatchObject({
      status: "active",
      claims: [{ measures: { injuries: ["collarbone", "rib"], hospitalDays: 7 } }],
    });
    const paper = await paperOf(id);
    for (const words of [
      "«Травмы»: Перелом ключицы 7 %, Перелом одного или двух рёбер 3 %. Вместе 10 % от 3 000 000,00 ₸",
      "«Дни в больнице»: 7 дней, из них оплачено 5 дней, за каждый 0,2 % от 3 000 000,00 ₸",
      "330 000,00 ₸",
      "продолжается, как договорились",
    ])
      expect(paper).toContain(words);
  });
  it.each([
    [{ hospitalDays: 2 }, "hospitalDays"],
    [{ hospitalDays: 0 }, "hospitalDays"],
    [{ hospitalDays: "сто" }, "hospitalDays"],
  ])("with %o is refused at its field", async (more, field) => {
    const insured = await insuredFor(office, "accident", { inputs: { covers: ["hospital"] } });
    const { status, body } = await accept((await claimOf(insured, "hospital")).id, more);
    expect([status, Object.keys(body["errors"] as object)]).toEqual([400, [field]]);
  });
  it("of a large share takes two, and whoever agrees reads how it was found", async () => {
    const { id } = await claimOf(
      await insuredFor(office, "accident", { inputs: { covers: ["disability", "accidentalDisability"] } }),
      "disability",
    );
    await opined(id);
    expect((await accept(id, { disabilityGroup: "second", byAccident: true })).body).toMatchObject({ became: "proposed" });
    const { proposal } = await read(id, supervisor);
    const { owed } = proposal as { readonly owed: string };
    expect(owed.replaceAll("\u00a0", " ").split("\n")).toEqual([
      "«Инвалидность по любой причине»: вторая группа, 75 % от 3 000 000,00 ₸: 2 250 000,00 ₸",
      "«Инвалидность от несчастного случая»: вторая группа, 75 % от 3 000 000,00 ₸: 2 250 000,00 ₸",
      `${fullName(office.person(INSURED))}: 4 500 000,00 ₸`,
    ]);
    expect((await accept(id, { agree: true }, supervisor)).body).toMatchObject({ became: "decided" });
    expect(await ordered()).toMatchObject([{ amount: 4_500_000_00 }]);
  });
  it("that waits for a second person can be read by nobody who has the database alone", async () => {
    const { id } = await claimOf(await insuredFor(office, "accident", { inputs: { covers: ["disability"] } }), "disability");
    expect((await accept(id, { disabilityGroup: "first" })).body).toMatchObject({ became: "proposed" });
    const rows = await office.database.queries.selectFrom("proposed_decision").selectAll().execute();
    expect(rows.map(({ measures }) => typeof measures)).toEqual(["string"]);
    expect(JSON.stringify(rows)).not.toMatch(/disabilityGroup|first/);
  });
  it("whose measures were encrypted with a key that is gone is agreed to by nobody, and can be given back", async () => {
    const { id } = await claimOf(await insuredFor(office, "accident", { inputs: { covers: ["disability"] } }), "disability");
    await accept(id, { disabilityGroup: "first" });
    const gone = { keys: [{ kid: "gone", secret: new Uint8Array(32).fill(9) }] as const, random: office.options.random };
    const measures = sealJson({ disabilityGroup: "first" }, "any", gone);
    await sql`UPDATE proposed_decision SET measures = ${measures}::jsonb`.execute(office.database.queries);
    expect((await accept(id, { agree: true }, supervisor)).status).toBe(500);
    expect(office.log).toContainEqual(expect.objectContaining({ level: "error", reason: "NotOpened-keyMissing" }));
    expect((await accept(id, { agree: false }, supervisor)).status).toBe(200);
    expect((await accept(id, { disabilityGroup: "first" })).body).toMatchObject({ became: "proposed" });
  });
  it("of bills takes two however small they are, and is paid to the worker whom the papers name", async () => {
    const insured = await insuredFor(office, "migrant-vms", { beneficiaries: [], subjects: { people: [worker] } as never });
    const { id } = await claimOf(insured, "hospital", { iin: WIDOW.iin, accountHolder: worker.name, iban: IBAN });
    expect((await read(id))["measures"]).toEqual([
      { measure: "person", options: [{ value: worker.name, label: worker.name }] },
      { measure: "expenses", options: [] },
    ]);
    expect((await accept(id, { person: "Rahimov Aziz", expenses: "45 000" })).body["errors"]).toEqual({
      person: "Человека с таким именем договор не страхует.",
    });
    expect((await accept(id, { person: worker.name, expenses: "45 000,50" })).body).toMatchObject({ became: "proposed" });
    expect((await accept(id, { agree: true }, supervisor)).body).toMatchObject({ became: "decided" });
    expect(await office.database.queries.selectFrom("claim_share").select(["kind", "name", "birth_date", "amount"]).execute()).toEqual([
      { kind: "insured", name: worker.name, birth_date: worker.birthDate, amount: 45_000_50 },
    ]);
  });
});

describe("lost earnings of a worker whom their employer insured", () => {
  const hurt = { person: "Ахметов Дамир", lossPercent: 40, income: "350 000", fundPayment: "20 000", lossUntil: "" };
  const account = { iin: "910101300019", accountHolder: hurt.person, iban: IBAN };
  /** A policy of an employer that began two months ago; the accident was 40 days ago. */
  async function claimOfWorker(event = "injury") {
    day = addDays(today(office.clock.now), -40);
    const subjects = { bin: "150340012340", policyholder: "ТОО «Дала Құрылыс»" };
    const insured = await insuredFor(office, "employer-osns", { beneficiaries: [], subjects });
    return { insured, ...(await claimOf(insured, event, account)) };
  }
  const until = (months: number) => addMonths(day, months);
  async function acceptedByTwo(id: string, more: object) {
    expect((await accept(id, more)).body).toMatchObject({ became: "proposed" });
    expect((await accept(id, { agree: true }, supervisor)).body).toMatchObject({ became: "decided" });
  }
  const standing = async (id: string) => caseOfStatement(office.database.queries, id);

  it("are paid for the months that have started, and then every month until their last day, to the same account", async () => {
    const { id, insured } = await claimOfWorker();
    await acceptedByTwo(id, { ...hurt, lossUntil: until(4), expenses: "3 000 000" });
    // 40 % of 350,000 less 20,000, for two months, and bills up to 500 monthly indices.
    const MONTHLY = 120_000_00;
    const BILLS = 500 * 4_325_00;
    expect(await ordered()).toMatchObject([{ amount: 2 * MONTHLY + BILLS, iin: account.iin }]);
    expect(await standing(id)).toMatchObject({ is: "paid", next: until(2) });
    const paper = await paperOf(id);
    for (const words of ["40 % от 350 000,00 ₸ в месяц", "120 000,00 ₸ в месяц, 2 месяца", "Счета на 3 000 000,00 ₸"])
      expect(paper).toContain(words);
    for (const month of [2, 3]) {
      office.clock.now = Date.parse(`${until(month)}T07:00:00.000Z`);
      await office.minuteLater();
      await ordered();
      expect([...office.payouts.orders.values()].map(({ amount }) => amount).at(-1)).toBe(MONTHLY);
      expect(await standing(id)).toMatchObject({ is: "paid", ...(month === 2 && { next: until(3) }) });
    }
    expect(await standing(id)).not.toHaveProperty("next");
    office.clock.now = Date.parse(`${until(7)}T07:00:00.000Z`);
    await office.minuteLater();
    expect(office.payouts.orders.size).toBe(3);
    const { view } = (await contractById(office.database.queries, insured.contractId, today(office.clock.now))) ?? {};
    expect(claimBenefitsOf(view ?? { claims: [], moved: [] }).map(({ amount, paid }) => [amount, paid])).toEqual([
      [2 * MONTHLY + BILLS, 2 * MONTHLY + BILLS],
      [MONTHLY, MONTHLY],
      [MONTHLY, MONTHLY],
    ]);
    expect((await houseBalances(office.database)).faults).toEqual([]);
  });
  it("of months that nobody worked through are paid one after the other, and none twice", async () => {
    const { id } = await claimOfWorker();
    await acceptedByTwo(id, { ...hurt, lossUntil: until(6) });
    office.clock.now = Date.parse(`${until(8)}T07:00:00.000Z`);
    for (let round = 0; round < 8; round += 1) await office.minuteLater();
    // One round sends what is due in whatever order the database gives it.
    expect([...office.payouts.orders.values()].map(({ amount }) => amount).toSorted((one, other) => other - one)).toEqual([
      240_000_00,
      ...Array.from({ length: 4 }, () => 120_000_00),
    ]);
  });
  it("end before their term by two, with the reason to whoever claimed", async () => {
    const { id, number } = await claimOfWorker();
    await acceptedByTwo(id, { ...hurt, lossUntil: until(12) });
    await ordered();
    expect((await read(id))["decisions"]).toEqual([{ decision: "endEarnings", takesTwo: true }]);
    const { body: found } = await office.post("/getEmployeeReception", { number: number.toLowerCase() }, employee);
    expect(found["work"]).toMatchObject([{ id, name: number, deadline: null, isLate: false, isProposed: false }]);
    const words = "По заключению экспертизы вы снова можете работать.";
    const end = (token: string, more: object) => decidedBy(office, token, id, { decision: "endEarnings", ...more });
    expect((await end(employee, { words: "" })).status).toBe(400);
    expect((await end(employee, { words })).body).toMatchObject({ became: "proposed" });
    const { work } = (await office.post("/getEmployeeReception", { what: "claim" }, supervisor)).body as {
      readonly work?: readonly object[];
    };
    expect(work).toContainEqual(expect.objectContaining({ id, isProposed: true, isLate: false }));
    expect((await end(supervisor, { agree: true })).body).toMatchObject({ became: "decided" });
    office.clock.now = Date.parse(`${until(6)}T07:00:00.000Z`);
    await office.minuteLater();
    expect(office.payouts.orders.size).toBe(1);
    expect(await standing(id)).not.toHaveProperty("next");
    expect(office.inbox.some(({ text }) => text.includes(words))).toBe(true);
    expect((await read(id, await office.login("employee")))["decisions"]).toEqual([]);
  });
  it("of an income above the law's cap are of the cap", async () => {
    const { id } = await claimOfWorker();
    await acceptedByTwo(id, { ...hurt, income: "2 000 000", fundPayment: "", lossPercent: 100, lossUntil: until(2) });
    expect(await ordered()).toMatchObject([{ amount: 2 * 850_000_00 }]);
    expect(await standing(id)).not.toHaveProperty("next");
  });
  it("are not paid twice for the same months, and are for those of a new degree once the former payments have ended", async () => {
    const { id, insured } = await claimOfWorker();
    await acceptedByTwo(id, { ...hurt, lossUntil: until(12) });
    const again = async (more: object) => {
      const { id: next } = await claimOf(insured, "injury", account);
      return { next, body: (await accept(next, { ...hurt, lossUntil: until(12), ...more })).body };
    };
    const refused = { lossFrom: "За эти месяцы этому человеку уже платят по другому заявлению." };
    for (const more of [{}, { lossFrom: until(1) }, { person: "дамир ахметов", lossFrom: until(1) }])
      expect((await again(more)).body["errors"]).toEqual(refused);
    const end = (token: string, more: object) =>
      decidedBy(office, token, id, { decision: "endEarnings", words: "Степень изменилась: решение экспертизы.", ...more });
    await end(employee, {});
    await end(supervisor, { agree: true });
    expect((await again({ lossFrom: until(1) })).body["errors"]).toEqual(refused);
    office.clock.now = Date.parse(`${until(3)}T07:00:00.000Z`);
    [employee, supervisor] = [await office.login("employee"), await office.login("supervisor")];
    const { next, body } = await again({ lossFrom: until(2), lossPercent: 60 });
    expect(body).toMatchObject({ became: "proposed" });
    expect((await accept(next, { agree: true }, supervisor)).body).toMatchObject({ became: "decided" });
    const shares = await office.database.queries.selectFrom("claim_share").select("amount").where("claim_id", "=", next).execute();
    expect(shares).toEqual([{ amount: 2 * (210_000_00 - 20_000_00) }]);
  });
  it("of which only a part is said are an oversight, and bills may be claimed alone", async () => {
    const { id } = await claimOfWorker();
    const half = { person: hurt.person, lossPercent: 40, income: "350 000", expenses: "90 000" };
    expect((await accept(id, half)).body["errors"]).toEqual({ person: expect.stringContaining("Сумму дают документы") });
    expect((await accept(id, { ...half, income: "" })).body).toMatchObject({ became: "proposed" });
  });
  it("are paid for no longer than a century, whatever day was typed", async () => {
    const { id } = await claimOfWorker();
    await opined(id);
    await acceptedByTwo(id, { ...hurt, lossUntil: "9999-12-31" });
    const { rows } = await office.database.queries
      .selectFrom("claim_payment")
      .select(({ fn }) => fn.countAll().as("rows"))
      .executeTakeFirstOrThrow();
    expect(Number(rows)).toBe(1200 - 2);
  });
  it.each<[string, object, string, string]>([
    ["of a loss that the employer makes good", { lossPercent: 29 }, "lossPercent", "Меньше 30 %"],
    ["of a term that is over before it starts", { lossUntil: "2026-01-01" }, "lossUntil", "ничего не платят"],
    ["from a day to come", { lossFrom: "2036-01-01" }, "lossFrom", "ещё не наступил"],
    ["from a day before the event", { lossFrom: "2026-01-01" }, "lossFrom", ""],
    ["whose term nobody says", { lossUntil: "" }, "person", "Сумму дают документы"],
    ["of nobody", { person: "" }, "person", "Сумму дают документы"],
  ])("%s are refused with the reason at a field", async (_, more, field, words) => {
    const { id } = await claimOfWorker();
    const { errors } = (await accept(id, { ...hurt, lossUntil: until(4), ...more })).body;
    expect(errors).toEqual({ [field]: expect.stringContaining(words) });
  });
  it("of a worker who died are those of each whom they kept, with the funeral to whoever paid for it", async () => {
    const { id } = await claimOfWorker("death");
    await acceptedByTwo(id, { ...hurt, lossPercent: 25, fundPayment: "", lossUntil: until(120), expenses: "900 000" });
    expect(await ordered()).toMatchObject([{ amount: 2 * 87_500_00 + 100 * 4_325_00 }]);
    expect(await standing(id)).toMatchObject({ is: "paid", next: until(2) });
    expect(await paperOf(id)).toContain("продолжается, как договорились");
  });
});
