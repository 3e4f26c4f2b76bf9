import { dateText, type Block } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { insuredEvents } from "@shanyraq/calls/vocabulary";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { today } from "../../platform/server/moment.ts";
import type { ClaimCase } from "../claims/claim-case.ts";
import { claimWords } from "../claims/claim-words.ts";
import { shownRefusal } from "../claims/refusal-words.ts";
import { insurer, notice } from "../documents/insurer.ts";

type Statement = Selectable<Tables["statement"]>;

/** A refusal of a claim, or of the report of an event, with all that it has to say in writing. */
export interface WrittenRefusal {
  readonly statement: Statement;
  readonly report: Statement;
  /** The number of the contract; undefined where none is known. */
  readonly contract: string | undefined;
  readonly standing: Extract<ClaimCase, { is: "decided" }>;
  /** What was found, in the words that two agreed to. */
  readonly fact: string;
  readonly at: string;
}

/** The refusal of a statement that stands; undefined of one that was decided otherwise. */
export async function refusalOf(db: Kysely<Tables>, statement: Statement, standing: ClaimCase): Promise<WrittenRefusal | undefined> {
  if (standing.is !== "decided" || standing.as !== "refused") return undefined;
  const event = await db
    .selectFrom("statement_event")
    .select(["words", "at"])
    .where("statement_id", "=", statement.id)
    .where("status", "=", "refused")
    .orderBy("seq", "desc")
    .executeTakeFirst();
  if (!event) return undefined;
  const report =
    statement.event_id === null
      ? statement
      : await db.selectFrom("statement").selectAll().where("id", "=", statement.event_id).executeTakeFirstOrThrow();
  const contract = await db.selectFrom("contract").select("number").where("id", "=", statement.contract_id).executeTakeFirst();
  return { statement, report, contract: contract?.number, standing, fact: event.words, at: event.at };
}

const linesOf = (words: string): readonly Block[] =>
  words
    .split(/\n+/)
    .filter((line) => line.trim() !== "")
    .map((line) => ({ kind: "paragraph", text: line.trim() }));

/** The refusal in writing: the ground with its article or clause, what was found, the papers, and where to go next (Civil Code, article 839, paragraph 7). */
export function refusalPaper({ statement, report, contract, standing, fact, at }: WrittenRefusal, locale: Locale): readonly Block[] {
  const { event: name, eventDate }: Readonly<Record<string, unknown>> = report.details;
  const event = insuredEvents.find((one) => one === name);
  const day = standing.refusal?.refusal.day ?? (typeof eventDate === "string" ? eventDate : undefined);
  const why = standing.refusal && shownRefusal(standing.refusal, locale);
  const row = (id: Parameters<typeof text>[1], value: string) => ({ name: text(locale, id), value });
  const part = (id: Parameters<typeof text>[1], blocks: readonly Block[]): readonly Block[] => [
    { kind: "heading", text: text(locale, id) },
    ...blocks,
  ];
  const decidedOn = dateText(today(Date.parse(at)));
  return [
    ...notice(undefined, locale),
    {
      kind: "paragraph",
      text: text(locale, standing.isFinal === true ? "claim.paper.refused.final" : "claim.paper.refused", { date: decidedOn }),
      look: "lead",
    },
    {
      kind: "facts",
      facts: [
        ...(statement.id === report.id ? [] : [row("claim.paper.claim", statement.number)]),
        row("claim.paper.report", report.number),
        ...(contract === undefined ? [] : [row("claim.paper.contract", contract)]),
        ...(event ? [row("claim.paper.event", text(locale, `claim.event.${event}`))] : []),
        ...(day === undefined ? [] : [row("claim.paper.eventDay", dateText(day))]),
        row("claim.paper.decidedOn", decidedOn),
      ],
    },
    ...(why ? part("claim.paper.ground", [{ kind: "paragraph", text: why.basis }]) : []),
    ...part("claim.paper.fact", linesOf(fact)),
    ...(why && why.papers.length > 0 ? part("claim.paper.papers", [{ kind: "list", items: why.papers }]) : []),
    { kind: "together", blocks: part("claim.paper.next", linesOf(claimWords(standing, locale))) },
    { kind: "together", blocks: insurer(locale) },
  ];
}
