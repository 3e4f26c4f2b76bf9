import type { Locale } from "@shanyraq/i18n";
import { isTextId, text } from "@shanyraq/i18n/text";

function nameOf(key: string, locale: Locale): string {
  const id: string = `letter.column.${key}`;
  return isTextId(id) ? text(locale, id) : key;
}

/** Keys of a schedule's cells to the headings of their columns. */
export const columnNames = (keys: readonly string[], locale: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries(keys.map((key) => [key, nameOf(key, locale)]));
