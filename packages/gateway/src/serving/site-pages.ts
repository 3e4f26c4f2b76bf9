import { urlOf, type EdgeRequest } from "@shanyraq/edge";
import type { Locale } from "@shanyraq/i18n";
import type { Entries } from "@shanyraq/routes";
import { brokenPage, CHOSEN_CACHE, chosenHome, lead, missingPage, numbered } from "@shanyraq/routes/hosting";
import type { Answer } from "./answer.ts";
import { requestTrace } from "./observe.ts";
import { pageHeaders } from "./security-headers.ts";
import type { StaticFiles } from "./static-files.ts";

/** Whether content with this slug is published now; it may be newer than the export. Rejects when that cannot be found out. */
export type IsPublished = (kind: Entries, slug: string, locale: Locale) => Promise<boolean>;

type Led = ReturnType<typeof lead>;

const RETRY_AFTER_SECONDS = "5";

const bare = (status: number, headers: readonly string[], body: string | null): Answer => ({
  status,
  headers: [...pageHeaders(), ...headers, "content-length", String(body?.length ?? 0)],
  body,
});

/** Serves the exported site: files first, then the routes that have a shell, then the 404 page of the language. */
export function sitePages(files: StaticFiles, isPublished: IsPublished): (request: EdgeRequest) => Answer | Promise<Answer> {
  // What the export itself leads to its file is looked up; all else goes through the rules.
  const own = files.addresses((address) => {
    const { to } = lead(address);
    return to !== "missing" && to !== "moved" && to !== "broken";
  });
  const errorPage = (page: string, request: EdgeRequest, status: number): Answer =>
    files.serve(`${page}.html`, request, status) ?? bare(status, ["content-type", "text/plain; charset=utf-8"], String(status));
  const broken = (locale: Locale, request: EdgeRequest, status: number): Answer => {
    const page = errorPage(brokenPage(locale), request, status);
    return { ...page, headers: [...page.headers, ...numbered(requestTrace(request).requestId)] };
  };
  // While the back office is down, search engines must not be answered that a page does not exist.
  const unavailable = (locale: Locale, request: EdgeRequest): Answer => {
    const page = broken(locale, request, 503);
    return { ...page, headers: [...page.headers, "retry-after", RETRY_AFTER_SECONDS] };
  };

  async function entry({ shell, kind, slug, locale }: Extract<Led, { to: "entry" }>, request: EdgeRequest): Promise<Answer> {
    const published = await isPublished(kind, slug, locale).catch(() => undefined);
    if (published === undefined) return unavailable(locale, request);
    return (published && files.serve(`${shell}.html`, request)) || errorPage(missingPage(locale), request, 404);
  }

  return (request) => {
    const url = urlOf(request);
    const { pathname, search } = url;
    const home = chosenHome({ url, headers: request.headers });
    if (home !== undefined) return bare(302, ["location", home, "cache-control", CHOSEN_CACHE], null);
    const file = own.get(pathname);
    const served = file === undefined ? undefined : files.serve(file, request);
    if (served) return served;

    const led = lead(pathname);
    if (led.to === "moved") return bare(308, ["location", led.path + search], null);
    if (led.to === "broken") return broken(led.locale, request, 500);
    if (led.to === "entry") return entry(led, request);
    const shell = led.to === "shell" ? files.serve(`${led.shell}.html`, request) : undefined;
    return shell ?? errorPage(missingPage(led.locale), request, 404);
  };
}
