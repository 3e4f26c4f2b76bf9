import { addDays } from "@shanyraq/rules";
import type { Beneficiary, Subjects } from "../../platform/database/records/contract-event.ts";
import type { Calculation } from "../../platform/database/records/terms.ts";
import { appendEvents } from "../../domain/ledger/append.ts";
import { fullName } from "../../platform/server/full-name.ts";
import { moment, today } from "../../platform/server/moment.ts";
import type { Answer, BackOffice } from "../back-office.ts";
import { keyed } from "../purchase.ts";
import { termsOf } from "./contract-events.ts";

/** Who is insured in these tests, and the widow who claims. */
export const INSURED = "nothing";
export const WIDOW = { name: "Волкова Анна Сергеевна", iin: "900101450006", phone: "+7 (701) 555-66-77", iban: "KZ86125KZT5004100100" };
const WIDOW_NAMED: Beneficiary = { name: WIDOW.name, relation: "spouse", birthDate: "1990-01-01", share: 60 };
export const named: readonly Beneficiary[] = [
  WIDOW_NAMED,
  { name: "Волков Егор Ильич", relation: "child", birthDate: "2015-03-02", share: 40 },
];

export interface Insured {
  readonly contractId: string;
  readonly number: string;
}

/** A contract of a line that began sixty days ago unless another number is given, its first premium paid. */
export async function insuredFor(
  office: BackOffice,
  product: string,
  {
    inputs,
    beneficiaries = named,
    subjects,
    daysAgo = 60,
  }: {
    readonly inputs?: Partial<Calculation>;
    readonly beneficiaries?: readonly Beneficiary[];
    readonly subjects?: Partial<Subjects>;
    readonly daysAgo?: number;
  } = {},
): Promise<Insured> {
  const { queries } = office.database;
  const owner = office.person(INSURED);
  const startDate = addDays(today(office.clock.now), -daysAgo);
  const terms = termsOf(product, { frequency: "annual", ...inputs }, startDate);
  if (!terms) throw new Error(`${product} has no price`);
  const at = moment(Date.parse(`${startDate}T07:00:00.000Z`));
  const contractId = crypto.randomUUID();
  // Of its own: tests of every call share one database.
  const number = `SH-2026-9${String(Number.parseInt(contractId.slice(0, 6), 16) % 10_000_000).padStart(7, "0")}`;
  await queries
    .insertInto("contract")
    .values({ id: contractId, number, product, customer_id: owner.id, order_id: null, payment_id: null, created_at: at })
    .execute();
  const policyholder = fullName(owner);
  const insured = subjects?.insured?.name ?? policyholder;
  const issued = {
    terms,
    insured,
    beneficiaries,
    subjects: { policyholder, ...(owner.iin !== null && { iin: owner.iin }), ...subjects },
  };
  await appendEvents(
    queries,
    contractId,
    [
      { kind: "issued", at, data: issued },
      { kind: "premiumPaid", at, data: { receipt: "r-1", amount: terms.instalment, method: "Kaspi QR" } },
    ],
    office.clock.now,
  );
  return { contractId, number };
}

/** The report of an event by somebody who is not signed in. */
export async function reported(office: BackOffice, { number }: Insured, eventDate: string, event = "death"): Promise<string> {
  const input = {
    event,
    eventDate,
    place: "Алматы, улица Абая, 10",
    text: "Подробности расскажу при встрече.",
    claimant: "beneficiary",
    contractNumber: number,
    name: WIDOW.name,
    phone: WIDOW.phone,
    email: "",
  };
  return String((await office.post("/insurance", input, undefined, keyed())).body["number"]);
}

/** The claim that follows a report, with an account. */
export async function claimed(
  office: BackOffice,
  report: string,
  account: { readonly iin: string; readonly accountHolder: string; readonly iban: string } = {
    iin: WIDOW.iin,
    accountHolder: WIDOW.name,
    iban: WIDOW.iban,
  },
  papers: { readonly files: readonly string[]; readonly verifier?: string } = { files: [] },
): Promise<{ readonly id: string; readonly number: string }> {
  const claim = { number: report, phone: WIDOW.phone, ...account, ...papers, documents: [{ document: "deathCertificate", have: true }] };
  const { body } = await office.post("/insurance/statement", claim, undefined, keyed());
  const number = String(body["number"]);
  const { id } = await office.database.queries.selectFrom("statement").select("id").where("number", "=", number).executeTakeFirstOrThrow();
  return { id, number };
}

