import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { locales } from "@shanyraq/i18n";
import { pagesOfExport } from "@shanyraq/routes/hosting";
import { afterEach, beforeEach, expect, it } from "vitest";
import { exportGaps } from "./export-gaps.ts";

const SCRIPT = "begin()";
const HASH = createHash("sha256").update(SCRIPT).digest("base64");
const PAGE = `<html><head><script>${SCRIPT}</script><script src="/_next/static/a.js" defer=""></script></head><body><script type="application/json">{}</script></body></html>`;
/** What the published product and page have in every language. */
const PUBLISHED = ["products/senim.html", "products/senim/calculate.html", "rules.html"];

let folder: string;
const out = (file: string) => path.join(folder, "out", file);
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(out(file)), { recursive: true });
  writeFileSync(out(file), text);
};
const remove = (file: string) => rmSync(out(file), { recursive: true });
const change = (file: string, to: (text: string) => string) => writeFileSync(out(file), to(readFileSync(out(file), "utf8")));

/** As small as an export can be that is whole. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "shanyraq-export-"));
  const pages = [...pagesOfExport(), ...["", "kk/", "en/"].flatMap((prefix) => PUBLISHED.map((page) => prefix + page))];
  for (const page of pages) put(page, PAGE);
  for (const locale of locales) put(`search/${locale}.json`, "[]");
  for (const file of ["sitemap.xml", "robots.txt", "_next/static/a.js"]) put(file, "");
  put("entries.json", JSON.stringify({ products: ["senim"], pages: ["rules"] }));
  writeFileSync(
    path.join(folder, "csp.json"),
    JSON.stringify(Object.fromEntries(pages.map((page) => [page, `script-src 'self' 'sha256-${HASH}'`]))),
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("an export that lacks nothing is served", async () => {
  expect(await exportGaps(folder)).toEqual([]);
});
it.each<[what: string, spoil: () => void, told: RegExp]>([
  ["without a shell", () => remove("kk/news/-shell.html"), /^kk\/news\/-shell\.html is not there$/],
  ["without the page of something that is published", () => remove("en/products/senim.html"), /^en\/products\/senim\.html is not there$/],
  ["without a language", () => remove("kk"), /^kk\//],
  ["without its site map", () => remove("sitemap.xml"), /^sitemap\.xml is not there$/],
  ["without what the search looks through", () => remove("search/kk.json"), /^search\/kk\.json is not there$/],
  ["with a page cut off in its middle", () => change("about.html", (html) => html.slice(0, -9)), /^about\.html ends in its middle$/],
  [
    "with a page of another build under its policy",
    () => change("about.html", (html) => html.replace("begin()", "other()")),
    /^the policy of about\.html is of another page$/,
  ],
  ["with a page that has no policy", () => put("extra.html", PAGE), /^extra\.html has no policy$/],
  ["without its policies", () => rmSync(path.join(folder, "csp.json")), /csp\.json/],
  ["with half of its policies", () => writeFileSync(path.join(folder, "csp.json"), '{"about.html":'), /JSON/],
  ["without a script that its pages load", () => remove("_next/static/a.js"), /loads \/_next\/static\/a\.js, which is not there$/],
  ["of which nothing is there", () => remove("."), /ENOENT/],
])("one %s is not served, and an operator reads why in a few sentences", async (_, spoil, message) => {
  spoil();
  const gaps = await exportGaps(folder);
  expect(gaps[0]).toMatch(message);
  expect(gaps.length).toBeLessThanOrEqual(5);
});
