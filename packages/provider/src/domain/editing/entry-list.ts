import type { Locale } from "@shanyraq/i18n";
import type { Kysely } from "kysely";
import type { Written } from "../../platform/database/records/written.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { DeskKind } from "./desk-kinds.ts";
import { place } from "../entries/read.ts";
import { currentOf, revisionsOf, type Revision } from "./revisions.ts";

/** An entry in a list of the editing. */
export interface ListedEntry {
  readonly slug: string;
  readonly title: string;
  readonly isLive: boolean;
  /** Whether a text waits to be published, by an editor or at its time. */
  readonly waits: "draft" | "scheduled" | undefined;
  readonly publishAt: string | null;
  /** Whether a text of the content folder waits for an editor. */
  readonly isIncoming: boolean;
  readonly day: string | null;
}

/** The title of an entry: the first of the fields of its kind, in the requested language. */
export function titleOf({ of, texts }: DeskKind, { facts, texts: written }: Written, locale: Locale): string {
  const name = texts[0]?.name ?? "";
  const leaf = "article" in of ? written[locale]?.[name] : (facts[name] as Readonly<Record<string, unknown>> | undefined)?.[locale];
  return typeof leaf === "string" ? leaf : "";
}

const dayOf = ({ facts }: Written): string | null => (typeof facts["date"] === "string" ? facts["date"] : null);

/** Every entry of a kind: the live ones, and drafts that are not published. Articles of the latest day first, everything else in the order of the site. */
export async function listEntries(db: Kysely<Tables>, desk: DeskKind, locale: Locale): Promise<readonly ListedEntry[]> {
  const live = await db
    .selectFrom("content")
    .select(["slug", "written", "hidden"])
    .where("kind", "=", desk.kind)
    .where("written", "is not", null)
    .orderBy(place)
    .orderBy("id")
    .execute();
  const named = await db.selectFrom("content_revision").select("slug").distinct().where("kind", "=", desk.kind).execute();
  const revised = new Map<string, readonly Revision[]>();
  for (const { slug } of named) revised.set(slug, await revisionsOf(db, { kind: desk.kind, slug }));
  const slugs = new Set([...live.map(({ slug }) => slug), ...revised.keys()]);
  const listed = [...slugs].flatMap((slug): ListedEntry[] => {
    const row = live.find((one) => one.slug === slug);
    const revisions = revised.get(slug) ?? [];
    const current = currentOf(revisions);
    const written = current?.written ?? row?.written;
    if (!written) return [];
    const waits = current?.state === "draft" || current?.state === "scheduled" ? current.state : undefined;
    return [
      {
        slug,
        title: titleOf(desk, written, locale) || slug,
        isLive: row !== undefined && !row.hidden,
        waits,
        publishAt: current?.publish_at ?? null,
        isIncoming: revisions.some(({ state }) => state === "incoming"),
        day: dayOf(written),
      },
    ];
  });
  return "article" in desk.of && desk.facts.some(({ name }) => name === "date")
    ? listed.toSorted((a, b) => (b.day ?? "9999").localeCompare(a.day ?? "9999"))
    : listed;
}
