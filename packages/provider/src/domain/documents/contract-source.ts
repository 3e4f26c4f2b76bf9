import type { ReadingWay } from "@shanyraq/calls/vocabulary";
import type { Locale } from "@shanyraq/i18n";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { productTextOf } from "../entries/product-texts.ts";
import { regionNames, type RegionNames } from "../entries/region-names.ts";
import { contractsOf, type HeldContract } from "../ledger/read.ts";
import { isUuid } from "../../platform/server/ids.ts";
import { today } from "../../platform/server/moment.ts";
import type { Product } from "../entries/product.ts";

export type SigningRequest = Selectable<Tables["signing_request"]>;

/** All that the papers of a contract are made of. */
export interface ContractSource {
  readonly contract: HeldContract;
  readonly customerId: string;
  /** The language in which it was concluded, and so signed; the account's when it is unknown. */
  readonly locale: Locale;
  /** How its owner reads now: papers are printed for that, and what is to be signed once, when it is first printed. */
  readonly reading: ReadingWay;
  /** In the words that it was concluded under. */
  readonly product: (locale: Locale) => Product;
  readonly regions: RegionNames;
  /** Who signs its papers and until when; undefined when nobody has to sign. */
  readonly signing: { readonly request: SigningRequest; readonly parties: readonly Selectable<Tables["signing_party"]>[] } | undefined;
}

/** Reads it; undefined when the contract does not exist. */
export async function contractSource(db: Kysely<Tables>, contractId: string): Promise<ContractSource | undefined> {
  if (!isUuid(contractId)) return undefined;
  const held = await db
    .selectFrom("contract")
    .innerJoin("customer", "customer.id", "contract.customer_id")
    .leftJoin("purchase_order", "purchase_order.id", "contract.order_id")
    .leftJoin("application", "application.id", "purchase_order.application_id")
    .select("application.worksheet")
    .select([
      "contract.product",
      "contract.customer_id",
      "contract.created_at",
      "contract.product_text",
      "customer.locale",
      "customer.reading",
    ])
    .where("contract.id", "=", contractId)
    .executeTakeFirst();
  if (!held) return undefined;
  const [contract] = await contractsOf(db, held.customer_id, today(Date.parse(held.created_at)), contractId, "issued");
  const entry = await productTextOf(db, held.product, held.product_text);
  if (!contract || !entry) return undefined;
  const request = await db
    .selectFrom("signing_request")
    .selectAll()
    .where("contract_id", "=", contractId)
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  const parties = request
    ? await db.selectFrom("signing_party").selectAll().where("request_id", "=", request.id).orderBy("position").execute()
    : [];
  return {
    contract,
    customerId: held.customer_id,
    locale: held.worksheet?.locale ?? held.locale,
    reading: held.reading,
    // Held against what the calls promise before it was published.
    product: (locale) => ({ id: entry.id, slug: entry.slug, ...entry.facts, ...entry.texts[locale] }) as Product,
    regions: await regionNames(db),
    signing: request && { request, parties },
  };
}
