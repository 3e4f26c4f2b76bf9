// Merges the areas of each language, checks that the three agree, and writes
// dist/raw/{locale}.json (served as /lang/{locale}.json) and dist/{locale}.json (parsed, for react-intl), which stands
// in two parts too: first/ comes with every page, later/ with those that need it.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { locales } from "../src/locale.ts";

/** Read by servers only (src/text.ts); no page needs them. */
const serverAreas = new Set(["documents.json", "letters.json", "refusals.json", "signatures.json"]);
/** What a guest's page does without: loaded by the pages that need it (packages/i18n/README.md). */
const laterAreas = new Set([
  "auth.json",
  "overlays.json",
  "password.json",
  "profile.json",
  "search.json",
  "share.json",
  "signing.json",
  "statements.json",
  "upload.json",
]);
/** Given by the build to the pages that say them, with their data (site/src/build/words.ts). */
const pageAreas = new Set(["published.json"]);
const home = path.resolve(import.meta.dirname, "..");
const at = (...parts: string[]) => path.join(home, ...parts);
const formatjs = (...args: string[]) => execFileSync("formatjs", args, { cwd: home, stdio: ["ignore", "inherit", "inherit"] });

for (const folder of ["raw", "all", "raw/first", "raw/later", "raw/published", "first", "later", "published"])
  mkdirSync(at("dist", folder), { recursive: true });
for (const locale of locales) {
  const merged = (wanted: (area: string) => boolean) => {
    const messages: Record<string, string> = {};
    for (const file of readdirSync(at("messages", locale)).sort().filter(wanted)) {
      const area = JSON.parse(readFileSync(at("messages", locale, file), "utf8")) as Record<string, string>;
      for (const [id, message] of Object.entries(area)) {
        if (id in messages) throw new Error(`${locale}/${file}: "${id}" stands in another area too`);
        messages[id] = message;
      }
    }
    return `${JSON.stringify(messages, null, 1)}\n`;
  };
  const onPages = (file: string) => !serverAreas.has(file);
  const write = (folder: string, text: string) => writeFileSync(at("dist", folder, `${locale}.json`), text);
  write(
    "all",
    merged(() => true),
  );
  write("raw", merged(onPages));
  write(
    "raw/first",
    merged((file) => onPages(file) && !laterAreas.has(file) && !pageAreas.has(file)),
  );
  write(
    "raw/later",
    merged((file) => laterAreas.has(file)),
  );
  write(
    "raw/published",
    merged((file) => pageAreas.has(file)),
  );
}
formatjs("verify", "dist/all/*.json", "--source-locale", "ru", "--missing-keys", "--extra-keys", "--structural-equality");
for (const locale of locales)
  for (const part of ["", "first/", "later/", "published/"])
    formatjs("compile", `dist/raw/${part}${locale}.json`, "--ast", "--format", "simple", "--out-file", `dist/${part}${locale}.json`);
