import { createHash } from "node:crypto";
import type { Locale } from "@shanyraq/i18n";
import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { moment } from "../../platform/server/moment.ts";
import type { Entry } from "./read.ts";

type Content = Pick<Entry, "id" | "slug" | "facts" | "texts">;

/** The text that is live, whether anybody may still buy by it or not. */
const liveOf = (db: Kysely<Tables>, slug: string): Promise<Content | undefined> =>
  db
    .selectFrom("content")
    .select(["id", "slug", "facts", "texts"])
    .where("kind", "=", "product")
    .where("slug", "=", slug)
    .executeTakeFirst();

/**
 * Keeps the live text of a product for a contract that is concluded now. Run it in the contract's own transaction.
 * @returns the number of its revision, the same for everybody who buys under the same text; null when the product does not exist.
 */
export async function keepProductText(db: Kysely<Tables>, slug: string, now: number): Promise<number | null> {
  const live = await liveOf(db, slug);
  if (!live) return null;
  const [facts, texts] = [JSON.stringify(live.facts), JSON.stringify(live.texts)];
  const hash = createHash("sha256").update(facts).update(texts).digest("base64url");
  const known = () => db.selectFrom("product_text").select("number").where("slug", "=", slug).where("hash", "=", hash).executeTakeFirst();
  for (;;) {
    const found = await known();
    if (found) return found.number;
    const last = await db
      .selectFrom("product_text")
      .select((is) => is.fn.max("number").as("number"))
      .where("slug", "=", slug)
      .executeTakeFirst();
    // Of two contracts at one moment the second waits here for the first, and finds what it has kept.
    await db
      .insertInto("product_text")
      .values({ slug, number: (last?.number ?? 0) + 1, hash, facts, texts, since: moment(now) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** The text of a product under which a contract was concluded; today's text if the contract kept none. */
export async function productTextOf(db: Kysely<Tables>, slug: string, number: number | null): Promise<Content | undefined> {
  const live = await liveOf(db, slug);
  if (number === null) return live;
  const kept = await db
    .selectFrom("product_text")
    .select(["slug", "facts", "texts"])
    .where("slug", "=", slug)
    .where("number", "=", number)
    .executeTakeFirst();
  return kept ? { id: live?.id ?? slug, ...kept } : live;
}

/** What the products of contracts were called when these were concluded, by the ids of the contracts. */
export async function namesOfContracts(db: Kysely<Tables>, customerId: string, locale: Locale): Promise<Readonly<Record<string, string>>> {
  const rows = await db
    .selectFrom("contract")
    .innerJoin("product_text", (join) =>
      join.onRef("product_text.slug", "=", "contract.product").onRef("product_text.number", "=", "contract.product_text"),
    )
    .select(["contract.id", "contract.product", "product_text.texts"])
    .where("contract.customer_id", "=", customerId)
    .execute();
  return Object.fromEntries(rows.map(({ id, product, texts }) => [id, String(texts[locale]["name"] ?? product)]));
}
