import { localeFacts, locales, type Locale } from "@shanyraq/i18n";

/** In which language a paper of ours is: that of its catalogue, whatever words of others it has. */
export function languageOf(bytes: Buffer): Locale | undefined {
  const start = bytes.indexOf("/Type /Catalog");
  if (start < 0) return undefined;
  const catalogue = bytes.toString("latin1", start, bytes.indexOf("endobj", start));
  return locales.find((locale) => catalogue.includes(`/Lang (${localeFacts[locale].tag})`));
}
