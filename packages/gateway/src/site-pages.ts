import { localeFacts, type Locale } from "@shanyraq/i18n";
import { match, redirected, routes, SHELL, shellPath, splitLocale, type Entries, type Route } from "@shanyraq/routes";
import type { StaticFiles } from "./static-files.ts";

/** Whether content with this slug is published now; it may be newer than the export. */
export type IsPublished = (kind: Entries, slug: string, locale: Locale) => Promise<boolean>;

type Page = { readonly response: Response; readonly policy: string | undefined };

/** A shell is a file too, but no address of its own; nor is a page by its file name, nor an error page. */
const ownAddress = (path: string) => !path.includes(SHELL) && !/\.html$|\/(index|404|500|_error)$/.test(path);

/** Serves the exported site: files first, then the routes that have a shell, then the 404 page of the language. */
export function sitePages(files: StaticFiles, isPublished: IsPublished): (request: Request) => Promise<Page> {
  const missing = (request: Request, locale: Locale): Page =>
    files.serve(`${localeFacts[locale].prefix}/404.html`, request, 404) ?? {
      response: new Response("404", { status: 404 }),
      policy: undefined,
    };

  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const bare = pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
    const { locale } = splitLocale(bare);
    // A browser would read a Location that begins with two slashes as another host.
    if (pathname.startsWith("//")) return missing(request, locale);
    const moved = redirected(bare) ?? (bare === pathname ? undefined : bare);
    if (moved !== undefined)
      return { response: new Response(null, { status: 308, headers: { location: moved + search } }), policy: undefined };

    const exact = ownAddress(bare)
      ? (files.serve(bare, request) ?? files.serve(bare === "/" ? "/index.html" : `${bare}.html`, request))
      : undefined;
    if (exact) return exact;

    const found = bare.includes(SHELL) ? undefined : match(bare);
    if (!found) return missing(request, locale);
    const route: Route = routes[found.name];
    const slug = Object.values(found.params).at(-1);
    if (route.entries && !(slug && (await isPublished(route.entries, slug, locale)))) return missing(request, locale);
    return files.serve(`${shellPath(found)}.html`, request) ?? missing(request, locale);
  };
}
