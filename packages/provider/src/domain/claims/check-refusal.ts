import { insuredEvents, type InsuredEvent, type RefusalGround } from "@shanyraq/calls/vocabulary";
import { addDays, addMonths } from "@shanyraq/rules";
import type { TextId } from "@shanyraq/i18n/text";
import type { Kysely, Selectable } from "kysely";
import type { ClaimRefusal } from "../../platform/database/records/claim-refusal.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { fold } from "../ledger/fold.ts";
import { eventsOf } from "../ledger/read.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";
import { refuseFields, type Refusal } from "../../platform/server/refusal.ts";
import { wasInForce } from "./assess-claim.ts";
import { groundOn, type GroundTerms } from "./refusal-grounds.ts";

/** Characters of what was found. */
const MIN_FACT = 20;
const MAX_FACT = 2_000;

/** A refusal as one of the staff asks for it. */
export interface RefusalInput {
  readonly ground?: RefusalGround | undefined;
  readonly clause?: string | undefined;
  /** What was found, in their own words. */
  readonly fact: string;
  /** The day of the event as the papers have it; without it the day that was reported. */
  readonly eventDay?: string | undefined;
  /** Papers of the case, by their ids. */
  readonly papers?: readonly string[] | undefined;
  /** A paper that the case does not hold, by its name. */
  readonly otherPaper?: string | undefined;
}

/** What is refused: a claim, or the report of an event, with its papers. */
export interface RefusedCase {
  readonly id: string;
  readonly files: readonly { readonly id: string; readonly name: string }[];
}

interface Reported {
  readonly contractId: string | null;
  readonly event: InsuredEvent | undefined;
  readonly eventDay: string | undefined;
  /** The day on which the event was reported. */
  readonly on: string;
}

type Statement = Selectable<Tables["statement"]>;

async function reportOf(db: Kysely<Tables>, id: string): Promise<Reported> {
  const own: Statement = await db.selectFrom("statement").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const report =
    own.event_id === null ? own : await db.selectFrom("statement").selectAll().where("id", "=", own.event_id).executeTakeFirstOrThrow();
  const { details, created_at: at } = report;
  const fields: Readonly<Record<string, unknown>> = typeof details === "object" && details !== null ? details : {};
  return {
    contractId: own.contract_id ?? report.contract_id,
    event: insuredEvents.find((one) => one === fields["event"]),
    eventDay: typeof fields["eventDate"] === "string" ? fields["eventDate"] : undefined,
    on: today(Date.parse(at)),
  };
}

const wereRequested = async (db: Kysely<Tables>, id: string): Promise<boolean> =>
  (await db
    .selectFrom("statement_event")
    .select("seq")
    .where("statement_id", "=", id)
    .where("status", "=", "documentsNeeded")
    .executeTakeFirst()) !== undefined;

/** Whether the contract had lasted less than so many years on a day; of a case without a contract nobody knows, so that it had not. */
async function isYounger(db: Kysely<Tables>, { contractId }: Reported, day: string, years: number): Promise<boolean> {
  const view = contractId === null ? undefined : fold(await eventsOf(db, contractId), day, day);
  return view !== undefined && day < addMonths(view.terms.startDate, 12 * years);
}

/** Why a ground cannot be given for an event of a day; undefined where it can, as far as the insurer's own data tell. */
async function limitOf(
  db: Kysely<Tables>,
  id: string,
  { events, withinYears, reportedAfterDays, afterAsking, withoutCover }: GroundTerms,
  { report, day }: { readonly report: Reported; readonly day: string },
): Promise<TextId | undefined> {
  const { event, contractId } = report;
  if (events !== undefined && (event === undefined || !events.includes(event))) return "error.refusal.event";
  if (withinYears !== undefined && !(await isYounger(db, report, day, withinYears))) return "error.refusal.years";
  const days = event && reportedAfterDays?.[event];
  if (days !== undefined && report.on <= addDays(day, days)) return "error.refusal.inTime";
  if (afterAsking && !(await wereRequested(db, id))) return "error.refusal.notAsked";
  if (withoutCover && contractId !== null && wasInForce(await eventsOf(db, contractId), day)) return "error.refusal.inForce";
  return undefined;
}

function factFault(length: number): TextId | undefined {
  if (length === 0) return "error.required";
  return length < MIN_FACT || length > MAX_FACT ? "error.refusal.fact" : undefined;
}

/**
 * Checks a refusal of a claim, or of the report of an event: a ground that can be given, its clause where it is one of the rules, what was found, and a paper.
 * @returns the refusal as it is kept, or the fault of each field.
 */
export async function checkRefusal(
  { id, files }: RefusedCase,
  { ground, clause = "", fact, eventDay, papers = [], otherPaper = "" }: RefusalInput,
  { db, now }: Pick<SignedIn, "db" | "now">,
): Promise<ClaimRefusal | Refusal> {
  const report = await reportOf(db, id);
  const day = eventDay ?? report.eventDay ?? report.on;
  const terms = ground && groundOn(ground, today(now));
  const named = files.filter((file) => papers.includes(file.id)).map(({ name }) => name);
  const names = [...named, otherPaper.trim()].filter((name) => name !== "");
  const limit = terms && (await limitOf(db, id, terms, { report, day }));
  const faults: Readonly<Record<string, TextId | undefined>> = {
    ground: terms ? limit : "error.required",
    clause: terms?.source === "rules" && clause.trim() === "" ? "error.required" : undefined,
    words: factFault(fact.trim().length),
    eventDay: day > today(now) ? "error.future" : undefined,
    // Where the case holds no paper, one is named.
    [files.length > 0 ? "papers" : "otherPaper"]: names.length === 0 ? "error.refusal.paper" : undefined,
  };
  const found = Object.entries(faults).flatMap(([field, fault]) => (fault === undefined ? [] : [[field, fault] as const]));
  if (ground === undefined || found.length > 0) return refuseFields(Object.fromEntries(found));
  return { ground, clause: terms?.source === "rules" ? clause.trim() : "", day, papers: names };
}

/** Checks the limits of a proposed refusal again when it is agreed to: what its ground rests on may have changed. @returns the fault, where there is one. */
export async function recheckRefusal(
  id: string,
  { ground, day }: ClaimRefusal,
  { db, now }: Pick<SignedIn, "db" | "now">,
): Promise<Refusal | undefined> {
  const terms = groundOn(ground, today(now));
  const limit = terms ? await limitOf(db, id, terms, { report: await reportOf(db, id), day }) : "error.required";
  return limit && refuseFields({ ground: limit });
}
