import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { locales } from "@shanyraq/i18n";
import { exportedFiles } from "@shanyraq/routes/exported-files";
import { fileOfPage, pagesOfExport } from "@shanyraq/routes/hosting";
import { inLocale, routes, type Entries, type Route } from "@shanyraq/routes";

/** Scripts that stand in a page and run; data stands there too, which no policy is asked about. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]+?)<\/script>/g;
const ASSET = /["(](\/_next\/static\/[^"?)\s]+)/g;
/** As many as an operator reads. */
const MAX_GAPS = 5;

const BESIDE_PAGES = ["sitemap.xml", "robots.txt", "entries.json", ...locales.map((locale) => `search/${locale}.json`)];

/** The pages of what was published when the export was made. */
const pagesOfEntries = (published: Partial<Record<Entries, readonly string[]>>): readonly string[] =>
  Object.values(routes).flatMap(({ entries, path: template, render }: Route) =>
    entries && render === "perEntry"
      ? (published[entries] ?? []).flatMap((slug) =>
          locales.map((locale) => fileOfPage(inLocale(template.replace(/\{\w+\}/, slug), locale))),
        )
      : [],
  );

function gapsOfPage(file: string, html: string, { policy, files }: { policy: string; files: ReadonlySet<string> }): readonly string[] {
  const unhashed = [...html.matchAll(INLINE_SCRIPT)].filter(
    ([, text = ""]) => !policy.includes(createHash("sha256").update(text).digest("base64")),
  );
  const lost = [...html.matchAll(ASSET)].map(([, address = ""]) => decodeURI(address)).filter((address) => !files.has(address.slice(1)));
  return [
    ...(html.includes("</html>") ? [] : [`${file} ends in its middle`]),
    ...(unhashed.length > 0 ? [`the policy of ${file} is of another page`] : []),
    ...lost.map((address) => `${file} loads ${address}, which is not there`),
  ];
}

/**
 * What an export lacks to be served: a page of every kind and of everything that is published, a policy that fits each, what pages load, the site
 * map and the search. An export that was half written, or put together of two, has gaps.
 * @returns a few sentences for an operator; none where it is whole.
 */
export async function exportGaps(folder: string): Promise<readonly string[]> {
  const out = path.join(folder, "out");
  try {
    const policies = JSON.parse(await readFile(path.join(folder, "csp.json"), "utf8")) as Readonly<Record<string, string>>;
    const published = JSON.parse(await readFile(path.join(out, "entries.json"), "utf8")) as Partial<Record<Entries, readonly string[]>>;
    const files = new Set(exportedFiles(out).map((file) => path.relative(out, file).split(path.sep).join("/")));
    const gaps = [...pagesOfExport(), ...pagesOfEntries(published), ...BESIDE_PAGES]
      .filter((file) => !files.has(file))
      .map((file) => `${file} is not there`);
    for (const file of Object.keys(policies)) if (!files.has(file)) gaps.push(`${file} has a policy and is not there`);
    for (const file of files) {
      if (gaps.length >= MAX_GAPS) break;
      if (!file.endsWith(".html")) continue;
      const policy = policies[file];
      if (policy === undefined) gaps.push(`${file} has no policy`);
      else gaps.push(...gapsOfPage(file, await readFile(path.join(out, file), "utf8"), { policy, files }));
    }
    return gaps.slice(0, MAX_GAPS);
  } catch (error) {
    return [error instanceof Error ? error.message : "it cannot be read"];
  }
}
