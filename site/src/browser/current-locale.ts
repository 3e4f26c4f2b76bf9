import { localeCookie, localeFacts, type Locale } from "@shanyraq/i18n";
import { splitLocale } from "@shanyraq/routes";

/** The language of the address the visitor sees. */
export const currentLocale = (): Locale => splitLocale(window.location.pathname).locale;

const DAY_SECONDS = 24 * 60 * 60;

/** Remembers a language that was chosen. */
export const rememberLocale = (locale: Locale): void => {
  // Not the Cookie Store API: Firefox and Safari lack it.
  document.cookie = `${localeCookie.name}=${locale}; Path=/; Max-Age=${localeCookie.days * DAY_SECONDS}; SameSite=Lax`;
};

/** Keeps the document's language right after a change that loads no new page. */
export const markDocument = (locale: Locale): void => {
  document.documentElement.lang = localeFacts[locale].tag.slice(0, 2);
};
