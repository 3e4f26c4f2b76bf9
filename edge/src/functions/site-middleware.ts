import { next, rewrite } from "@vercel/edge";
import { calls } from "@shanyraq/contract";
import { match, redirected, routes, shellPath, splitLocale, type Entries, type Match, type Route } from "@shanyraq/routes";

interface MiddlewareOptions {
  readonly providerUrl: string;
  /** One request to a provider or to the site's own files. */
  readonly send: (request: Request) => Promise<Response>;
}

type Published = Readonly<Record<Entries, readonly string[]>>;

const contentPaths = {
  products: calls.productBySlug.path,
  news: calls.newsBySlug.path,
  pages: calls.pageBySlug.path,
  media: calls.newsBySlug.path,
} as const;

/**
 * Leads the addresses of an export on a host of static files: old ones to the new, those without a file of their
 * own to their shell. What the build did not know is asked of the provider, so that unknown content stays a 404.
 */
export function siteMiddleware({ providerUrl, send }: MiddlewareOptions): (request: Request) => Promise<Response> {
  let exported: Promise<Published> | undefined;
  const exportedBy = (origin: string) =>
    (exported ??= send(new Request(`${origin}/entries.json`)).then(async (response) => (await response.json()) as Published));

  async function hasFile({ params }: Match, kind: Entries, origin: string): Promise<boolean> {
    const slug = Object.values(params).at(-1) ?? "";
    return (await exportedBy(origin))[kind].includes(slug);
  }
  async function isPublished({ params, locale }: Match, kind: Entries): Promise<boolean> {
    const slug = Object.values(params).at(-1) ?? "";
    const path = contentPaths[kind].replace("{slug}", encodeURIComponent(slug));
    const { ok } = await send(
      new Request(providerUrl.replace(/\/$/, "") + path, { headers: { lang: locale, accept: "application/json" } }),
    );
    return ok;
  }

  return async (request) => {
    const url = new URL(request.url);
    const moved = redirected(url.pathname);
    if (moved !== undefined) return new Response(null, { status: 308, headers: { location: moved + url.search } });
    const found = match(url.pathname);
    if (!found) return next();
    const { render, entries }: Route = routes[found.name];
    const toShell = () => rewrite(new URL(shellPath(found) + url.search, url));
    if (render === "once" || splitLocale(url.pathname).path === "/") return next();
    if (!entries) return toShell();
    if (render === "perEntry" && (await hasFile(found, entries, url.origin))) return next();
    return (await isPublished(found, entries)) ? toShell() : next();
  };
}
