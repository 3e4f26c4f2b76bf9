import type { Output } from "@shanyraq/calls";
import { wordlessDecisions, type ClaimMeasure, type StatementStatus, type WorkDecision } from "@shanyraq/calls/vocabulary";
import type { TextId } from "@shanyraq/i18n/text";
import { acceptClaim, assessSent, blockerText, type Found } from "../../domain/claims/accept-claim.ts";
import { decideFollowed } from "../../domain/claims/decide-followed.ts";
import { owedInAll } from "../../domain/claims/assess-claim.ts";
import { foundOf, owedOf } from "./found-of.ts";
import { payBurial } from "../../domain/claim-later/pay-burial.ts";
import { endEarnings } from "../../domain/claim-later/end-earnings.ts";
import { claimOf } from "../../domain/claims/claim-of.ts";
import { checkRefusal, recheckRefusal } from "../../domain/claims/check-refusal.ts";
import { refusalMessage } from "../../domain/claims/claim-words.ts";
import { whoRefused } from "../../domain/claims/review-refusal.ts";
import { checkHeirs } from "../../domain/claim-heirs/check-heirs.ts";
import { nameHeirs } from "../../domain/claim-heirs/name-heirs.ts";
import { shownRefusal } from "../../domain/claims/refusal-words.ts";
import type { ClaimRefusal } from "../../platform/database/records/claim-refusal.ts";
import type { NamedHeirs } from "../../platform/database/records/heirs.ts";
import { hasGivenOpinion } from "../../domain/claim-opinions/parted.ts";
import { productNames } from "../../domain/entries/product-names.ts";
import { NotOpened } from "../../platform/sealing/sealed-json.ts";
import type { Handlers, SignedIn } from "../../platform/server/context.ts";
import { fullName } from "../../platform/server/full-name.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { isRefusal, refuse, refuseFields, refuseInWords, type Refusal } from "../../platform/server/refusal.ts";
import { decideApplication } from "../../domain/underwriting/cases.ts";
import { caseOf, type Case } from "./case-of.ts";
import { isAnswerOwed } from "./decisions-of-statement.ts";
import { takeCaseRead } from "./case-budget.ts";
import { takesTwo } from "./four-eyes.ts";
import { linkOf } from "./link-report.ts";
import { lacksOpinion, opinionOf } from "./medical-opinion.ts";
import { noteAccess } from "./note-access.ts";
import { refuseOwnCase, refuseOwnHeirs } from "./own-case.ts";
import { closeProposal, proposalOf, propose, type Proposal } from "./proposals.ts";
import { dutyOf, isOfClaim, staffMay } from "./staff-duties.ts";
import { staffFor, staffOfCases, type Staff } from "./staff.ts";
import { divisibleOf, shownHeirs } from "./work-heirs.ts";

/** What whoever decides all the same is refused by. */
const blockers = {
  notAssessor: "error.notAssessor",
  notUnderwriter: "error.notUnderwriter",
  opinionOfOwn: "error.opinionOfOwn",
  reviewOfOwn: "error.reviewOfOwn",
} as const satisfies Record<NonNullable<Output<"workItem">["blocked"]>, TextId>;

const ok = { status: "ok", success: true } as const;

const statuses = {
  review: "inReview",
  askPapers: "documentsNeeded",
  answer: "answered",
  refuse: "refused",
} as const satisfies Partial<Record<WorkDecision, StatementStatus>>;
const isOfStatement = (decision: WorkDecision): decision is keyof typeof statuses => Object.hasOwn(statuses, decision);
const wasReviewed = ({ events }: Case) => events.some(({ status }) => status === "reviewAsked");
const isOfApplication = (decision: WorkDecision) => decision === "accept" || decision === "ask" || decision === "decline";

