import { locales, localeFacts, type Locale } from "@shanyraq/i18n";
import { inLocale } from "../href.ts";

/** How a language is written in front of an address by hand or by another site; Kazakhstan's own domain stands for Kazakh on many. */
export const spelledPrefixes: Readonly<Record<Locale, readonly string[]>> = { ru: ["ru"], kk: ["kk", "kz"], en: ["en"] };

// After a slash of either kind a browser would read the rest as another host.
const spellings = locales.map((locale) => ({
  locale,
  pattern: new RegExp(`^/(?:${spelledPrefixes[locale].join("|")})(/[^/\\\\].*)?$`, "i"),
}));

/** The page that an address means whose language is written in another way than the site does: "/ru/about" is "/about", "/KK/news" is "/kk/news". */
export function spelledLocale(pathname: string): string | undefined {
  for (const { locale, pattern } of spellings) {
    const found = pattern.exec(pathname);
    if (!found) continue;
    const meant = inLocale(found[1] ?? "/", locale);
    return meant === pathname || localeFacts[locale].prefix === pathname ? undefined : meant;
  }
  return undefined;
}
