import { locales } from "@shanyraq/i18n";
import { inLocale } from "@shanyraq/routes";
import { exactPages, movedRules, protectiveHeaders } from "@shanyraq/routes/hosting";
import { describe, expect, it } from "vitest";
import { netlifyHeaders, netlifyRedirects, netlifyToml } from "./netlify.ts";
import { exported, ruled } from "./testing/samples.ts";
import { readHeaders, readRedirects } from "./testing/redirects-file.ts";

const files = new Set(exported.files);
const redirected = readRedirects(netlifyRedirects());
/** A file wins over a rule, and a page is found without its ending. */
const answered = (path: string) => (files.has(`${path}.html`) || path === "/" ? { status: 200, to: path } : redirected(path));

const [pattern = "", excluded = ""] = [...netlifyToml(exported).matchAll(/attern = '(.+)'/g)].map(([, one]) => one ?? "");
const asksTheProvider = (path: string) => new RegExp(pattern).test(path) && !new RegExp(excluded).test(path);

describe("on Netlify", () => {
  it.each(ruled.filter(({ asks }) => !asks))("$address is served $file", ({ address, file }) => {
    expect(answered(address)).toEqual({ status: 200, to: file });
    expect(asksTheProvider(address)).toBe(false);
  });
  it.each(ruled.filter(({ asks }) => asks))("$address is asked for at the provider, and without it is 404", ({ address, locale }) => {
    expect(asksTheProvider(address)).toBe(true);
    expect(answered(address)).toEqual({ status: 404, to: `${inLocale("/404", locale)}.html` });
  });
  it("pages of which there is one are served as they are, and no function runs for them", () => {
    for (const page of exactPages) {
      expect(answered(page)).toEqual({ status: 200, to: page });
      expect(asksTheProvider(page), page).toBe(false);
    }
    for (const file of ["/icon.svg", "/entries.json", "/lang/kk.json", "/api/user", "/_next/static/chunks/a.js"])
      expect(asksTheProvider(file), file).toBe(false);
  });
  it.each(locales)("answers 404 in the language of %s when the page does not exist", (locale) => {
    expect(answered(inLocale("/a/b/c/d", locale))).toEqual({ status: 404, to: `${inLocale("/404", locale)}.html` });
  });
  it.each(movedRules)("$from has moved to $to", ({ from, to }) => {
    const value = (template: string) => template.replace("{slug}", "senim");
    expect(answered(value(from))).toEqual({ status: 301, to: value(to) });
  });
  it("expressions are such as a host without look-ahead reads", () => {
    expect(pattern + excluded).not.toMatch(/\(\?[!=<]/);
  });
});

describe("the headers of Netlify", () => {
  const headers = readHeaders(netlifyHeaders(exported));
  it("protect every answer", () => {
    for (const path of ["/", "/kk/sign/7", "/icon.svg", "/no-such-page"])
      for (const header of protectiveHeaders) expect(headers(path)).toContainEqual(header);
  });
  it("hold a page to the policy of all and to its own", () => {
    const policies = headers("/kk/products/senim").filter(([name]) => name === "content-security-policy");
    expect(policies.map(([, value]) => value)).toEqual([
      expect.stringContaining("frame-ancestors 'none'"),
      exported.policies["/kk/products/senim.html"],
    ]);
  });
  it("let only files with a digest in their name be kept", () => {
    const cache = (path: string) => headers(path).find(([name]) => name === "cache-control")?.[1];
    expect(cache("/_next/static/chunks/a.js")).toContain("immutable");
    expect(cache("/")).toBe("no-cache");
  });
});
