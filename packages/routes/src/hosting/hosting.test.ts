import { locales } from "@shanyraq/i18n";
import { describe, expect, it } from "vitest";
import { href, inLocale, match, pattern, redirected, routeNames, routes, shellPath, type Route } from "../index.ts";
import { brokenPage, exactPages, hostRules, lead, missingPage, movedRules } from "./index.ts";

const sample = (path: string) => Object.fromEntries([...path.matchAll(/\{(\w+)[?+]?\}/g)].map(([, key]) => [key ?? "", `some-${key}`]));
const address = href as (name: string, locale: string, params: object) => string;
const addresses = locales.flatMap((locale) =>
  routeNames.flatMap((name) => {
    const params = sample(routes[name].path);
    const deep = name === "calculateRest" ? { ...params, rest: "a/b" } : params;
    const { id: _, GUID: __, ...fewer } = deep;
    return routes[name].path.endsWith("?}") ? [address(name, locale, deep), address(name, locale, fewer)] : [address(name, locale, deep)];
  }),
);
const firstRule = (path: string) => hostRules.find((rule) => pattern(rule.path).test(path));

describe.each(addresses)("%s", (path) => {
  it("is one page with a file of its own, or the first rule that fits names the shell of its route", () => {
    const found = match(path);
    const expected = found && Object.keys(found.params).length > 0 ? shellPath(found) : undefined;
    expect(expected ?? path).toBe(exactPages.includes(path) ? path : firstRule(path)?.file);
  });
  it("is led where the first rule says", () => {
    const rule = exactPages.includes(path) ? undefined : firstRule(path);
    const { to } = lead(path);
    if (!rule) expect(to).toBe("file");
    else expect(to).toBe(rule.asks ? "entry" : "shell");
  });
});

it("only content is asked for at the provider", () => {
  const names = new Set(hostRules.filter(({ asks }) => asks).map(({ name }) => name));
  expect([...names].toSorted()).toEqual(routeNames.filter((name) => (routes[name] as Route).entries).toSorted());
});

it.each(locales)("every moved address of %s has a rule that says the same", (locale) => {
  for (const old of ["/products/index", "/products/senim/index", "/products/senim/calculate/index"]) {
    const path = inLocale(old, locale);
    const rule = movedRules.find(({ from }) => pattern(from).test(path));
    expect(rule?.to.replace("{slug}", "senim")).toBe(redirected(path));
    expect(lead(path)).toEqual({ to: "moved", path: redirected(path), locale });
  }
});

it.each(["/ru//evil.example", "/KK/\\evil.example", "/ru///evil.example/"])("no language in front of %s leads to another host", (path) => {
  const led = lead(path);
  if (led.to === "moved") expect(led.path).not.toMatch(/^\/[/\\]/);
});

describe("an address", () => {
  it.each([
    ["/", { to: "file", locale: "ru" }],
    ["/kk", { to: "file", locale: "kk" }],
    ["/about/", { to: "moved", path: "/about", locale: "ru" }],
    ["/kk/products/index/", { to: "moved", path: "/kk/products", locale: "kk" }],
    ["/ru", { to: "moved", path: "/", locale: "ru" }],
    ["/RU/products/senim/", { to: "moved", path: "/products/senim", locale: "ru" }],
    ["/KK", { to: "moved", path: "/kk", locale: "ru" }],
    ["/Kk/news/7", { to: "moved", path: "/kk/news/7", locale: "ru" }],
    ["/kz/about", { to: "moved", path: "/kk/about", locale: "ru" }],
    ["/EN/a/b/c/d", { to: "moved", path: "/en/a/b/c/d", locale: "ru" }],
    ["/russia", { to: "entry", shell: "/-shell", kind: "pages", slug: "russia", exported: true, locale: "ru" }],
    ["/sign", { to: "file", locale: "ru" }],
    ["/en/sign/7", { to: "shell", shell: "/en/sign/-shell", locale: "en" }],
    ["/kk/news/7", { to: "entry", shell: "/kk/news/-shell", kind: "news", slug: "7", exported: true, locale: "kk" }],
    ["/about-us", { to: "entry", shell: "/-shell", kind: "pages", slug: "about-us", exported: true, locale: "ru" }],
    ["/about-us/7", { to: "entry", shell: "/-shell/-shell", kind: "pages", slug: "7", exported: false, locale: "ru" }],
    ["/kk/a/b/c/d", { to: "file", locale: "kk" }],
    ["/_next/data/build/products/-shell.json", { to: "file", locale: "ru" }],
  ])("%s is led to a page", (path, to) => {
    expect(lead(path)).toEqual(to);
  });
  it.each(["//evil.example", "//evil.example/", "/about.html", "/index", "/kk/404", "/products/500", "/-shell", "/products/-shell"])(
    "%s is not found",
    (path) => {
      expect(lead(path)).toMatchObject({ to: "missing" });
    },
  );
});

it.each(["/500", "/_error", "/kk/500", "/en/_error"])("%s is the page of what failed", (path) => {
  expect(lead(path)).toMatchObject({ to: "broken" });
});

it("gives each language its own pages for a missing page and a failed one", () => {
  expect(locales.map(missingPage)).toEqual(["/404", "/kk/404", "/en/404"]);
  expect(locales.map(brokenPage)).toEqual(["/500", "/kk/500", "/en/500"]);
});
