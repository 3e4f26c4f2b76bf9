import type { Input } from "@shanyraq/calls";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { decimalOf } from "@shanyraq/rules";
import { casesOf } from "../../domain/annuities/cases.ts";
import type { Kysely } from "kysely";
import { upgradeTerms } from "../../platform/database/records/upgrade-terms.ts";
import { productNames } from "../../domain/entries/product-names.ts";
import { lineOf } from "../../domain/products/lines/index.ts";
import type { Handlers } from "../../platform/server/context.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { filesOfEach } from "../../domain/underwriting/application-files.ts";
import { quote } from "../../domain/products/quote.ts";
import { eventsOfEach } from "../../domain/underwriting/events.ts";
import { priceUntil, shownState } from "../../domain/underwriting/shown-state.ts";
import { DRAFT_KEPT_MS } from "../../platform/server/draft-kept.ts";
import { insuredBy } from "./insured-by-draft.ts";
import { isWithdrawable } from "../../domain/underwriting/withdraw.ts";

type Calculation = Input<"setCalcHashData">;

/** What a calculation costs when its worksheet is continued; empty when it can no longer be priced. */
function priceOf(calculation: Calculation, locale: Locale, now: number) {
  const quoted = quote(calculation, locale, now, true);
  if (!quoted.ok) return {};
  const { sumAssured, instalment, frequency } = quoted.terms;
  return { sum_assured: sumAssured, instalment: decimalOf(instalment), frequency };
}

/** What an application with an expired price costs today; empty when it can no longer be priced. */
function priceToday(terms: Parameters<typeof upgradeTerms>[0], locale: Locale, now: number): { readonly price_today?: string } {
  const { instalment } = priceOf(upgradeTerms(terms).inputs, locale, now);
  return instalment === undefined ? {} : { price_today: instalment };
}

/** Worksheets that a customer has started and not sent, with the product line of the calculation behind each. */
async function draftsOf(db: Kysely<Tables>, customerId: string, { locale, now }: { readonly locale: Locale; readonly now: number }) {
  const rows = await db
    .selectFrom("worksheet_draft")
    .innerJoin("calculation", "calculation.hash", "worksheet_draft.calculation")
    .select(["worksheet_draft.calculation", "worksheet_draft.expires_at", "worksheet_draft.draft", "calculation.data"])
    .where("worksheet_draft.customer_id", "=", customerId)
    .where("worksheet_draft.expires_at", ">", moment(now))
    .orderBy("worksheet_draft.expires_at", "desc")
    .execute();
  return rows.flatMap(({ calculation, expires_at, draft, data }) => {
    // Stored from a validated input alone.
    const product = lineOf((data as Calculation).product)?.slug;
    if (product === undefined) return [];
    const savedAt = Date.parse(expires_at) - DRAFT_KEPT_MS;
    return [
      {
        calculation,
        product,
        expires: today(Date.parse(expires_at)),
        saved: today(savedAt),
        ...priceOf(data as Calculation, locale, now),
        ...insuredBy(draft),
      },
    ];
  });
}

/** As many as a page of them shows. */
const MAX_APPLICATIONS = 100;

export const userApplications: Pick<Handlers, "userApplications"> = {
  userApplications: async (_, { db, customer, locale, now }) => {
    const rows = await db
      .selectFrom("application")
      .leftJoin("purchase_order as order", "order.application_id", "application.id")
      .select(["application.id", "application.product", "application.terms", "application.state", "application.created_at"])
      .select(["order.number", "order.hash", "order.amount", "order.state as order_state"])
      .where("application.customer_id", "=", customer.id)
      .orderBy("application.created_at", "desc")
      .orderBy("application.id")
      .limit(MAX_APPLICATIONS)
      .execute();
    const names = await productNames(db, locale);
    const ids = rows.map(({ id }) => id);
    const [events, files] = [await eventsOfEach(db, ids), await filesOfEach(db, ids)];
    return {
      data: rows.map((row) => {
        const { id, product, terms, state, created_at, number, hash, amount } = row;
        const shown = shownState(row, today(now));
        const until = priceUntil(row);
        return {
          id,
          number,
          product,
          product_name: names[product] ?? product,
          date: today(Date.parse(created_at)),
          state: shown,
          amount: decimalOf(amount ?? upgradeTerms(terms).instalment),
          ...(until !== undefined && { price_until: until }),
          ...(shown === "lapsed" && priceToday(terms, locale, now)),
          hash: row.order_state === "awaiting_payment" && shown !== "lapsed" ? hash : null,
          events: events
            .filter((event) => event.application_id === id)
            .map(({ kind, at, words }) => ({ kind, date: today(Date.parse(at)), words })),
          files: files
            .filter(({ applicationId }) => applicationId === id)
            .map(({ name, size, sentAt }) => ({ name, size, date: today(Date.parse(sentAt)) })),
          withdrawable: isWithdrawable(state),
        };
      }),
      pensions: (await casesOf(db, customer.id)).map(({ row, state }) => ({
        number: row.number,
        product: state.request.terms.product,
        calculation: row.calculation,
        date: today(Date.parse(row.created_at)),
        premium: decimalOf(state.request.terms.instalment),
        stage: state.at,
        stands:
          state.at === "refused"
            ? text(locale, `pension.refused.${state.by}`, { reason: state.reason })
            : text(locale, `pension.stands.${state.at}`),
      })),
      drafts: (await draftsOf(db, customer.id, { locale, now })).map((draft) => ({
        ...draft,
        product_name: names[draft.product] ?? draft.product,
      })),
    };
  },
};