interface Decided {
  readonly decision: WorkDecision;
  readonly words: string;
  /** Of a claim that is accepted. */
  readonly found?: Found | undefined;
  /** Of a claim that is refused. */
  readonly refusal?: ClaimRefusal | undefined;
  /** Of a share that is divided. */
  readonly heirs?: NamedHeirs | undefined;
  /** Of a burial benefit: who buried the annuitant. */
  readonly person?: string | undefined;
}

/** Where a reason is shown: what the papers show has fields of its own. */
const fieldOf = (blocker: string, { measures = [] }: Case): string => {
  const isRequired = (measure: ClaimMeasure) => measures.some((one) => one.measure === measure);
  if (blocker === "unknownYear") return "expenses";
  if (blocker === "monthsPaid") return "lossFrom";
  if (blocker === "belowTerms" && isRequired("lossUntil")) return "lossUntil";
  if (blocker === "belowLoss" && isRequired("lossPercent")) return "lossPercent";
  const ofPapers = ["notMeasured", "belowTerms", "belowLoss", "notInsuredPerson"];
  return (ofPapers.includes(blocker) ? measures[0]?.measure : undefined) ?? "eventDay";
};

/** Whether something of a claim is measured otherwise than a register that records it has it. */
const isAgainstRegister = ({ measures = [] }: Case, { measures: typed }: Found): boolean =>
  measures.some(({ measure, registered }) => registered !== undefined && String(typed?.[measure] ?? "") !== registered);

/**
 * What is owed on a claim for what was found of its event, so that whoever accepts it learns at once why nothing is: the sum says whether it takes two.
 */
async function weigh(context: SignedIn, found: Case, { decision, found: event }: Decided): Promise<Case | Refusal> {
  if (decision !== "acceptClaim") return found;
  if (event === undefined) return refuseFields({ eventDay: "error.required" });
  if (event.day > today(context.now)) return refuseFields({ eventDay: "error.future" });
  const from = event.measures?.lossFrom;
  if (from !== undefined && from > today(context.now)) return refuseFields({ lossFrom: "error.future" });
  if (from !== undefined && from < event.day) return refuseFields({ lossFrom: "error.badValue" });
  const claim = await claimOf(context.db, found.id);
  const assessed = claim && (await assessSent(claim, event, context));
  if (!assessed) return refuse(409, "error.workClosed");
  if (!assessed.ok) return refuseInWords(fieldOf(assessed.blocker, found), blockerText(context.locale, assessed.blocker));
  const sum = owedInAll(assessed.value);
  if (await lacksOpinion(context, found, sum)) return refuse(409, "error.opinionFirst");
  return { ...found, sumAssured: sum, isAgainstRegister: isAgainstRegister(found, event) };
}

/** Checks a proposal again before it is agreed to: what is owed, or what a ground rests on, may have changed since. */
async function recheck(context: SignedIn, subject: Case, proposed: Proposal): Promise<Refusal | undefined> {
  const weighed = await weigh(context, subject, proposed);
  if (isRefusal(weighed)) return weighed;
  if (proposed.heirs) {
    const division = await checkHeirs(subject.id, proposed.heirs, context);
    return isRefusal(division) ? division : undefined;
  }
  return proposed.refusal && recheckRefusal(subject.id, proposed.refusal, context);
}

/** Why whoever is signed in decides nothing of a case that they may read. */
async function blockerOf({ customer, db }: SignedIn, staff: Staff, subject: Case): Promise<Output<"workItem">["blocked"]> {
  if (!staffMay(staff, dutyOf(subject))) return subject.kind === "application" ? "notUnderwriter" : "notAssessor";
  if (isOfClaim(subject) && (await hasGivenOpinion(db, subject.id, customer.id))) return "opinionOfOwn";
  // A review is of others: neither of the two who refused has a say in it.
  return wasReviewed(subject) && (await whoRefused(db, subject.id)).has(customer.id) ? "reviewOfOwn" : undefined;
}

