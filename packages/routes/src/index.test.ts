import { locales } from "@shanyraq/i18n";
import { describe, expect, it } from "vitest";
import { alternates, href, inLocale, match, redirected, routeNames, routes, shellPath } from "./index.ts";

const sample = (path: string) => Object.fromEntries([...path.matchAll(/\{(\w+)[?+]?\}/g)].map(([, key]) => [key ?? "", `some ${key}`]));
const address = href as (name: string, locale: string, params: object) => string;

describe.each(routeNames)("%s", (name) => {
  it.each(locales)("comes back from its own %s address", (locale) => {
    const params = sample(routes[name].path);
    // A catch-all of one segment is the route with that one segment, which is the more exact of the two.
    const deep = name === "calculateRest" ? { ...params, rest: "a/b" } : params;
    expect(match(address(name, locale, deep))).toEqual({ name, locale, params: deep });
  });
});

it("an optional parameter may be left out, a required one may not", () => {
  expect(href("sign", "en")).toBe("/en/sign");
  expect(href("calculateOnline", "kk", { slug: "senim" })).toBe("/kk/products/senim/calculate/online");
  // @ts-expect-error slug is required
  expect(() => href("product", "kk")).toThrow("slug");
});

it("the same page is known in every language", () => {
  expect(alternates("/")).toEqual({ ru: "/", kk: "/kk", en: "/en" });
  expect(alternates("/kk/news/first")).toEqual({ ru: "/news/first", kk: "/kk/news/first", en: "/en/news/first" });
  expect(alternates("/kkx")).toMatchObject({ ru: "/kkx" });
});

it("report, reports and shareholders are three pages", () => {
  expect(["/report", "/reports", "/shareholders"].map((path) => match(path)?.name)).toEqual(["report", "reports", "shareholders"]);
});

it("finds nothing for an address without a page, or one that cannot be decoded", () => {
  expect(match("/kk/unknown-page")).toMatchObject({ name: "content", locale: "kk" });
  expect(match("/a/b/c/d")).toBeUndefined();
  expect(match("/news/%zz")).toBeUndefined();
});

it.each(locales)("old index addresses have moved for good in %s", (locale) => {
  expect(redirected(inLocale("/products/index", locale))).toBe(inLocale("/products", locale));
  expect(redirected(inLocale("/products/senim/index", locale))).toBe(inLocale("/products/senim", locale));
  expect(redirected(inLocale("/products/senim/calculate/index", locale))).toBe(inLocale("/products/senim/calculate", locale));
  expect(redirected(inLocale("/products/senim", locale))).toBeUndefined();
});

it("every route with parameters has a shell of its own", () => {
  const shells = routeNames
    .filter((name) => routes[name].path.includes("{"))
    .map((name) => shellPath({ name, locale: "kk", params: sample(routes[name].path) }));
  expect(new Set(shells).size).toBe(shells.length);
  expect(shellPath({ name: "product", locale: "ru", params: { slug: "senim" } })).toBe("/products/-shell");
  expect(shellPath({ name: "sign", locale: "en", params: {} })).toBe("/en/sign");
  expect(shellPath({ name: "calculateRest", locale: "ru", params: { slug: "a", rest: "b/c" } })).toBe(
    "/products/-shell/calculate/-shell/-shell",
  );
});
