import { brokenPage, exactPages, hostRules, missingPage } from "@shanyraq/routes/hosting";
import { locales } from "@shanyraq/i18n";
import type { Exported } from "../exported.ts";

const filled = (template: string) => template.replace(/\{(\w+)\+?\}/g, (_, name: string) => (name === "rest" ? "a/b" : `some-${name}`));

/** An address of every rule, with the file that must answer it. */
export const ruled = hostRules.map((rule) => ({ ...rule, address: filled(rule.path) }));

const page = (address: string) => (address === "/" ? "/index.html" : `${address}.html`);
const pages = [
  ...exactPages,
  ...locales.map(missingPage),
  ...hostRules.map(({ file }) => file),
  ...locales.map(brokenPage),
  "/news/first",
  "/kk/products/senim",
];

/** An export of one product and one piece of news. */
export const exported: Exported = {
  files: [...pages.map(page), "/icon.svg", "/entries.json", "/lang/kk.json", "/_next/static/chunks/a.js"].toSorted(),
  policies: Object.fromEntries(pages.map((address) => [page(address), `script-src 'sha256-${address}'; frame-ancestors 'none'`])),
};
