import { decimalOf, foldForSearch, hideIin, searchWords, typedIin } from "@shanyraq/rules";
import { text } from "@shanyraq/i18n/text";
import type { Locale } from "@shanyraq/i18n";
import type { PensionStage } from "@shanyraq/calls/vocabulary";
import type { Kysely } from "kysely";
import { readCase, type CaseRow, type PensionCase } from "../../domain/annuities/cases.ts";
import { filesOfCase } from "../../domain/annuities/files.ts";
import { papersNeeded } from "../../domain/annuities/papers-needed.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { Handlers } from "../../platform/server/context.ts";
import { fullName } from "../../platform/server/full-name.ts";
import { today } from "../../platform/server/moment.ts";

const PAGE = 20;
/** Cases that are searched: the latest. */
const MAX_CASES = 500;

/** How far each has come follows from its events alone. */
async function inStage<R extends CaseRow>(db: Kysely<Tables>, rows: readonly R[], stage: PensionStage): Promise<readonly R[]> {
  const matching: R[] = [];
  for (const row of rows) if ((await readCase(db, row)).state.at === stage) matching.push(row);
  return matching;
}

/** What a case waits for, or why it ended, in words. */
function blocksOf({ state }: PensionCase, sent: readonly string[], locale: Locale): string {
  if (state.at === "refused") return text(locale, `pension.refused.${state.by}`, { reason: state.reason });
  const lacks = state.at === "opened" ? papersNeeded(state.request).filter((kind) => !sent.includes(kind)) : [];
  if (lacks.length > 0)
    return text(locale, "pension.blocks.papers", { papers: lacks.map((kind) => text(locale, `pension.paper.kind.${kind}`)).join(", ") });
  return text(locale, `pension.blocks.${state.at}`);
}

/** The manager's customers with an open or a finished pension annuity, the latest first: read only. */
export const clientPensInfManager: Pick<Handlers, "getClientPensInfManager"> = {
  getClientPensInfManager: async ({ search = "", stage, page = 1 }, { customer, db, locale }) => {
    const rows = await db
      .selectFrom("pension_case")
      .innerJoin("customer", "customer.id", "pension_case.customer_id")
      .innerJoin("portfolio", "portfolio.customer_id", "customer.id")
      .selectAll("pension_case")
      .select(["customer.surname", "customer.name", "customer.patronymic", "customer.iin"])
      .where("portfolio.manager_id", "=", customer.id)
      .orderBy("pension_case.created_at", "desc")
      .orderBy("pension_case.id")
      .limit(MAX_CASES)
      .execute();
    const wanted = searchWords(search);
    const found = rows.filter(
      (row) =>
        wanted.every((word) => foldForSearch(`${row.number} ${fullName(row)}`).includes(word)) ||
        (row.iin !== null && row.iin === typedIin(search)),
    );
    const matching = stage === undefined ? found : await inStage(db, found, stage);
    const lastPage = Math.max(1, Math.ceil(matching.length / PAGE));
    const currentPage = Math.min(Math.max(1, page), lastPage);
    const data = [];
    for (const row of matching.slice((currentPage - 1) * PAGE, currentPage * PAGE)) {
      const held = await readCase(db, row);
      const sent = (await filesOfCase(db, row.id)).map(({ kind }) => kind);
      data.push({
        name: fullName(row),
        number: row.number,
        iin: hideIin(row.iin ?? ""),
        stage: held.state.at,
        date: today(Date.parse(row.created_at)),
        premium: decimalOf(held.state.request.terms.instalment),
        blocks: blocksOf(held, sent, locale),
      });
    }
    return { status: "ok", success: true, data, currentPage, lastPage, total: matching.length };
  },
};
