import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { ProviderOptions } from "../../platform/ports/provider-options.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { workingDaysAfter } from "../../platform/server/working-days.ts";
import { appendEvents } from "../ledger/append.ts";
import { contractById } from "../ledger/read.ts";
import { lineOf } from "../products/lines/index.ts";
import { canWithdraw } from "./claim-case.ts";
import { caseOfStatement } from "./claim-words.ts";
import { followReport } from "./follow-report.ts";
import { notifyOwner } from "./notify-owner.ts";

/** The contract that one of the staff found a report to be about. */
export interface ReportLink {
  readonly reportId: string;
  readonly contractId: string;
  /** Whether it gave cover on the day that was reported. */
  readonly isCovered: boolean;
  readonly byId: string;
}

/** Whether a report can still be said to be about a contract: nothing of it or of its claim is decided. */
export async function isLinkable(db: Kysely<Tables>, reportId: string): Promise<boolean> {
  const standing = await caseOfStatement(db, reportId);
  return standing !== undefined && canWithdraw(standing);
}

/** Releases a contract that was linked to a report by mistake. */
async function release(db: Kysely<Tables>, contractId: string, report: string, now: number): Promise<void> {
  const former = await contractById(db, contractId, today(now));
  if (former?.view.holds.some((one) => one.report === report && one.to === undefined))
    await appendEvents(db, contractId, [{ kind: "claimReleased", at: moment(now), data: { report } }], now);
}

/** What the law sets for a claim under the line of a contract holds from the day on which the claim came. */
async function hasten(db: Kysely<Tables>, reportId: string, days: number): Promise<void> {
  const claims = await db
    .selectFrom("statement")
    .select(["id", "created_at", "deadline"])
    .where("event_id", "=", reportId)
    .where("kind", "=", "claim")
    .execute();
  for (const { id, created_at: at, deadline } of claims) {
    const until = workingDaysAfter(today(Date.parse(at)), days);
    if (until < deadline) await db.updateTable("statement").set({ deadline: until }).where("id", "=", id).execute();
  }
}

/**
 * Links a report with its claims to a contract, as one of the staff found: from then on the contract waits for it, and its claim can be accepted. A contract that
 * was linked before is released. A decision at the same moment comes first or sees the link: both lock the contracts, then the statements.
 * @param db a transaction.
 * @returns false where the report is decided, or is about that contract already.
 */
export async function linkReport(
  db: Kysely<Tables>,
  { reportId, contractId, isCovered, byId }: ReportLink,
  { random, now }: Pick<ProviderOptions, "random"> & { readonly now: number },
): Promise<boolean> {
  const before = await db.selectFrom("statement").select("contract_id").where("id", "=", reportId).executeTakeFirst();
  const ids = [contractId, before?.contract_id].filter((id) => typeof id === "string");
  await db.selectFrom("contract").select("id").where("id", "in", ids).orderBy("id").forNoKeyUpdate().execute();
  const report = await db
    .selectFrom("statement")
    .select(["number", "contract_id"])
    .where("id", "=", reportId)
    .where("kind", "=", "insuredEvent")
    .forUpdate()
    .executeTakeFirst();
  const former = report?.contract_id ?? null;
  // Another of the staff has linked it meanwhile.
  if (!report || former !== (before?.contract_id ?? null) || former === contractId) return false;
  await db.selectFrom("statement").select("id").where("event_id", "=", reportId).orderBy("id").forUpdate().execute();
  if (!(await isLinkable(db, reportId))) return false;
  if (former !== null) await release(db, former, report.number, now);
  await db
    .updateTable("statement")
    .set({ contract_id: contractId })
    .where(({ eb, or, and }) => or([eb("id", "=", reportId), and([eb("event_id", "=", reportId), eb("kind", "=", "claim")])]))
    .execute();
  const row = { id: uuid(random), report_id: reportId, contract_id: contractId, former_id: former, covered: isCovered, by_id: byId };
  await db
    .insertInto("report_contract")
    .values({ ...row, at: moment(now) })
    .execute();
  const contract = await db.selectFrom("contract").select("product").where("id", "=", contractId).executeTakeFirstOrThrow();
  const days = lineOf(contract.product)?.claimDays;
  if (days !== undefined) await hasten(db, reportId, days);
  await followReport(db, reportId, now);
  await notifyOwner(db, reportId, { random, now });
  return true;
}
