import type { Locale } from "@shanyraq/i18n";

/** Where the news of a language stand as RSS. */
export const feedHref = (locale: Locale): string => `/feeds/${locale}.xml`;
