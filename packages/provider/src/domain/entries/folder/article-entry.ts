import { locales, type Locale, type Localised } from "@shanyraq/i18n";
import { complaintsOf, type Complaint } from "./check-entry.ts";
import type { StoredFields, Written } from "../../../platform/database/records/written.ts";
import type { FolderEntry } from "./folder-entry.ts";
import type { ArticleKind } from "./kinds.ts";
import { htmlOf, TOO_MUCH_MARKUP } from "./markdown.ts";

/** A name of an entry: a part of its address. */
export const SLUG = /^[a-z0-9-]{1,80}$/;

/** What is wrong with an article, under the names that editors use, and in which of its parts. */
export interface ArticleComplaint extends Complaint {
  readonly part: "facts" | Locale;
}
interface Read {
  readonly complaints: readonly ArticleComplaint[];
  /** Only without complaints, and with a text in every language. */
  readonly entry?: FolderEntry;
}

/** The address of a picture that a text or the facts name, or a message when it cannot be used. */
export type TakePicture = (name: string) => { readonly address: string } | { readonly message: string };

const isAddress = (taken: ReturnType<TakePicture>): taken is { readonly address: string } => "address" in taken;

/**
 * Makes an entry from a written text, in a file or in a form, and validates it against the schemas of the calls.
 * @param index its place among others when it names none.
 */
export function articleEntry(article: ArticleKind, slug: string, written: Written, index: number, take: TakePicture): Read {
  const { kind, names, body, promised, otherwise } = article;
  const { date, position = index + 1, image, ...others } = written.facts;
  const complaints: ArticleComplaint[] = [];
  const pictures: Record<string, string> = {};
  const shown = (part: ArticleComplaint["part"], field: string, name: string): string | undefined => {
    const taken = take(name);
    if (isAddress(taken)) pictures[name] = taken.address;
    else complaints.push({ code: "picture", part, path: [field, name], message: taken.message });
    return isAddress(taken) ? taken.address : undefined;
  };
  const picture = typeof image === "string" && image !== "" ? shown("facts", "image", image) : undefined;
  const rest: StoredFields = { ...others, ...(picture !== undefined && { image: picture, preview_image: picture }) };
  const editors = new Map([...Object.entries(names).map(([name, calls]) => [calls, name] as const), [body, "body"] as const]);
  const texts: Partial<Record<Locale, StoredFields>> = {};
  for (const locale of locales) {
    const text = written.texts[locale];
    if (text === undefined) continue;
    const { body: markdown = "", ...fields } = text;
    const named = Object.fromEntries(Object.entries(fields).map(([key, value]) => [names[key] ?? key, value]));
    // A text is laid over the facts: what the facts say is not left out.
    const absent = Object.fromEntries(Object.entries(otherwise ?? {}).filter(([key]) => !(key in rest)));
    const html = htmlOf(typeof markdown === "string" ? markdown : "", (name) => shown(locale, "body", name));
    if (html === undefined) complaints.push({ ...TOO_MUCH_MARKUP, part: locale, path: ["body"] });
    const given = { ...absent, ...named, [body]: html ?? "" };
    texts[locale] = given;
    const whole = { id: slug, slug, ...(date !== undefined && { date }), ...rest, ...given };
    for (const {
      code,
      path: [first = "", ...deeper],
      message,
    } of complaintsOf(whole, promised, [])) {
      const ofFacts = first === "date" || first in rest;
      const name = editors.get(String(first)) ?? String(first);
      const part = ofFacts ? "facts" : locale;
      complaints.push({ code, part, path: [name, ...deeper], message: message.replace(`"${String(first)}"`, `"${name}"`) });
    }
  }
  const whole = complaints.length === 0 && locales.every((locale) => texts[locale] !== undefined);
  if (!whole) return { complaints };
  const entry: FolderEntry = {
    kind,
    slug,
    position: Number(position),
    published_on: typeof date === "string" ? date : null,
    facts: rest,
    texts: texts as Localised<StoredFields>,
    written: { ...written, pictures },
  };
  return { complaints, entry };
}