/** A decision of a claim by one of the staff. */
export const decidedBy = (office: BackOffice, token: string, id: string, more: Readonly<Record<string, unknown>>): Promise<Answer> =>
  office.post("/employee/cases/decide", { kind: "statement", id, ...more }, token, keyed());

/** A refusal that every claim takes: by a clause of the rules, and by a paper that the case does not hold. */
export const REFUSAL = {
  decision: "refuse",
  ground: "notInsured",
  clause: "4.2",
  words: "В выписке указан ушиб без перелома, а пункт 4.2 страхует переломы.",
  otherPaper: "Выписка из больницы",
} as const;

/** A report that nobody has decided, as whoever wrote it names it. */
export async function openReport(office: BackOffice) {
  const number = await reported(office, await insuredFor(office, "term-life"), addDays(today(office.clock.now), -3));
  return { number, phone: WIDOW.phone };
}

/** A claim that nobody has decided, to which its sender adds a few words. */
export async function openClaim(office: BackOffice) {
  const report = await reported(office, await insuredFor(office, "term-life"), addDays(today(office.clock.now), -3));
  const { number } = await claimed(office, report);
  return { number, phone: WIDOW.phone, text: "Справку из больницы пришлю на этой неделе." };
}

/** A report whose writer does not know the number of the contract, as one of the staff who found it says which it is. */
export async function unlinkedReport(office: BackOffice) {
  const { number: contractNumber } = await insuredFor(office, "term-life");
  const report = await reported(office, { contractId: "", number: "" }, addDays(today(office.clock.now), -3));
  const { id } = await office.database.queries.selectFrom("statement").select("id").where("number", "=", report).executeTakeFirstOrThrow();
  return { id, person: office.person(INSURED).iin ?? "", contractNumber };
}

/** The account that the widow names once the claim was accepted without one. */
export async function accountOfClaim(office: BackOffice) {
  const day = addDays(today(office.clock.now), -3);
  const insured = await insuredFor(office, "term-life", { beneficiaries: [{ ...WIDOW_NAMED, share: 100 }] });
  const stranger = { iin: WIDOW.iin, accountHolder: "Чужая Ольга", iban: WIDOW.iban };
  const { id, number } = await claimed(office, await reported(office, insured, day), stranger);
  const employee = await office.login("employee");
  const supervisor = await office.login("supervisor");
  await decidedBy(office, employee, id, { decision: "acceptClaim", eventDay: day });
  await decidedBy(office, supervisor, id, { decision: "acceptClaim", agree: true });
  return { number, phone: WIDOW.phone, iin: WIDOW.iin, accountHolder: WIDOW.name, iban: WIDOW.iban };
}

/** A claim that two have accepted, as whoever claimed asks for its paper. */
export async function acceptedClaim(office: BackOffice) {
  const day = addDays(today(office.clock.now), -3);
  const { id, number } = await claimed(office, await reported(office, await insuredFor(office, "term-life"), day));
  await decidedBy(office, await office.login("employee"), id, { decision: "acceptClaim", eventDay: day });
  await decidedBy(office, await office.login("supervisor"), id, { decision: "acceptClaim", agree: true });
  return { number, phone: WIDOW.phone };
}

/** A claim that two have refused, as whoever is owed asks for its review. */
export async function refusedClaim(office: BackOffice) {
  const report = await reported(office, await insuredFor(office, "term-life"), addDays(today(office.clock.now), -3));
  const { id, number } = await claimed(office, report);
  await decidedBy(office, await office.login("employee"), id, REFUSAL);
  await decidedBy(office, await office.login("supervisor"), id, { decision: "refuse", agree: true });
  return { number, phone: WIDOW.phone, text: "Прошу пересмотреть отказ: прилагаю заключение врача." };
}
