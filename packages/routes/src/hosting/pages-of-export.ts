import { locales } from "@shanyraq/i18n";
import { inLocale } from "../href.ts";
import { shellValue } from "../shell.ts";
import { routes, type Route } from "../table.ts";
import { brokenPage, missingPage } from "./files.ts";

/** The pages of a route without their language: its own, or its shells with the optional parameter and without it. */
function pagesOf({ path }: Route): readonly string[] {
  const segments = path.split("/").flatMap((segment) => {
    const [, kind] = /^\{\w+([?+]?)\}$/.exec(segment) ?? [];
    return kind === undefined ? [segment] : shellValue(kind);
  });
  const whole = segments.join("/") || "/";
  return path.endsWith("?}") ? [whole, segments.slice(0, -1).join("/")] : [whole];
}

/** A page by its file in the export: "kk/about.html". */
export const fileOfPage = (address: string): string => (address === "/" ? "index.html" : `${address.slice(1)}.html`);

/** The files of every page that an export has whatever is published: pages of their own, shells, and the not-found and error pages. */
export const pagesOfExport = (): readonly string[] =>
  locales.flatMap((locale) => [
    ...Object.values(routes).flatMap((route) => pagesOf(route).map((page) => fileOfPage(inLocale(page, locale)))),
    fileOfPage(missingPage(locale)),
    fileOfPage(brokenPage(locale)),
  ]);
