import type { EventDocument } from "@shanyraq/calls/vocabulary";
import type { Kysely } from "kysely";
import type { ContractEvent } from "../../platform/database/records/contract-event.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { SealingKeys } from "../../platform/sealing/sealed-bytes.ts";
import { today } from "../../platform/server/moment.ts";
import { insuredIin } from "../claim-registers/asked-claim.ts";
import { signFacts } from "../claim-signs/sign-facts.ts";
import { signsOf } from "../claim-signs/signs.ts";
import { assessSent } from "../claims/accept-claim.ts";
import type { AssessedClaim } from "../claims/assess-claim.ts";
import { isKnownDead } from "../claim-payees/payee-standing.ts";
import { heldPapers } from "../claim-files/later-papers.ts";
import { claimOf, type SentClaim } from "../claims/claim-of.ts";
import { declaredHealth } from "../underwriting/declared-health.ts";
import { contractById, eventsOf } from "../ledger/read.ts";
import type { RuleFacts } from "./check-rule.ts";

/** A claim with what a rule asks of it. */
export interface RuleQuestion {
  readonly sent: SentClaim;
  readonly facts: RuleFacts;
}

/** Whether nobody of the staff has touched a claim, and nothing else was ever reported or claimed of its contract. */
async function isAlone(db: Kysely<Tables>, { statement, report }: SentClaim, contractId: string): Promise<boolean> {
  const others = await db
    .selectFrom("statement")
    .select("id")
    .where("kind", "in", ["claim", "insuredEvent"])
    .where(({ eb, or }) => or([eb("contract_id", "=", contractId), eb("event_id", "=", report.id)]))
    .where("id", "not in", [statement.id, report.id])
    .executeTakeFirst();
  const steps = await db
    .selectFrom("statement_event")
    .select(["statement_id", "status", "by_id"])
    .where("statement_id", "in", [statement.id, report.id])
    .execute();
  // The staff say of a report which papers are needed; nothing is decided by it.
  const isUntouched = steps.every(
    ({ statement_id: id, status }) => status === "received" || status === "papersSent" || (id === report.id && status === "answered"),
  );
  const link = await db.selectFrom("report_contract").select("id").where("report_id", "=", report.id).executeTakeFirst();
  const proposed = await db
    .selectFrom("proposed_decision")
    .select("id")
    .where("subject_id", "in", [statement.id, report.id])
    .executeTakeFirst();
  return others === undefined && isUntouched && link === undefined && proposed === undefined;
}

/** The papers that the claimant says they send. */
const papersOf = ({ statement }: SentClaim): readonly EventDocument[] =>
  heldPapers(statement.details).flatMap(({ document, have }) => (have ? [document] : []));

/** The start of a contract or the day of its last change of sum or payees: whatever is later. */
function sinceOf(events: readonly ContractEvent[], startDate: string): string {
  const changes = events.flatMap((event) => (event.kind === "changed" && event.data.change.kind !== "frequency" ? [event.data.from] : []));
  return changes.reduce((last, day) => (day > last ? day : last), startDate);
}

/** Whether no illness was declared and no person assessed what was; a contract without an application has declared nothing. */
async function isDeclaredHealthy(db: Kysely<Tables>, contractId: string): Promise<boolean> {
  const declared = await declaredHealth(db, contractId);
  return declared === undefined || (declared.hasNoIllness && !declared.isAssessed);
}

/** What is owed, where it is the same whether it was an accident or not: its cause is read by people alone. */
async function owedOf(sent: SentClaim, db: Kysely<Tables>, now: number): Promise<AssessedClaim | undefined> {
  const assess = (byAccident: boolean) => assessSent(sent, { day: sent.day, byAccident }, { db, now });
  const [owed, byAccident] = [await assess(false), await assess(true)];
  return owed?.ok === true && byAccident?.ok === true && owed.value.sum === byAccident.value.sum ? owed.value : undefined;
}

async function anyDead(db: Kysely<Tables>, { payees }: AssessedClaim): Promise<boolean> {
  for (const { name, birthDate = null } of payees) if (await isKnownDead(db, { name, birth_date: birthDate })) return true;
  return false;
}

/** What a rule asks of a claim; undefined of a claim without a contract, and of anything else. */
export async function ruleQuestion(
  db: Kysely<Tables>,
  claimId: string,
  { now, soonDays, filesKeys }: { readonly now: number; readonly soonDays: number; readonly filesKeys: SealingKeys },
): Promise<RuleQuestion | undefined> {
  const sent = await claimOf(db, claimId);
  const contractId = sent?.statement.contract_id;
  if (!sent || contractId === null || contractId === undefined) return undefined;
  const contract = await contractById(db, contractId, today(now));
  if (!contract) return undefined;
  const { view, product } = contract;
  const files = await db
    .selectFrom("statement_file")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("statement_id", "=", claimId)
    .where("going", "=", false)
    .executeTakeFirstOrThrow();
  const signs = await signFacts(db, claimId, { now, filesKeys });
  const owed = await owedOf(sent, db, now);
  const iin = insuredIin(view);
  return {
    sent,
    facts: {
      ...(iin !== undefined && { iin }),
      day: sent.day,
      product,
      isAlone: await isAlone(db, sent, contractId),
      papers: papersOf(sent),
      files: Number(files.count),
      hasSigns: signs === undefined || signsOf(signs, soonDays).length > 0,
      since: sinceOf(await eventsOf(db, contractId), view.terms.startDate),
      isDeclaredHealthy: await isDeclaredHealthy(db, contractId),
      ...(owed && { owed }),
      isPayeeDead: owed !== undefined && (await anyDead(db, owed)),
      ...(sent.account && { account: sent.account }),
    },
  };
}
