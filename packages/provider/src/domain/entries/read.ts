import type { Locale } from "@shanyraq/i18n";
import { sql, type Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";

export type ContentKind =
  | "about"
  | "citizenship"
  | "city"
  | "company"
  | "faq"
  | "insuranceFile"
  | "investor"
  | "media"
  | "menu"
  | "news"
  | "office"
  | "page"
  | "person"
  | "product"
  | "rating"
  | "region"
  | "report"
  | "review"
  | "slider"
  | "social"
  | "university";

export interface Entry {
  readonly id: string;
  readonly slug: string;
  readonly published_on: string | null;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly texts: Readonly<Record<Locale, Readonly<Record<string, unknown>>>>;
}

/** The place of an entry among those of its kind: set by an editor, else by the content folder. */
export const place = sql<number>`coalesce(placed, position)`;

const columns = ["id", "slug", "published_on", "facts", "texts"] as const;

export const listContent = (db: Kysely<Tables>, kind: ContentKind): Promise<Entry[]> =>
  db.selectFrom("content").select(columns).where("kind", "=", kind).where("hidden", "=", false).orderBy(place).orderBy("id").execute();

/** By id or by slug: addresses know one, lists the other. */
export const findContent = (db: Kysely<Tables>, kind: ContentKind, idOrSlug: string): Promise<Entry | undefined> =>
  db
    .selectFrom("content")
    .select(columns)
    .where("kind", "=", kind)
    .where("hidden", "=", false)
    .where((is) => is.or([is("id", "=", idOrSlug), is("slug", "=", idOrSlug)]))
    .orderBy("position")
    .executeTakeFirst();
