import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { locales } from "@shanyraq/i18n";
import { alternates, SHELL, splitLocale } from "@shanyraq/routes";
import { exportedFiles } from "@shanyraq/routes/exported-files";
import { elementsOf } from "./page-html.ts";

const isHidden = (html: string): boolean =>
  elementsOf(html).some(
    ({ tag, attributes: { name, content } }) => tag === "meta" && name === "robots" && content?.startsWith("noindex") === true,
  );

/** Addresses of the exported pages that search engines may keep: a page says itself where it should not be kept. */
export const indexedPages = (out: string): readonly string[] =>
  exportedFiles(out)
    .filter((file) => file.endsWith(".html") && !file.includes(SHELL) && !/\/(404|500|_error)\.html$/.test(file))
    .filter((file) => !isHidden(readFileSync(file, "utf8")))
    .map(
      (file) =>
        `/${path
          .relative(out, file)
          .replace(/\.html$/, "")
          .replace(/^index$/, "")}`,
    )
    .toSorted();

/** `sitemap.xml` with every page in its three languages, and `robots.txt` that names it. */
export function writeSiteMap(out: string, origin: string): void {
  const urls = indexedPages(out).map((address) => {
    const others = alternates(address);
    const links = locales.map((locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${origin}${others[locale]}"/>`);
    return `<url><loc>${origin}${address}</loc>${links.join("")}<xhtml:link rel="alternate" hreflang="x-default" href="${origin}${splitLocale(address).path}"/></url>`;
  });
  const head = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
  writeFileSync(path.join(out, "sitemap.xml"), `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n${urls.join("\n")}\n</urlset>\n`);
  const robots = ["User-agent: *", "Disallow: /api/", "Disallow: /sandbox", "Allow: /", "", `Sitemap: ${origin}/sitemap.xml`, ""];
  writeFileSync(path.join(out, "robots.txt"), robots.join("\n"));
}
