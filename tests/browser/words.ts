import { readFileSync } from "node:fs";
import path from "node:path";
import { localeFacts, type Locale } from "@shanyraq/i18n";

const catalogues = new Map<Locale, Readonly<Record<string, string>>>();
/** A text of the site, as its catalogue has it. */
export function words(locale: Locale): (id: string) => string {
  const known =
    catalogues.get(locale) ??
    (JSON.parse(readFileSync(path.resolve(import.meta.dirname, `../../packages/i18n/dist/all/${locale}.json`), "utf8")) as Readonly<
      Record<string, string>
    >);
  catalogues.set(locale, known);
  return (id) => {
    const text = known[id];
    if (text === undefined) throw new Error(`${locale} has no ${id}`);
    return text;
  };
}

export const at = (locale: Locale, address: string): string => (localeFacts[locale].prefix + address).replace(/(.)\/$/, "$1") || "/";

/** A text that a word chooses the words of, as it stands for every word that it does not name. */
export const ofOthers = (text: string): string => text.replaceAll(/\{\w+, select,.*? other \{([^}]*)\}\}/gs, "$1");

/** A blank that does not break is any blank: a name of something is read with plain ones. */
const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll("\u00A0", String.raw`\s`);
/** A text as it stands on a page, whatever fills its places: each may be anywhere in it, in one language at its end and in another at its beginning. */
export const filledIn = (text: string): RegExp =>
  new RegExp(
    text
      // The text is known up to a part that depends on a number or a word.
      .replace(/\{\w+,.*$/s, "{rest}")
      .split(/\{\w+\}/)
      .map(escaped)
      .join(".*"),
  );
