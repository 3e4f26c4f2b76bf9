import type {
  ClaimPaperKind,
  StatementKind,
  StatementStatus,
  underwritingEvents,
  WorkDecision,
  WorkKind,
} from "@shanyraq/calls/vocabulary";
import { maskPhone, tiynOf } from "@shanyraq/rules";
import { registeredClaim } from "../../domain/claim-registers/kept-answers.ts";
import { paperOfCase } from "../../domain/claim-papers/claim-paper.ts";
import { opinionsAbout, type OpinionsAbout } from "../../domain/claim-opinions/opinion-terms.ts";
import { isOpenToExpert } from "../../domain/claim-opinions/parted.ts";
import { claimFacts } from "../../domain/claims/claim-facts.ts";
import { caseOfStatement } from "../../domain/claims/claim-words.ts";
import { refusalText } from "../../domain/claims/refusal-words.ts";
import { upgradeWorksheet } from "../../platform/database/records/worksheet.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { fullName } from "../../platform/server/full-name.ts";
import { isUuid } from "../../platform/server/ids.ts";
import { dayOf, today } from "../../platform/server/moment.ts";
import { eventsOfEach } from "../../domain/underwriting/events.ts";
import type { CaseKey } from "./case-circles.ts";
import {
  contactFacts,
  factsOf,
  registersFact,
  removedFact,
  ruleFact,
  signsFact,
  typedBy,
  withRegistered,
  type CaseFact,
  type MeasuredRow,
} from "./case-facts.ts";
import { decisionsOfStatement } from "./decisions-of-statement.ts";
import type { Weighed } from "./four-eyes.ts";
import { dutyOf, staffMay } from "./staff-duties.ts";
import type { Staff } from "./staff.ts";

/** A paper of a case; `key` is where the store keeps its bytes. */
export interface CaseFile {
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  readonly size: number;
  readonly key: string;
}

/** A case as whoever decides it reads it. */
export interface Case extends Weighed, CaseKey {
  readonly kind: WorkKind;
  readonly id: string;
  readonly name: string;
  readonly what: StatementKind | "callback" | "application";
  readonly since: string;
  readonly deadline: string | null;
  readonly customerId: string | null;
  readonly facts: readonly CaseFact[];
  readonly files: readonly CaseFile[];
  /** The paper of a decided claim. */
  readonly paper?: ClaimPaperKind | undefined;
  readonly events: readonly {
    readonly status: StatementStatus | (typeof underwritingEvents)[number];
    readonly at: string;
    readonly words: string;
    readonly byId: string | null;
  }[];
  /** Of a claim that can be accepted: what its papers are asked for. */
  readonly measures?: readonly MeasuredRow[];
  /** Of a claim whose papers are about health: what holds of medical opinions on it, and what an expert may measure. */
  readonly opinions?: OpinionsAbout;
  /** It is read by a medical expert for their opinion, and not by whoever decides it. */
  readonly isForOpinion?: true;
  /** None where it is decided, and nothing of it waits for a paper. */
  readonly decisions: readonly WorkDecision[];
}

/** The paper of a decided claim, or of a report that was refused before anybody claimed. */
async function paperOf(
  db: SignedIn["db"],
  { id, kind }: { readonly id: string; readonly kind: StatementKind },
  last: string | undefined,
): Promise<Case["paper"]> {
  if (kind === "insuredEvent") return last === "refused" ? "refusal" : undefined;
  const standing = kind === "claim" ? await caseOfStatement(db, id) : undefined;
  return standing && paperOfCase(standing);
}

