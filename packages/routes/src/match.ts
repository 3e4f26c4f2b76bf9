import type { Locale } from "@shanyraq/i18n";
import { inLocale, splitLocale } from "./href.ts";
import { earlier, pattern } from "./pattern.ts";
import { redirects, routeNames, routes, type RouteName } from "./table.ts";

export interface Match {
  readonly name: RouteName;
  readonly locale: Locale;
  readonly params: Readonly<Record<string, string>>;
}

const matchers = routeNames
  .toSorted((a, b) => earlier(routes[a].path, routes[b].path))
  .map((name) => ({ name, pattern: pattern(routes[name].path) }));

/** Which page an address names; undefined where it names none or cannot be decoded. */
export function match(pathname: string): Match | undefined {
  const { locale, path } = splitLocale(pathname);
  for (const { name, pattern: address } of matchers) {
    const found = address.exec(path);
    if (!found) continue;
    const params = decoded(found.groups ?? {});
    return params && { name, locale, params };
  }
  return undefined;
}

function decoded(groups: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> | undefined {
  try {
    return Object.fromEntries(
      Object.entries(groups).flatMap(([key, value]) => (value === undefined ? [] : [[key, decodeURIComponent(value)] as const])),
    );
  } catch {
    return undefined;
  }
}

const moved = redirects.map(({ from, to }) => ({ pattern: pattern(from), to }));

/** Where an old address has moved for good; undefined where it has not. */
export function redirected(pathname: string): string | undefined {
  const { locale, path } = splitLocale(pathname);
  for (const { pattern: address, to } of moved) {
    const found = address.exec(path);
    if (found) return inLocale(to.replace("{slug}", found.groups?.["slug"] ?? ""), locale);
  }
  return undefined;
}
