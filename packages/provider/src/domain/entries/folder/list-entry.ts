import { locales, type Locale, type Localised } from "@shanyraq/i18n";
import { isObject } from "@shanyraq/rules/is-object";
import { complaintsOf, type Complaint } from "./check-entry.ts";
import type { StoredFields, Written } from "../../../platform/database/records/written.ts";
import type { FolderEntry } from "./folder-entry.ts";
import type { ListKind } from "./kinds.ts";
import { hasLanguages, inLanguage } from "./localised.ts";
import { htmlOf, TOO_MUCH_MARKUP } from "./markdown.ts";

/** Fields with their Markdown as HTML; `refuse` is called for each text that has more markup than a page can have. */
function rendered(fields: StoredFields, markdown: readonly string[], refuse: (path: Complaint["path"]) => void, within = ""): StoredFields {
  const html = (key: string, text: string): string => {
    const clean = htmlOf(text);
    if (clean === undefined) refuse([key]);
    return clean ?? "";
  };
  const shown = (key: string, value: unknown): unknown => {
    const name = within + key;
    if (typeof value === "string") return markdown.includes(name) ? html(key, value) : value;
    if (!Array.isArray(value) || !markdown.some((one) => one.startsWith(`${name}.`))) return value;
    return value.map((item: unknown, index) =>
      isObject(item) ? rendered(item, markdown, (path) => refuse([key, index, ...path]), `${name}.`) : item,
    );
  };
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, shown(key, value)]));
}

/** What is wrong with an entry of a list, and in which language it was seen. */
export interface ListComplaint extends Complaint {
  readonly part: Locale;
}
interface Read {
  readonly entry: FolderEntry;
  readonly complaints: readonly ListComplaint[];
}

/**
 * Makes an entry of a list of what somebody wrote of it, in a file or in a form, and holds it against what the calls promise.
 * @param index its place in the list, from nought.
 */
export function listEntry(list: ListKind, slug: string, written: Written, index: number): Read {
  const { facts: values } = written;
  const fields = { ...list.otherwise, ...(list.complete?.(values, index + 1, slug) ?? values) };
  const facts = Object.entries(fields).filter(([key, value]) => key !== "slug" && !hasLanguages(value));
  const words = Object.entries(fields).filter(([, value]) => hasLanguages(value));
  const refused: ListComplaint[] = [];
  const texts = Object.fromEntries(
    locales.map((locale) => [
      locale,
      rendered(Object.fromEntries(words.map(([key, value]) => [key, inLanguage(value, locale)])), list.markdown ?? [], (path) =>
        refused.push({ ...TOO_MUCH_MARKUP, path, part: locale }),
      ),
    ]),
  ) as Localised<StoredFields>;
  const entry: FolderEntry = {
    kind: list.kind,
    slug,
    position: index + 1,
    published_on: null,
    facts: Object.fromEntries(facts),
    texts,
    written,
  };
  const complaints = locales.flatMap((locale) =>
    [
      ...complaintsOf({ id: slug, slug, ...entry.facts, ...texts[locale] }, list.promised, ["slug"]),
      ...(list.complains?.(texts[locale]) ?? []),
    ].map((one) => ({ ...one, part: locale })),
  );
  return { entry, complaints: [...refused, ...complaints] };
}