async function statementCase(context: SignedIn, staff: Staff, id: string): Promise<Case | undefined> {
  const { db, now, services } = context;
  const found = await db.selectFrom("statement").selectAll().where("id", "=", id).executeTakeFirst();
  if (!found || (found.kind === "compliance" && !staffMay(staff, "answerMisconduct"))) return undefined;
  // What was taken in an office is that office's.
  const taken = await db.selectFrom("reception").select("office").where("statement_id", "=", id).executeTakeFirst();
  if (taken && taken.office !== staff.office) return undefined;
  const events = await db.selectFrom("statement_event").selectAll().where("statement_id", "=", id).orderBy("seq").execute();
  const known = {
    kind: "statement",
    statement: found.kind,
    id,
    name: found.number,
    what: found.kind,
    since: found.created_at,
    deadline: found.deadline,
    customerId: found.customer_id,
  } as const;
  const claim = await claimFacts(context, found);
  const { measures = [] } = claim;
  const isUndecided = decisionsOfStatement(events, claim).includes("refuse");
  const about = { event: claim.known.event, measures, day: dayOf(found.created_at), isUndecided };
  const opinions = opinionsAbout(about, services.claimLimits);
  const isForOpinion = !staffMay(staff, dutyOf(known));
  const isOpen = async () =>
    opinions?.isUndecided === true && staffMay(staff, "giveOpinions") && (await isOpenToExpert(db, id, context.customer.id));
  if (isForOpinion && !(await isOpen())) {
    // Whoever does not assess claims sees that one is there and where it stands: neither what happened to whom, nor papers, words or sums.
    if (!staffMay(staff, "answerRequests")) return undefined;
    return {
      ...known,
      facts: factsOf({ claimStanding: claim.facts.claimStanding }),
      files: [],
      events: events.map(({ status, at }) => ({ status, at, words: "", byId: null })),
      decisions: [],
    };
  }
  const files = await db
    .selectFrom("statement_file")
    .select(["id", "name", "mime", "size", "file_key as key"])
    .where("statement_id", "=", id)
    .where("going", "=", false)
    .orderBy("id")
    .execute();
  const registered = await registeredClaim(db, id, { now, filesKeys: services.filesKeys });
  // An expert reads what happened and the papers: neither who claims, nor what they are paid.
  if (isForOpinion)
    return {
      ...known,
      facts: [...factsOf(claim.known), ...registersFact(context, registered), ...removedFact(context, found.papers_removed_on)],
      files,
      events: [],
      decisions: [],
      ...(opinions && { opinions }),
      isForOpinion: true,
    };
  const last = events.at(-1)?.status;
  return {
    ...known,
    ...(opinions && { opinions }),
    facts: [
      ...factsOf({ ...typedBy(found.details), ...claim.known }),
      ...factsOf(claim.facts),
      ...(await signsFact(context, id)),
      ...registersFact(context, registered),
      ...(await ruleFact(context, id)),
      ...removedFact(context, found.papers_removed_on),
    ],
    ...(claim.sum !== undefined && { sumAssured: claim.sum }),
    ...(claim.measures && {
      measures: withRegistered(claim.measures, registered),
      isTyped: claim.measures.some(({ measure }) => measure === "expenses"),
    }),
    files,
    paper: await paperOf(db, found, last),
    events: events.map(({ status, at, words, refusal, by_id }) => ({
      status,
      at,
      words: refusal ? refusalText({ refusal, fact: words, on: today(Date.parse(at)) }, context.locale) : words,
      byId: by_id,
    })),
    decisions: decisionsOfStatement(events, claim),
  };
}

async function applicationCase(context: SignedIn, staff: Staff, id: string): Promise<Case | undefined> {
  const { db } = context;
  const found = await db
    .selectFrom("application")
    .innerJoin("customer", "customer.id", "application.customer_id")
    .selectAll("application")
    .select(["customer.surname", "customer.name", "customer.patronymic"])
    .where("application.id", "=", id)
    .where("application.state", "in", ["in_review", "question", "declined", "confirmed"])
    .executeTakeFirst();
  if (!found) return undefined;
  const { health, declarations } = upgradeWorksheet(found.worksheet).answers;
  const known = {
    kind: "application",
    sumAssured: tiynOf(found.terms.sumAssured) ?? 0,
    id,
    name: found.product,
    what: "application",
    since: found.created_at,
    deadline: found.state === "in_review" ? found.deadline : null,
    customerId: found.customer_id,
  } as const;
  const open = { name: fullName(found), sumAssured: found.terms.sumAssured };
  // Whoever does not decide applications sees that one waits, and nothing about the applicant's health.
  if (!staffMay(staff, "decideApplications")) return { ...known, facts: factsOf(open), files: [], events: [], decisions: [] };
  const facts = {
    ...open,
    conditions: health?.conditions.join(", "),
    healthDetails: health?.health_details,
    publicOffice: declarations?.public_office,
    taxNumber: declarations?.tax_number,
  };
  const events = await eventsOfEach(db, [id]);
  const files = await db
    .selectFrom("application_file")
    .select(["id", "name", "mime", "size", "file_key as key"])
    .where("application_id", "=", id)
    .where("going", "=", false)
    .orderBy("sent_at")
    .orderBy("id")
    .execute();
  return {
    ...known,
    facts: [...factsOf(facts), ...removedFact(context, found.papers_removed_on)],
    files,
    events: events.map(({ kind, at, words, by_id }) => ({ status: kind, at, words, byId: by_id })),
    decisions: found.state === "in_review" ? ["accept", "ask", "decline"] : [],
  };
}

async function callbackCase({ db }: SignedIn, _: Staff, id: string): Promise<Case | undefined> {
  const found = await db.selectFrom("callback_request").selectAll().where("id", "=", id).executeTakeFirst();
  if (!found) return undefined;
  const { name, phone, preferred_time: time, calculation } = found;
  return {
    kind: "callback",
    id,
    name: "",
    what: "callback",
    since: found.created_at,
    deadline: found.deadline,
    customerId: null,
    facts: factsOf({ name, phone: maskPhone(phone), time, calculation: calculation ?? "" }),
    files: [],
    events: [],
    decisions: found.called_at === null ? ["reached"] : [],
  };
}

const read = { statement: statementCase, application: applicationCase, callback: callbackCase } as const;

/** A case by its kind and id; undefined when it does not exist, or is not for this member of the staff. */
export async function caseOf(context: SignedIn, staff: Staff, kind: WorkKind, id: string): Promise<Case | undefined> {
  // A medical expert who does nothing else opens claims alone.
  if (!isUuid(id) || (kind !== "statement" && !staffMay(staff, "answerRequests"))) return undefined;
  const found = await read[kind](context, staff, id);
  if (!found || found.isForOpinion) return found;
  return { ...found, facts: [...(await contactFacts(context, found.customerId)), ...found.facts] };
}
