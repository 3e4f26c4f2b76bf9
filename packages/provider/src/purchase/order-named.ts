import type { Kysely, Selectable } from "kysely";
import type { Locale } from "@shanyraq/i18n";
import { keptTerms } from "../database/records/kept-terms.ts";
import { keptWorksheet } from "../database/records/worksheet.ts";
import type { Tables } from "../database/tables.ts";
import { namedOf, type Named } from "../ledger/named.ts";
import { contractById } from "../ledger/read.ts";
import { insuredBy } from "./insured-by.ts";

/** What an order pays for: its product, and what the contract names, as its papers say it. */
export async function orderNamed(
  db: Kysely<Tables>,
  { application_id, contract_id }: Selectable<Tables["purchase_order"]>,
  { day, locale }: { readonly day: string; readonly locale: Locale },
): Promise<{ readonly product: string; readonly named: readonly Named[] } | undefined> {
  if (contract_id !== null) {
    const held = await contractById(db, contract_id, day);
    return held && { product: held.view.terms.product, named: namedOf(held.view, locale) };
  }
  const { worksheet, terms, ...customer } = await db
    .selectFrom("application")
    .innerJoin("customer", "customer.id", "application.customer_id")
    .select(["worksheet", "terms", "surname", "name", "patronymic", "iin"])
    .where("application.id", "=", application_id)
    .executeTakeFirstOrThrow();
  const kept = keptTerms(terms);
  return { product: kept.product, named: namedOf({ terms: kept, ...insuredBy(customer, keptWorksheet(worksheet).answers, kept) }, locale) };
}
