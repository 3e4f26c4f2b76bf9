import type { WorkDecision, WorkKind } from "@shanyraq/calls/vocabulary";
import type { Found } from "../../domain/claims/accept-claim.ts";
import type { ClaimMeasures } from "../../platform/database/records/claim-measures.ts";
import type { ClaimRefusal } from "../../platform/database/records/claim-refusal.ts";
import type { NamedHeirs } from "../../platform/database/records/heirs.ts";
import type { SealFault } from "../../platform/sealing/sealed-bytes.ts";
import { openJson, sealJson } from "../../platform/sealing/sealed-json.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { fullName } from "../../platform/server/full-name.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment } from "../../platform/server/moment.ts";

export interface Proposal {
  readonly id: string;
  readonly decision: WorkDecision;
  readonly words: string;
  readonly byId: string;
  readonly by: string;
  readonly at: string;
  /** Of a claim that is to be accepted. */
  readonly found?: Found;
  /** Why its measures cannot be read: it can be given back, and not agreed to. */
  readonly notOpened?: SealFault;
  /** Of a claim that is to be refused. */
  readonly refusal?: ClaimRefusal;
  /** Of a share that is to be divided. */
  readonly heirs?: NamedHeirs;
  /** Of a burial benefit that is to be paid: who buried the annuitant. */
  readonly person?: string;
}

/** What the measures of a proposal are sealed for. */
const measuresName = (id: string): string => `proposed_decision.measures/${id}`;

/** What one of the staff has proposed for a case and nobody has agreed to yet. */
export async function proposalOf(
  { db, services }: Pick<SignedIn, "db" | "services">,
  kind: WorkKind,
  subjectId: string,
): Promise<Proposal | undefined> {
  const found = await db
    .selectFrom("proposed_decision as proposed")
    .innerJoin("customer", "customer.id", "proposed.by_id")
    .select(["proposed.id", "proposed.decision", "proposed.words", "proposed.by_id", "proposed.at"])
    .select(["proposed.event_day", "proposed.by_accident", "proposed.refusal", "proposed.heirs", "proposed.measures", "proposed.person"])
    .select(["customer.surname", "customer.name", "customer.patronymic"])
    .where("proposed.kind", "=", kind)
    .where("proposed.subject_id", "=", subjectId)
    .where("proposed.closed_at", "is", null)
    .executeTakeFirst();
  if (!found) return undefined;
  const { id, decision, words, by_id: byId, at, event_day: day, by_accident: byAccident, refusal, heirs, person } = found;
  const opened = found.measures === null ? undefined : openJson<ClaimMeasures>(found.measures, measuresName(id), services.filesKeys);
  const more = {
    ...(day !== null && { found: { day, byAccident, ...(opened?.ok && { measures: opened.value }) } }),
    ...(opened?.ok === false && { notOpened: opened.fault }),
    ...(refusal && { refusal }),
    ...(heirs && { heirs }),
    ...(person !== null && { person }),
  };
  return { id, decision, words, byId, by: fullName(found), at, ...more };
}

/** Proposes a decision. @returns false where another stands already: of two who propose at once the second one sees the first. */
export async function propose(
  { customer, db, now, services }: SignedIn,
  about: {
    readonly kind: WorkKind;
    readonly id: string;
    readonly decision: WorkDecision;
    readonly words: string;
    readonly found?: Found | undefined;
    readonly refusal?: ClaimRefusal | undefined;
    readonly heirs?: NamedHeirs | undefined;
    readonly person?: string | undefined;
  },
): Promise<boolean> {
  const { kind, id, decision, words, found, refusal, heirs, person } = about;
  const { filesKeys, random } = services;
  const own = uuid(random);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("proposed_decision")
    .values({
      id: own,
      kind,
      subject_id: id,
      decision,
      words,
      by_id: customer.id,
      at: moment(now),
      closed_by: null,
      closed_at: null,
      agreed: null,
      ...(found && {
        event_day: found.day,
        by_accident: found.byAccident,
        ...(found.measures && { measures: sealJson(found.measures, measuresName(own), { keys: filesKeys, random }) }),
      }),
      ...(refusal && { refusal: JSON.stringify(refusal) }),
      ...(heirs && { heirs: JSON.stringify(heirs) }),
      ...(person !== undefined && { person }),
    })
    .onConflict((conflict) => conflict.columns(["kind", "subject_id"]).where("closed_at", "is", null).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Agrees to a proposal, or gives it back. @returns false where somebody else has closed it. */
export async function closeProposal({ customer, db, now }: SignedIn, { id }: Proposal, agreed: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("proposed_decision")
    .set({ closed_by: customer.id, closed_at: moment(now), agreed })
    .where("id", "=", id)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
