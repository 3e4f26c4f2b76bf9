import type { Block } from "@shanyraq/documents";
import { locales } from "@shanyraq/i18n";
import { addDays } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { claimBenefitsOf } from "../ledger/benefits.ts";
import { contractById } from "../ledger/read.ts";
import { fullName } from "../../platform/server/full-name.ts";
import { today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { claimed, decidedBy, INSURED, insuredFor, named, reported, WIDOW, type Insured } from "../../testing/contracts/claimed.ts";
import { pageFaults } from "../../testing/page-faults.ts";
import { withPoppler } from "../../testing/poppler.ts";
import { benefitOf } from "./benefit-of.ts";
import { benefitPaper } from "./benefit-paper.ts";

const [spouse, child] = named;
if (!spouse || !child) throw new Error("two are named");
let office: BackOffice;
let day: string;
beforeEach(async () => {
  office = await backOffice();
  day = addDays(today(office.clock.now), -3);
});
afterEach(() => office.database.close());

type Terms = NonNullable<Parameters<typeof insuredFor>[2]>;
interface Event {
  readonly product: string;
  readonly terms?: Terms;
  readonly event?: string;
  readonly byAccident?: boolean;
  readonly account?: Parameters<typeof claimed>[2];
  readonly daysLate?: number;
  /** Days from the start of these tests to the event. */
  readonly waits?: number;
}

interface Accepted extends Insured {
  readonly claimId: string;
  readonly claim: string;
  readonly report: string;
}

/** A claim of an event that two of the staff have accepted. */
async function accepted({ product, terms, event, byAccident = true, account, daysLate, waits = 0 }: Event): Promise<Accepted> {
  const insured = await insuredFor(office, product, terms);
  office.clock.now += waits * 86_400_000;
  day = addDays(day, waits);
  const report = await reported(office, insured, day, event);
  const { id: claimId, number: claim } = await claimed(office, report, account);
  if (daysLate !== undefined) {
    const { deadline } = await office.database.queries
      .selectFrom("statement")
      .select("deadline")
      .where("id", "=", claimId)
      .executeTakeFirstOrThrow();
    office.clock.now = Date.parse(`${addDays(deadline, daysLate)}T07:00:00.000Z`);
  }
  const decision = { decision: "acceptClaim", eventDay: day, byAccident, words: "" };
  const { body } = await decidedBy(office, await office.login("employee"), claimId, decision);
  if (body["became"] === "proposed")
    await decidedBy(office, await office.login("supervisor"), claimId, { decision: "acceptClaim", agree: true });
  return { ...insured, claimId, claim, report };
}

const flat = (blocks: readonly Block[]): readonly Block[] => blocks.flatMap((one) => (one.kind === "together" ? flat(one.blocks) : [one]));
/** "−1 250,50 ₸" as tiyn. */
const tiynIn = (words: string): number =>
  Math.round(
    Number(
      words
        .replaceAll(/[\s\u00a0₸]/g, "")
        .replace("−", "-")
        .replace(",", "."),
    ) * 100,
  );

/** What the staff's paper of a claim says in figures. */
async function figures({ claimId }: Accepted) {
  const benefit = await benefitOf(office.database.queries, claimId, today(office.clock.now));
  if (!benefit) throw new Error("the claim was accepted");
  const blocks = flat(benefitPaper(benefit, "Жизнь", { is: "staff" }, "ru"));
  const tables = blocks.filter((one) => one.kind === "table");
  const facts = blocks.flatMap((one) => (one.kind === "facts" ? one.facts : []));
  const columnSum = (rows: readonly (readonly string[])[], column: number) =>
    rows.reduce((sum, row) => sum + tiynIn(row.at(column) ?? ""), 0);
  const [found, owed] = tables;
  const rows = found?.rows ?? [];
  const values = (name: string) => facts.filter((one) => one.name === name).map(({ value }) => tiynIn(value));
  return {
    parts: columnSum(rows.slice(0, -1), -1),
    divided: columnSum(rows.slice(-1), -1),
    owed: (owed?.rows ?? []).map((row) => tiynIn(row.at(-1) ?? "")),
    late: owed?.columns.length === 5 ? columnSum(owed.rows, -2) : 0,
    gone: values("Отправлено в банк"),
    left: values("Осталось выплатить"),
  };
}

/** Compares the paper with the ledger, the rows of the shares and the orders for the bank. */
async function holds(one: Accepted) {
  const paper = await figures(one);
  const { queries } = office.database;
  const view = (await contractById(queries, one.contractId, today(office.clock.now)))?.view;
  const ledger = view ? claimBenefitsOf(view) : [];
  const shares = await queries
    .selectFrom("claim_share")
    .select(["id", "amount"])
    .where("claim_id", "=", one.claimId)
    .orderBy("no")
    .execute();
  const orders = await queries
    .selectFrom("payout")
    .select(["claim_share_id", "amount", "state"])
    .where("contract_id", "=", one.contractId)
    .execute();
  const ordered = shares.map(({ id }) =>
    orders
      .filter((order) => order.claim_share_id === id && order.state !== "returned")
      .reduce((sum, { amount }) => sum + Number(amount), 0),
  );
  expect(paper.owed).toEqual(ledger.map(({ amount }) => amount));
  expect(paper.owed).toEqual(shares.map(({ amount }) => Number(amount)));
  expect(paper.gone).toEqual(ledger.map(({ paid }) => paid));
  expect(paper.gone).toEqual(ordered);
  expect(paper.left).toEqual(ledger.map(({ amount, paid }) => amount - paid));
  expect(paper.parts).toBe(paper.divided);
  expect(paper.divided + paper.late).toBe(paper.owed.reduce((sum, amount) => sum + amount, 0));
  return { ...paper, accepted: view?.claims[0] };
}

describe("the paper of a benefit says to the tiyn what the ledger and the orders for the bank say", () => {
  it("of a death with two beneficiaries, one of whom has given no account", async () => {
    const paper = await holds(await accepted({ product: "term-life" }));
    expect(paper.owed).toEqual([3_000_000_00, 2_000_000_00]);
    expect(paper.gone).toEqual([3_000_000_00, 0]);
  });
  it("of a death by accident, with the chosen cover as a part of its own", async () => {
    const { accepted: event, parts } = await holds(
      await accepted({ product: "term-life", terms: { inputs: { riders: ["accidentalDeath"] } } }),
    );
    expect(event?.parts?.map(({ of }) => of)).toEqual(["contract", "cover"]);
    expect(parts).toBe(10_000_000_00);
  });
  it("of a death with an overdue premium, which is taken from the sum", async () => {
    const { accepted: event, divided } = await holds(await accepted({ product: "term-life", terms: { inputs: { frequency: "monthly" } } }));
    expect(event?.setOff).toBeGreaterThan(0);
    expect(divided).toBe(5_000_000_00 - (event?.setOff ?? 0));
  });
  it("of an illness, whose sum is the insured person's own", async () => {
    const owner = office.person(INSURED);
    const account = { iin: owner.iin ?? "", accountHolder: fullName(owner), iban: WIDOW.iban };
    const { owed, gone } = await holds(await accepted({ product: "critical-illness", event: "illness", account, waits: 60 }));
    expect(gone).toEqual(owed);
  });
  it("of a loan, whose balance is the bank's", async () => {
    const loan = { bank: "Народный банк", number: "1", date: "2026-01-01" };
    const { accepted: event } = await holds(await accepted({ product: "credit-life", terms: { subjects: { loan } } }));
    expect(event?.parts?.map(({ of }) => of)).toEqual(["balance"]);
  });
  it("of a sum that heirs wait for", async () => {
    const { gone, left } = await holds(await accepted({ product: "term-life", terms: { beneficiaries: [] } }));
    expect([gone, left]).toEqual([[0], [5_000_000_00]]);
  });
  it("of one that is late, with its interest", async () => {
    const { late, owed } = await holds(await accepted({ product: "term-life", daysLate: 10 }));
    expect(late).toBe(24_657_53);
    expect(owed).toEqual([3_014_794_52, 2_009_863_01]);
  });
  it("of money that a bank has sent back", async () => {
    const one = await accepted({ product: "term-life" });
    office.payouts.bank.says = "returned";
    office.clock.now += 3_600_000;
    await office.minuteLater();
    expect((await holds(one)).gone).toEqual([0, 0]);
  });
});

const textOf = (content: unknown): string =>
  withPoppler(Buffer.from(String(content), "base64"), (look) => look("pdftotext", "-raw")).replaceAll(/[\s\u00a0]+/g, " ");

describe("the claimant's paper", () => {
  it("shows their own share alone, and their account by its ends", async () => {
    const { claim, number } = await accepted({ product: "term-life" });
    const { status, body } = await office.post("/insurance/paper", { number: claim, phone: WIDOW.phone });
    expect([status, body["name"]]).toEqual([200, `benefit-${claim}.pdf`]);
    const words = textOf(body["content"]);
    for (const part of [claim, number, WIDOW.name, "3 000 000,00 ₸", "60 %", "KZ86…0100"]) expect(words).toContain(part);
    for (const part of [child.name, "2 000 000,00 ₸", WIDOW.iban, WIDOW.iin]) expect(words).not.toContain(part);
  });
  it("names neither sums nor people to whoever claimed for others", async () => {
    const stranger = { iin: WIDOW.iin, accountHolder: "Чужая Ольга", iban: WIDOW.iban };
    const { report } = await accepted({ product: "term-life", account: stranger });
    const { body } = await office.post("/insurance/paper", { number: report, phone: WIDOW.phone });
    const words = textOf(body["content"]);
    expect(words).toContain("Есть ещё 2 получателя");
    // The insurer's own account is printed on every paper.
    for (const part of [spouse.name, child.name, fullName(office.person(INSURED)), "₸", "KZ86…0100"]) expect(words).not.toContain(part);
  });
  it("shows the share of whose account was named since, and no other", async () => {
    const { claim } = await accepted({ product: "term-life", account: { iin: WIDOW.iin, accountHolder: "Чужая Ольга", iban: WIDOW.iban } });
    const account = { number: claim, phone: WIDOW.phone, iin: WIDOW.iin, accountHolder: WIDOW.name, iban: WIDOW.iban };
    const headers = { "idempotency-key": crypto.randomUUID() };
    expect((await office.post("/insurance/account", account, undefined, headers)).status).toBe(200);
    const words = textOf((await office.post("/insurance/paper", { number: claim, phone: WIDOW.phone })).body["content"]);
    for (const part of [spouse.name, "3 000 000,00 ₸"]) expect(words).toContain(part);
    for (const part of [child.name, "2 000 000,00 ₸"]) expect(words).not.toContain(part);
  });
  it("is given neither by another phone nor before the decision", async () => {
    const { claim } = await accepted({ product: "term-life" });
    expect((await office.post("/insurance/paper", { number: claim, phone: "+7 (701) 000-00-00" })).body["errors"]).toHaveProperty("phone");
    expect((await office.post("/insurance/paper", { number: claim })).status).toBe(401);
    const open = await claimed(office, await reported(office, await insuredFor(office, "term-life"), day));
    expect((await office.post("/insurance/paper", { number: open.number, phone: WIDOW.phone })).status).toBe(409);
  });
  it("is offered on the page of the status once there is one", async () => {
    const { claim } = await accepted({ product: "term-life" });
    const { body } = await office.post("/status", { number: claim, phoneEnd: "6677" });
    expect(body["claim"]).toMatchObject({ paper: "benefit" });
  });
});

it("the staff open the paper of a case with every payee, and the look is in the log", async () => {
  const { claimId } = await accepted({ product: "term-life" });
  const token = await office.login("employee");
  const { body } = await office.post("/employee/cases/item", { kind: "statement", id: claimId }, token);
  expect(body["paper"]).toBe("benefit");
  const file = await office.post("/employee/cases/file", { kind: "statement", id: claimId, file: "benefit" }, token);
  expect(textOf(file.body["content"])).toContain(child.name);
  expect((await office.post("/employee/cases/file", { kind: "statement", id: claimId, file: "refusal" }, token)).status).toBe(404);
  const logged = await office.database.queries.selectFrom("staff_access").select("act").where("case_id", "=", claimId).execute();
  expect(logged.map(({ act }) => act)).toContain("fileOpened");
});

it("is read as a page with the words of its sheets, by the claimant and by the staff, in each language", async () => {
  const { claim, claimId } = await accepted({ product: "term-life" });
  const token = await office.login("employee");
  for (const lang of locales) {
    const headers = { lang };
    const own = await office.ask("POST", "/insurance/paper", { body: { number: claim, phone: WIDOW.phone }, headers });
    const input = { kind: "statement", id: claimId, file: "benefit" };
    const staffs = await office.ask("POST", "/employee/cases/file", { body: input, token, headers });
    expect([lang, ...(await pageFaults(own.body["content"])), ...(await pageFaults(staffs.body["content"]))]).toEqual([lang]);
  }
});
