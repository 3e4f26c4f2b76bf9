import { localeFacts, type Locale } from "@shanyraq/i18n";

const pages: Readonly<Record<string, (slug: string) => string>> = {
  news: (slug) => `/news/${slug}`,
  media: (slug) => `/smi/${slug}`,
  page: (slug) => `/${slug}`,
  product: (slug) => `/products/${slug}`,
  about: () => "/about",
  investor: () => "/shareholders",
  person: () => "/directors",
  office: () => "/contacts",
  city: () => "/contacts",
  citizenship: () => "/contacts",
  rating: () => "/about",
  report: () => "/reports",
};

/** The page of the site that shows an entry, in a language; questions and answers stand on the first one. */
export const pageOf = (kind: string, slug: string, locale: Locale): string =>
  `${localeFacts[locale].prefix}${pages[kind]?.(slug) ?? ""}` || "/";
