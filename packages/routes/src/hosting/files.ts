import type { Header } from "./protective-headers.ts";
import { localeFacts, locales, type Locale } from "@shanyraq/i18n";

/** The kind of a file of the export, by its ending. */
export const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
  ".opus": "audio/ogg",
  ".webmanifest": "application/manifest+json",
};
export const OTHER_CONTENT_TYPE = "application/octet-stream";

/** Files under this address carry their digest in their name. */
export const IMMUTABLE_PREFIX = "/_next/static/";
export const IMMUTABLE = "public, max-age=31536000, immutable";
/** Everything else is asked for again each time, and not sent again where it is the same. */
export const REVALIDATED = "no-cache";
export const cacheOf = (address: string): string => (address.startsWith(IMMUTABLE_PREFIX) ? IMMUTABLE : REVALIDATED);

/** The page of a language that says an address has none, without its ending. */
export const missingPage = (locale: Locale): string => `${localeFacts[locale].prefix}/404`;
/** The page of a language for a failed page, or when it cannot be found out whether the page exists. */
export const brokenPage = (locale: Locale): string => `${localeFacts[locale].prefix}/500`;

interface PageOfPrefix {
  readonly prefix: string;
  readonly page: string;
}
/** Such a page in all languages, those with a prefix first. */
const inAll = (page: (locale: Locale) => string): readonly PageOfPrefix[] =>
  locales
    .map((locale) => ({ prefix: localeFacts[locale].prefix, page: page(locale) }))
    .toSorted((a, b) => b.prefix.length - a.prefix.length);
export const missingPages = inAll(missingPage);
export const brokenPages = inAll(brokenPage);

/** The addresses by which an error page is asked for itself: it answers with its own status. */
export const BROKEN_NAMES = ["500", "_error"] as const;

/** Tells a page the number of the request that failed: it cannot read the headers of its own answer, but this one. */
export const numbered = (requestId: string): Header => ["server-timing", `request;desc="${requestId}"`];
