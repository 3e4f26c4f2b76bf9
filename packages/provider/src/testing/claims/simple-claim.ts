import { documentsOfEvent } from "@shanyraq/calls/vocabulary";
import { addDays } from "@shanyraq/rules";
import type { Calculation } from "../../platform/database/records/terms.ts";
import type { Beneficiary } from "../../platform/database/records/contract-event.ts";
import { today } from "../../platform/server/moment.ts";
import type { BackOffice } from "../back-office.ts";
import { INSURED, insuredFor, reported, WIDOW, type Insured } from "../contracts/claimed.ts";
import { HELD, uploaded } from "../papers.ts";
import { keyed } from "../purchase.ts";

const THREE_YEARS = 1_100;
const SPOUSE: Beneficiary = { name: WIDOW.name, relation: "spouse", birthDate: "1990-01-01", share: 100 };

/** What a test changes of a claim that a rule accepts. */
export interface SimpleClaim {
  readonly product?: string;
  readonly sumAssured?: string;
  readonly riders?: Calculation["riders"];
  readonly daysAgo?: number;
  readonly beneficiaries?: readonly Beneficiary[];
  readonly files?: number;
  /** Papers that the claimant does not have. */
  readonly without?: readonly string[];
  readonly iban?: string;
  readonly holder?: string;
  readonly phone?: string;
  /** What the register records: the day that was reported unless something else is given; null records nothing. */
  readonly recordedOn?: string | null;
}

/** The day of the death in these tests. */
export const deathDay = ({ clock }: BackOffice): string => addDays(today(clock.now), -3);

/** A contract whose claim a rule accepts: three years old, for a small sum, with the widow named. */
export const simpleContract = (office: BackOffice, { product = "term-life", ...more }: SimpleClaim = {}): Promise<Insured> =>
  insuredFor(office, product, {
    inputs: {
      frequency: "single",
      term: "10",
      sumAssured: more.sumAssured ?? "1000000",
      ...(more.riders && { riders: [...more.riders] }),
    } as never,
    beneficiaries: more.beneficiaries ?? [SPOUSE],
    daysAgo: more.daysAgo ?? THREE_YEARS,
  });

/** Records the death in the register. */
export function recordDeathOf(office: BackOffice, day: string | null): void {
  const { iin } = office.person(INSURED);
  if (iin === null) throw new Error("the person insured has no number");
  if (day === null) office.deathsRegister.days.delete(iin);
  else office.deathsRegister.days.set(iin, day);
}

/** A claim of a death that a rule accepts, unless a test changes something of it. */
export async function simpleClaim(office: BackOffice, more: SimpleClaim = {}) {
  const insured = await simpleContract(office, more);
  const day = deathDay(office);
  recordDeathOf(office, more.recordedOn === undefined ? day : more.recordedOn);
  const report = await reported(office, insured, day);
  return { insured, report, day, ...(await sendClaim(office, report, more)) };
}

/** Sends the claim of a report with its papers. */
export async function sendClaim(office: BackOffice, report: string, more: SimpleClaim = {}) {
  const files: string[] = [];
  for (let count = more.files ?? 2; count > 0; count -= 1) files.push(await uploaded(office));
  const documents = documentsOfEvent.death.map((document) => ({ document, have: more.without?.includes(document) !== true }));
  const account = { iin: WIDOW.iin, accountHolder: more.holder ?? WIDOW.name, iban: more.iban ?? WIDOW.iban };
  const claim = { number: report, phone: WIDOW.phone, ...account, files, verifier: HELD, documents };
  const { body } = await office.post("/insurance/statement", claim, undefined, keyed());
  const number = String(body["number"]);
  const { id } = await office.database.queries.selectFrom("statement").select("id").where("number", "=", number).executeTakeFirstOrThrow();
  return { id, number };
}

/** What the rules found of a claim. */
export const ruleFound = async (office: BackOffice, id: string) => {
  const found = await office.database.queries.selectFrom("claim_rule_check").selectAll().where("claim_id", "=", id).executeTakeFirst();
  return found && { accepted: found.accepted, unmet: found.unmet, isChecked: found.checked_at !== null };
};
