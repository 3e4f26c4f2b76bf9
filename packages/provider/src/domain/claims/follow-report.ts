import { insuredEvents, settledStatements } from "@shanyraq/calls/vocabulary";
import { addDays } from "@shanyraq/rules";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { appendEvents } from "../ledger/append.ts";
import { contractById, type OwnedContract } from "../ledger/read.ts";
import { lockContract } from "../ledger/lock-contract.ts";
import { premiumNotices } from "../../platform/messages/premium-notices.ts";
import { withdrawNotices } from "../../platform/messages/withdraw-notices.ts";
import { lineOf } from "../products/lines/index.ts";
import { moment, today } from "../../platform/server/moment.ts";

/**
 * A contract waits for the papers of an answered report for so many days: longer, and it would be covered without premiums for as long as nobody writes.
 * The company's own term; a claim that comes later is taken all the same, and the contract waits again.
 */
export const PAPERS_DAYS = 90;

type Report = Selectable<Tables["statement"]>;

/** Whether anybody may still decide something of a report: a claim of it is open or, without a claim, the report is or its papers are awaited. */
async function isAwaited(db: Kysely<Tables>, { id }: Report, day: string): Promise<boolean> {
  const rows = await db
    .selectFrom("statement")
    .leftJoin("statement_event as settled", (on) =>
      on
        .onRef("settled.statement_id", "=", "statement.id")
        .on("settled.status", "in", settledStatements)
        // A decision under review does not count until it is decided again.
        .on(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("statement_event as review")
                .select("review.seq")
                .whereRef("review.statement_id", "=", "settled.statement_id")
                .where("review.status", "=", "reviewAsked")
                .whereRef("review.seq", ">", "settled.seq"),
            ),
          ),
        ),
    )
    .select(["statement.kind", "settled.status", "settled.at"])
    .where(({ or, eb }) => or([eb("statement.id", "=", id), eb("statement.event_id", "=", id)]))
    .execute();
  const claims = rows.filter(({ kind }) => kind === "claim");
  if (claims.length > 0) return claims.some(({ status }) => status === null);
  // An answered report that was taken back after it has ended twice.
  const report = rows.find(({ status }) => status === "withdrawn") ?? rows[0];
  if (report === undefined || report.at === null) return true;
  return report.status === "answered" && day <= addDays(today(Date.parse(report.at)), PAPERS_DAYS);
}

/** Whether a contract that lasts insures what was reported, so that it waits for the decision. */
function isTouched({ view, product }: OwnedContract, { details }: Report): boolean {
  if (view.status !== "active" && view.status !== "overdue" && view.status !== "suspended") return false;
  const reportedEvent = typeof details === "object" && details !== null && "event" in details ? details.event : undefined;
  const event = insuredEvents.find((one) => one === reportedEvent);
  return event !== undefined && lineOf(product)?.events[event].is !== "notInsured";
}

/**
 * Lets the contract of a report wait while anybody may decide something of it, and releases it once nobody may: the ledger follows from where the report
 * and its claims stand, and nobody sets it. Run it in the transaction in which one of them has changed.
 * @returns what it has become of the contract; undefined where nothing has changed.
 */
export async function followReport(db: Kysely<Tables>, reportId: string, now: number): Promise<"held" | "released" | undefined> {
  const report = await db
    .selectFrom("statement")
    .selectAll()
    .where("id", "=", reportId)
    .where("kind", "=", "insuredEvent")
    .executeTakeFirst();
  if (!report || report.contract_id === null) return undefined;
  const { number, contract_id: contractId } = report;
  await lockContract(db, contractId);
  const day = today(now);
  const contract = await contractById(db, contractId, day);
  if (!contract) return undefined;
  const isHeld = contract.view.holds.some((one) => one.report === number && one.to === undefined);
  const isWanted = await isAwaited(db, report, day);
  if (isHeld === isWanted || (isWanted && !isTouched(contract, report))) return undefined;
  const data = { report: number };
  await appendEvents(db, contractId, [{ kind: isWanted ? "claimHeld" : "claimReleased", at: moment(now), data }], now);
  if (!isWanted) return "released";
  await withdrawNotices(db, contract.customerId, [...premiumNotices(contractId), `autopaySoon/${contractId}/`]);
  return "held";
}
