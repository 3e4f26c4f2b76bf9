import type { EventDocument } from "@shanyraq/calls/vocabulary";
import type { Kysely, Selectable } from "kysely";
import { ANSWER_DAYS } from "../appeals/answer-days.ts";
import { appendStep } from "../appeals/append-step.ts";
import { notifyWriter } from "../appeals/notify-writer.ts";
import { takeStatementFiles } from "../appeals/take-statement-files.ts";
import { canSendPapers, type ClaimCase } from "../claims/claim-case.ts";
import { caseOfStatement, claimWords } from "../claims/claim-words.ts";
import { followReport } from "../claims/follow-report.ts";
import { latestClaim } from "../claims/latest-claim.ts";
import { sharesOf } from "../claims/shares.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { Context } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";
import { workingDaysAfter } from "../../platform/server/working-days.ts";
import { withPapers } from "./later-papers.ts";
import { lockContract } from "../ledger/lock-contract.ts";

type Statement = Selectable<Tables["statement"]>;

export interface SentPapers {
  readonly words: string;
  /** Ids of files that were uploaded before, with the value by which they are known to be the sender's. */
  readonly files: readonly string[];
  readonly verifier: string;
  /** Which of the papers that were to come later these are. */
  readonly came: readonly EventDocument[];
  /** Working days of the law, where it has some. */
  readonly days?: number | undefined;
}

/** A claim that no person has touched is looked at by the rules once more: what it lacked may have come. */
async function askRulesAgain(db: Kysely<Tables>, claimId: string): Promise<void> {
  await db
    .updateTable("claim_rule_check")
    .set({ checked_at: null, unmet: "" })
    .where("claim_id", "=", claimId)
    .where("accepted", "=", false)
    .execute();
}

/**
 * Adds papers, and words to them, to the latest claim of a report: it waits for the staff again, with a new day to answer by where the insurer had asked for papers
 * or had decided. Run it in a transaction that is rolled back where a file is gone; whoever decides meanwhile is first or finds the papers.
 * @returns where the claim stands now; `closed` where nothing can be sent to it, `fileGone` where an upload does not exist any more.
 */
export async function sendPapers(
  sent: Statement,
  { words, files, verifier, came, days = Infinity }: SentPapers,
  context: Pick<Context, "db" | "now" | "services">,
): Promise<ClaimCase | "closed" | "fileGone"> {
  const { db, now, services } = context;
  if (sent.contract_id !== null) await lockContract(db, sent.contract_id);
  const found = await latestClaim(db, sent);
  if (!found) return "closed";
  const claim = await db.selectFrom("statement").selectAll().where("id", "=", found.id).forUpdate().executeTakeFirstOrThrow();
  const before = await caseOfStatement(db, claim.id);
  if (!before || !canSendPapers(before, await sharesOf(db, claim.id))) return "closed";
  if (!(await takeStatementFiles(files, verifier, claim.id, context))) return "fileGone";
  const seq = await appendStep(db, claim.id, { status: "papersSent", words }, now);
  const isAnswered = before.is !== "underReview" && before.is !== "reviewedAgain" && before.is !== "heirsReviewed";
  const until = workingDaysAfter(today(now), Math.min(ANSWER_DAYS.claim, days));
  await db
    .updateTable("statement")
    .set({
      details: JSON.stringify({ ...claim.details, documents: withPapers(claim.details, came) }),
      ...(isAnswered && { deadline: until }),
    })
    .where("id", "=", claim.id)
    .execute();
  await askRulesAgain(db, claim.id);
  await followReport(db, claim.event_id ?? claim.id, now);
  const standing = (await caseOfStatement(db, claim.id)) ?? before;
  await notifyWriter(db, claim, { step: `papers/${seq}`, words: claimWords(standing, claim.locale) }, { random: services.random, now });
  return standing;
}
