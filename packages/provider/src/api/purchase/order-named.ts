import type { Kysely, Selectable } from "kysely";
import type { Fact } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { agreedPolicy } from "../../domain/agreed/agreed-policy.ts";
import { agreedInShort, readingOf } from "../../domain/agreed/reading-of.ts";
import { upgradeTerms } from "../../platform/database/records/upgrade-terms.ts";
import { upgradeWorksheet } from "../../platform/database/records/worksheet.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { contractById } from "../../domain/ledger/read.ts";
import { insuredBy } from "../../domain/agreed/insured-by.ts";

/** What an order pays for: its product, the number of a contract that is there already, and what it names, as its papers say it. */
export async function orderNamed(
  db: Kysely<Tables>,
  { application_id, contract_id }: Selectable<Tables["purchase_order"]>,
  { day, locale }: { readonly day: string; readonly locale: Locale },
): Promise<{ readonly product: string; readonly named: readonly Fact[] } | undefined> {
  if (contract_id !== null) {
    const held = await contractById(db, contract_id, day);
    if (!held) return undefined;
    const reading = await readingOf(db, held.product, { kept: held.productText, locale });
    const number: Fact = { name: text(locale, "signature.paper.number"), value: held.number };
    return { product: held.product, named: [number, ...agreedInShort(agreedPolicy(held.view, { number: held.number }), reading)] };
  }
  const { worksheet, terms, ...customer } = await db
    .selectFrom("application")
    .innerJoin("customer", "customer.id", "application.customer_id")
    .select(["worksheet", "terms", "surname", "name", "patronymic", "iin", "birth_date", "phone", "email"])
    .where("application.id", "=", application_id)
    .executeTakeFirstOrThrow();
  const kept = upgradeTerms(terms);
  const agreed = agreedPolicy({ terms: kept, ...insuredBy(customer, upgradeWorksheet(worksheet).answers, kept) });
  return { product: kept.product, named: agreedInShort(agreed, await readingOf(db, kept.product, { kept: null, locale })) };
}
