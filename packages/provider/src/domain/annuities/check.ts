import type { PensionCheck } from "@shanyraq/calls/vocabulary";
import { pensionChecks } from "@shanyraq/calls/vocabulary";
import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { notify } from "../../platform/messages/notify.ts";
import type { CheckAnswer } from "../../platform/ports/pension-accounting.ts";
import type { ProviderOptions } from "../../platform/ports/provider-options.ts";
import { moment } from "../../platform/server/moment.ts";
import { appendPension, holdCase, readCase, type CaseRow, type PensionCase } from "./cases.ts";
import { filesOfCase } from "./files.ts";
import { pageOf } from "./page-of.ts";

type Options = Pick<ProviderOptions, "database" | "log" | "pensionAccounting" | "random">;

/** What accounting says. Without one it is compared here: that papers are there and the terms are those of the sheet was seen at its making. */
async function answerOf({ pensionAccounting, log, database }: Options, held: PensionCase, check: PensionCheck): Promise<CheckAnswer> {
  const { row, state } = held;
  if (state.at !== "checking") return { standing: "pending" };
  if (!pensionAccounting) return { standing: "approved" };
  try {
    return await pensionAccounting.check({
      reference: `${state.approval.number}/${check}`,
      check,
      case: row.number,
      premium: state.approval.terms.instalment,
      papers: (await filesOfCase(database.queries, row.id)).map(({ kind }) => kind),
    });
  } catch (error) {
    log({ level: "warn", event: "accounting-silent", reason: error instanceof Error ? error.name : "unknown" });
    return { standing: "pending" };
  }
}

/** Notifies the customer, who may have closed the page: the case can continue, or why it cannot. */
async function notifyApproval(
  db: Kysely<Tables>,
  options: Options,
  { row, state }: PensionCase,
  approval: string,
  now: number,
): Promise<void> {
  if (state.at !== "checked" && state.at !== "refused") return;
  const kind = state.at === "checked" ? ("pensionChecked" as const) : ("pensionRefused" as const);
  await notify(db, options.random, now, {
    key: `${kind}/${approval}`,
    customerId: row.customer_id,
    kind,
    data: { number: row.number },
    url: pageOf(row),
  });
}

/** Asks accounting about one check and keeps its answer: once, however many pages and workers ask at a time. */
async function ask(options: Options, held: PensionCase, check: PensionCheck, now: number): Promise<PensionCase> {
  const { state } = held;
  if (state.at !== "checking" || state.checks[check].standing !== "pending") return held;
  const { standing, reason } = await answerOf(options, held, check);
  if (standing === "pending") return held;
  const approval = state.approval.number;
  return options.database.queries.transaction().execute(async (db) => {
    const again = await holdCase(db, held.row.id);
    if (!again || again.state.at !== "checking" || again.state.approval.number !== approval) return again ?? held;
    if (again.state.checks[check].standing !== "pending") return again;
    const data = { check, approval, standing, ...(reason !== undefined && { reason }) };
    const after = await appendPension(db, again, { kind: "checked", at: moment(now), data });
    await notifyApproval(db, options, after, approval, now);
    return after;
  });
}

/** Continues the pending checks: one of them when a page asks for it, all of them when the worker runs. */
export async function resumeChecking(
  options: Options,
  row: CaseRow,
  now: number,
  checks: readonly PensionCheck[] = pensionChecks,
): Promise<PensionCase> {
  let held = await readCase(options.database.queries, row);
  for (const check of checks) held = await ask(options, held, check, now);
  return held;
}
