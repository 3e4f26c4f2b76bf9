// Merges the areas of each language, checks that the three agree, and writes
// dist/raw/{locale}.json (served as /lang/{locale}.json) and dist/{locale}.json (parsed, for react-intl). What of it comes when somebody asks
// for it stands in later/ too; the rest is divided among the pages by the site (site/scripts/page-messages.ts).
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { argumentTypes } from "../src/argument-types.ts";
import { locales } from "../src/locale.ts";
import { messageAreas, type MessageArea } from "../src/message-areas.ts";
import { isOnPages, readMessages } from "../src/read-messages.ts";

const home = path.resolve(import.meta.dirname, "..");
const at = (...parts: string[]) => path.join(home, ...parts);
const formatjs = (...args: string[]) => execFileSync("formatjs", args, { cwd: home, stdio: ["ignore", "inherit", "inherit"] });

for (const folder of ["raw", "all", "raw/later", "later"]) mkdirSync(at("dist", folder), { recursive: true });
for (const locale of locales) {
  const merged = (wanted: (area: MessageArea) => boolean) => `${JSON.stringify(readMessages(locale, wanted), null, 1)}\n`;
  const write = (folder: string, text: string) => writeFileSync(at("dist", folder, `${locale}.json`), text);
  write(
    "all",
    merged(() => true),
  );
  write("raw", merged(isOnPages));
  write(
    "raw/later",
    merged((area) => messageAreas[area] === "later"),
  );
}
writeFileSync(at("dist/message-arguments.d.ts"), argumentTypes(readMessages("ru", isOnPages)));
formatjs("verify", "dist/all/*.json", "--source-locale", "ru", "--missing-keys", "--extra-keys", "--structural-equality");
for (const locale of locales)
  for (const part of ["", "later/"])
    formatjs("compile", `dist/raw/${part}${locale}.json`, "--ast", "--format", "simple", "--out-file", `dist/${part}${locale}.json`);
