/** The three languages of the site, the default first. */
export const locales = ["ru", "kk", "en"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "ru";

/** Cookie that remembers the chosen language, and for how long (site-shell, section 4). */
export const localeCookie = { name: "i18n_redirected", days: 365 } as const;

export interface LocaleFacts {
  /** BCP 47 tag for dates, numbers and plurals. */
  readonly tag: string;
  /**
   * BCP 47 tag of the language whose numbers are written as in this one. Browsers carry no Kazakh and would write "2,000", which reads as
   * two; Russian, which they all carry, groups and points as Kazakh does: "2 000" and "0,5".
   */
  readonly numbers: string;
  /** BCP 47 tag of the voice that reads a page aloud: of the two Russian ones, the one that systems have voices for. */
  readonly spoken: string;
  /** First segment of every address in this language; empty for the default. */
  readonly prefix: "" | "/kk" | "/en";
  /** Name of the language in itself. */
  readonly name: string;
  /** What the header's selector shows. */
  readonly short: string;
  readonly openGraph: string;
}

export const localeFacts = {
  ru: { tag: "ru-KZ", numbers: "ru-KZ", spoken: "ru-RU", prefix: "", name: "Русский", short: "Рус", openGraph: "ru_KZ" },
  kk: { tag: "kk-KZ", numbers: "ru-KZ", spoken: "kk-KZ", prefix: "/kk", name: "Қазақша", short: "Қаз", openGraph: "kk_KZ" },
  en: { tag: "en-GB", numbers: "en-GB", spoken: "en-GB", prefix: "/en", name: "English", short: "English", openGraph: "en_GB" },
} as const satisfies Readonly<Record<Locale, LocaleFacts>>;

/** A language as speech engines name it. */
export type SpokenLanguage = (typeof localeFacts)[Locale]["spoken"];

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** One text in every language. */
export type Localised<T = string> = Readonly<Record<Locale, T>>;
