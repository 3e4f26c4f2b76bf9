import { localeFacts, locales, type Locale } from "@shanyraq/i18n";

const CATALOG = /\/Type \/Catalog\b(?:(?!endobj)[^])*?\/Lang \(([\w-]+)\)/;

/** In which language a paper of ours is: that of its catalogue, whatever words of others it has. */
export function languageOf(bytes: Buffer): Locale | undefined {
  const [, tag] = CATALOG.exec(bytes.toString("latin1")) ?? [];
  return locales.find((locale) => localeFacts[locale].tag === tag);
}
