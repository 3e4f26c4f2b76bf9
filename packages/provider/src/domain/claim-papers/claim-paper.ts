import type { ClaimPaperKind } from "@shanyraq/calls/vocabulary";
import type { Print } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { today } from "../../platform/server/moment.ts";
import { caseOfStatement } from "../claims/claim-words.ts";
import type { ClaimCase } from "../claims/claim-case.ts";
import { contractSource } from "../documents/contract-source.ts";
import { printed } from "../documents/printed.ts";
import { benefitOf } from "./benefit-of.ts";
import { benefitPaper } from "./benefit-paper.ts";
import type { PaperReader } from "./paper-reader.ts";
import { refusalOf, refusalPaper } from "./refusal-paper.ts";

export interface ClaimPaperFile {
  readonly name: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** Which paper a claim has where it stands; undefined while it is not decided, or was answered in a message alone. */
export function paperOfCase(standing: ClaimCase): ClaimPaperKind | undefined {
  if (standing.is === "decided") {
    if (standing.as === "answered") return undefined;
    return standing.as === "refused" ? "refusal" : "benefit";
  }
  return ["accountAwaited", "ordered", "sentBack", "paid"].includes(standing.is) ? "benefit" : undefined;
}

interface Printing {
  readonly reader: PaperReader;
  readonly locale: Locale;
  readonly now: number;
  readonly print: Print;
}

async function printBenefit(
  db: Kysely<Tables>,
  claimId: string,
  { reader, locale, now, print }: Printing,
): Promise<ClaimPaperFile | undefined> {
  const benefit = await benefitOf(db, claimId, today(now));
  const source = benefit && (await contractSource(db, benefit.contractId));
  if (!benefit || !source) return undefined;
  const { number } = benefit.sent.statement;
  const name = text(locale, "claim.paper.name.benefit", { number });
  const product = source.product(locale).name;
  // The bank's last word is the latest that it says.
  const moments = benefit.shares.flatMap(({ row: { order } }) => [order?.orderedAt, order?.endedAt]).filter((at) => typeof at === "string");
  const named = benefit.shares.flatMap(({ inherited }) => inherited?.on ?? []);
  const madeAt = Math.max(...[benefit.accepted.acceptedOn, ...named].map((day) => Date.parse(day)), ...moments.map((at) => Date.parse(at)));
  const facts = { language: locale, title: name, subject: product, madeAt, print };
  const bytes = await printed(facts, benefitPaper(benefit, product, reader, locale));
  return { name, fileName: `benefit-${number}.pdf`, bytes };
}

/**
 * The paper of a decided claim, or of a refused report: made of what the ledger, the orders for the bank and the decision hold, so that it says on each day what
 * they say. Undefined where it has no paper.
 */
export async function claimPaper(
  db: Kysely<Tables>,
  statement: Selectable<Tables["statement"]>,
  printing: Printing,
): Promise<ClaimPaperFile | undefined> {
  const standing = await caseOfStatement(db, statement.id);
  const kind = standing && paperOfCase(standing);
  if (!standing || kind === undefined) return undefined;
  if (kind === "benefit") return printBenefit(db, statement.id, printing);
  const refusal = await refusalOf(db, statement, standing);
  if (!refusal) return undefined;
  const { locale, print } = printing;
  const { number } = statement;
  const name = text(locale, "claim.paper.name.refusal", { number });
  const subject = text(locale, "claim.paper.subject.refusal");
  const facts = { language: locale, title: name, subject, madeAt: Date.parse(refusal.at), print };
  return { name, fileName: `refusal-${number}.pdf`, bytes: await printed(facts, refusalPaper(refusal, locale)) };
}
