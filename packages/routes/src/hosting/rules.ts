import { locales, type Locale } from "@shanyraq/i18n";
import { inLocale } from "../href.ts";
import { earlier } from "../pattern.ts";
import { shellPath } from "../shell.ts";
import { redirects, routeNames, routes, type Entries, type Route, type RouteName } from "../table.ts";

/** Addresses that have no file of their own, and the file each is served. */
export interface HostRule {
  readonly name: RouteName;
  readonly locale: Locale;
  /** `{id}` one segment, `{rest+}` all that follow: "/kk/products/{slug}". */
  readonly path: string;
  /** The file, without its ending: "/kk/products/-shell". */
  readonly file: string;
  /** The kind of entries here: only published ones exist, and the provider knows which. */
  readonly asks?: Entries;
}

/** An optional last segment is two templates. */
const required = (path: string): readonly string[] => {
  const optional = /\/\{(\w+)\?\}$/.exec(path);
  return optional ? [path.slice(0, optional.index) || "/", path.replace("?}", "}")] : [path];
};
const paramsOf = (path: string) => Object.fromEntries([...path.matchAll(/\{(\w+)\+?\}/g)].map(([, key = ""]) => [key, ""]));

/** Every rewrite of a host, the most exact first: a host that takes the first match takes the right one. */
export const hostRules: readonly HostRule[] = locales
  .flatMap((locale) =>
    routeNames.flatMap((name) => {
      const { path, entries }: Route = routes[name];
      return required(path)
        .filter((template) => template.includes("{"))
        .map((template) => ({
          name,
          locale,
          path: inLocale(template, locale),
          file: shellPath({ name, locale, params: paramsOf(template) }),
          ...(entries && { asks: entries }),
        }));
    }),
  )
  .toSorted((a, b) => earlier(a.path, b.path));

/** Pages of which there is exactly one file in each language. */
export const exactPages: readonly string[] = locales.flatMap((locale) =>
  routeNames.flatMap((name) =>
    required(routes[name].path)
      .filter((path) => !path.includes("{"))
      .map((path) => inLocale(path, locale)),
  ),
);

/** Addresses that have moved for good, as templates. */
export const movedRules: readonly { readonly from: string; readonly to: string }[] = locales
  .flatMap((locale) => redirects.map(({ from, to }) => ({ from: inLocale(from, locale), to: inLocale(to, locale) })))
  .toSorted((a, b) => earlier(a.from, b.from));
