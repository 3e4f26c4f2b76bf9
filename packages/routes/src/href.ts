import { defaultLocale, localeFacts, locales, type Locale } from "@shanyraq/i18n";
import { routes, type PathOf, type RouteName } from "./table.ts";

type Names<P extends string> = P extends `${string}{${infer N}}${infer R}` ? N | Names<R> : never;
type Bare<N extends string> = N extends `${infer B}?` ? B : N extends `${infer B}+` ? B : N;

/** The parameters of a path template; optional ones may be left out. */
export type Params<P extends string> = { readonly [N in Names<P> as N extends `${string}?` ? never : Bare<N>]: string } & {
  readonly [N in Names<P> as N extends `${string}?` ? Bare<N> : never]?: string;
};

type Args<P extends string> = Record<never, never> extends Params<P> ? [params?: Params<P>] : [params: Params<P>];

const encodePath = (value: string) => value.split("/").map(encodeURIComponent).join("/");

/**
 * The address of a page in a language.
 * @throws TypeError where a required parameter is missing (the types forbid it already).
 */
export function href<N extends RouteName>(name: N, locale: Locale, ...args: Args<PathOf<N>>): string {
  const params: Readonly<Record<string, string | undefined>> = args[0] ?? {};
  const filled = routes[name].path.replace(/\/\{(\w+)([?+]?)\}/g, (_, key: string, kind: string) => {
    const value = params[key];
    if (value === undefined || value === "") {
      if (kind === "?") return "";
      throw new TypeError(`${name}: missing "${key}"`);
    }
    return `/${kind === "+" ? encodePath(value) : encodeURIComponent(value)}`;
  });
  return inLocale(filled, locale);
}

/** A locale-less site path ("/products") in a language ("/kk/products"). */
export const inLocale = (path: string, locale: Locale): string => (localeFacts[locale].prefix + path).replace(/(.)\/$/, "$1") || "/";

/** Takes the language off an address: "/kk/news" is kk and "/news". */
export function splitLocale(pathname: string): { readonly locale: Locale; readonly path: string } {
  const locale = locales.find((one) => isIn(pathname, localeFacts[one].prefix)) ?? defaultLocale;
  return { locale, path: pathname.slice(localeFacts[locale].prefix.length) || "/" };
}
const isIn = (pathname: string, prefix: string) => prefix !== "" && (pathname === prefix || pathname.startsWith(`${prefix}/`));

/** The same page in every language, for hreflang and the language selector. */
export const alternates = (pathname: string): Readonly<Record<Locale, string>> => {
  const { path } = splitLocale(pathname);
  return Object.fromEntries(locales.map((locale) => [locale, inLocale(path, locale)])) as Record<Locale, string>;
};