/** Does what was decided. @returns whether the case was open for it. */
async function carryOut(context: SignedIn, subject: Case, { decision, words, found, refusal, heirs, person }: Decided): Promise<boolean> {
  const { customer, db, now, services } = context;
  const { kind, id } = subject;
  if (decision === "acceptClaim")
    return found !== undefined && (await acceptClaim({ claimId: id, found, words, byId: customer.id }, context)).ok;
  if (decision === "nameHeirs") return heirs !== undefined && nameHeirs({ claimId: id, named: heirs, byId: customer.id }, context);
  if (decision === "payBurial") return person !== undefined && payBurial({ claimId: id, person, words, byId: customer.id }, context);
  if (decision === "endEarnings") return endEarnings({ claimId: id, words, byId: customer.id }, context);
  if (kind === "statement" && isOfStatement(decision))
    return decideFollowed(
      {
        id,
        status: statuses[decision],
        words,
        byId: customer.id,
        ...(decision === "refuse" &&
          isOfClaim(subject) && {
            refusal,
            details: (locale) => refusalMessage({ refusal, fact: words, on: today(now), isFinal: wasReviewed(subject) }, locale),
          }),
      },
      context,
    );
  if (kind === "application" && isOfApplication(decision))
    return decideApplication(db, { applicationId: id, decision, words, byId: customer.id }, now, services.random);
  const { numUpdatedRows } = await db
    .updateTable("callback_request")
    .set({ called_at: moment(now), called_by: customer.id })
    .where("id", "=", id)
    .where("called_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function namesOf({ db }: SignedIn, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const people = await db.selectFrom("customer").select(["id", "surname", "name", "patronymic"]).where("id", "in", known).execute();
  return new Map(people.map((one) => [one.id, fullName(one)]));
}

/** One case, read in full and decided: what the table of four eyes names is proposed by one and agreed to by another. */
export const decideWork: Pick<Handlers, "workItem" | "decideWork"> = {
  workItem: async ({ kind, id }, context) => {
    const { customer, db, locale, now } = context;
    const staff = await staffOfCases(context);
    if (isRefusal(staff)) return staff;
    const found = await caseOf(context, staff, kind, id);
    if (!found) return refuse(404, "error.notFound");
    const refused = (await refuseOwnCase(context, staff, found)) ?? (await takeCaseRead(context, found));
    if (refused) return refused;
    await noteAccess(context, staff, { act: "caseViewed", customerId: found.customerId, subject: found.name, of: found });
    const { name, deadline, events, facts, files, decisions, measures, opinions: _, isForOpinion: __, ...rest } = found;
    const proposed = await proposalOf(context, kind, id);
    const blocked = await blockerOf(context, staff, found);
    const names = await namesOf(
      context,
      events.map(({ byId }) => byId),
    );
    return {
      ...ok,
      ...rest,
      name: kind === "application" ? ((await productNames(db, locale))[name] ?? name) : name,
      deadline,
      isLate: deadline !== null && deadline < today(now) && isAnswerOwed(decisions),
      isProposed: proposed !== undefined,
      facts: [...facts],
      files: files.map(({ id: file, name: called, size }) => ({ id: file, name: called, size })),
      events: events.map(({ byId, ...event }) => ({ ...event, by: (byId === null ? undefined : names.get(byId)) ?? "" })),
      ...(blocked && { blocked }),
      ...(measures && decisions.includes("acceptClaim") && { measures: measures.map((one) => ({ ...one, options: [...one.options] })) }),
      decisions: decisions.map((decision) => ({ decision, takesTwo: takesTwo(decision, found) })),
      // What was proposed says what the case is about.
      proposal:
        proposed && staffMay(staff, dutyOf(found))
          ? {
              decision: proposed.decision,
              words: proposed.words,
              by: proposed.by,
              at: proposed.at,
              own: proposed.byId === customer.id,
              heirs: await shownHeirs(context, id, proposed.heirs),
              ...(await owedOf(context, id, proposed)),
              ...(proposed.refusal && {
                refusal: shownRefusal({ refusal: proposed.refusal, fact: proposed.words, on: today(now) }, locale),
              }),
            }
          : null,
      ...((found.isForOpinion || staffMay(staff, dutyOf(found))) && (await opinionOf(context, staff, found))),
      ...(await divisibleOf(context, found)),
      ...(staffMay(staff, dutyOf(found)) && (await linkOf(context, found))),
    };
  },
  decideWork: async ({ kind, id, decision, words = "", agree, eventDay, ...input }, context) => {
    const { customer } = context;
    const staff = await staffFor(context, "answerRequests");
    if (isRefusal(staff)) return staff;
    const found = await caseOf(context, staff, kind, id);
    if (!found) return refuse(404, "error.notFound");
    const own = await refuseOwnCase(context, staff, found);
    if (own) return own;
    const blocked = await blockerOf(context, staff, found);
    if (blocked) return refuse(403, blockers[blocked]);
    if (!found.decisions.includes(decision)) return refuse(409, "error.workClosed");
    const note = (act: "proposed" | "decided" | "returned") =>
      noteAccess(context, staff, { act, customerId: found.customerId, subject: found.name, of: found });
    const proposed = await proposalOf(context, kind, id);
    if (proposed) {
      if (agree === undefined || proposed.decision !== decision) return refuse(409, "error.workProposed");
      if (proposed.byId === customer.id) return refuse(403, "error.fourEyes");
      // Nobody agrees to what cannot be read; the log says which key is missing.
      if (agree && proposed.notOpened) throw new NotOpened(proposed.notOpened);
      const outdated = agree ? await recheck(context, found, proposed) : undefined;
      // Of two who agree at once the slower reads what the faster has made of the case: to them it is closed, and not wrong.
      if (outdated) return (await proposalOf(context, kind, id))?.id === proposed.id ? outdated : refuse(409, "error.workClosed");
      if (!(await closeProposal(context, proposed, agree))) return refuse(409, "error.workClosed");
      if (!agree) {
        await note("returned");
        return { ...ok, became: "returned" };
      }
      if (!(await carryOut(context, found, proposed))) return refuse(409, "error.workClosed");
      await note("decided");
      return { ...ok, became: "decided" };
    }
    // It was agreed to, or given back, by somebody else meanwhile.
    if (agree !== undefined) return refuse(409, "error.workClosed");
    const refusal =
      decision === "refuse" && isOfClaim(found) ? await checkRefusal(found, { ...input, fact: words, eventDay }, context) : undefined;
    if (isRefusal(refusal)) return refusal;
    const division = decision === "nameHeirs" ? await checkHeirs(id, input, context) : undefined;
    if (isRefusal(division)) return division;
    const person = decision === "payBurial" ? (input.person ?? "") : undefined;
    if (person === "") return refuseFields({ person: "error.required" });
    const named = division?.named.heirs ?? (person === undefined ? undefined : [{ name: person }]);
    const ownHeirs = named && (await refuseOwnHeirs(context, staff, found, named));
    if (ownHeirs) return ownHeirs;
    if (words.trim() === "" && !wordlessDecisions.some((one) => one === decision)) return refuseFields({ words: "error.required" });
    const decided: Decided = {
      decision,
      words: words.trim(),
      ...(decision === "acceptClaim" && eventDay !== undefined && { found: foundOf(eventDay, input, found) }),
      refusal,
      heirs: division?.named,
      person,
    };
    const weighed = await weigh(context, found, decided);
    if (isRefusal(weighed)) return weighed;
    if (takesTwo(decision, weighed)) {
      if (!(await propose(context, { kind, id, ...decided }))) return refuse(409, "error.workProposed");
      await note("proposed");
      return { ...ok, became: "proposed" };
    }
    if (!(await carryOut(context, found, decided))) return refuse(409, "error.workClosed");
    await note("decided");
    return { ...ok, became: "decided" };
  },
};
