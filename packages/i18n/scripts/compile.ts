// Merges the areas of each language, checks that the three agree, and writes
// dist/raw/{locale}.json (served as /lang/{locale}.json) and dist/{locale}.json (parsed, for react-intl).
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { locales } from "../src/locale.ts";

/** Read by servers only (src/text.ts); no page needs them. */
const serverAreas = new Set(["letters.json"]);
const home = path.resolve(import.meta.dirname, "..");
const at = (...parts: string[]) => path.join(home, ...parts);
const formatjs = (...args: string[]) => execFileSync("formatjs", args, { cwd: home, stdio: ["ignore", "inherit", "inherit"] });

mkdirSync(at("dist/raw"), { recursive: true });
mkdirSync(at("dist/all"), { recursive: true });
for (const locale of locales) {
  const merged = (server: boolean) => {
    const messages: Record<string, string> = {};
    for (const file of readdirSync(at("messages", locale)).sort()) {
      if (!server && serverAreas.has(file)) continue;
      const area = JSON.parse(readFileSync(at("messages", locale, file), "utf8")) as Record<string, string>;
      for (const [id, message] of Object.entries(area)) {
        if (id in messages) throw new Error(`${locale}/${file}: "${id}" stands in another area too`);
        messages[id] = message;
      }
    }
    return `${JSON.stringify(messages, null, 1)}\n`;
  };
  writeFileSync(at("dist/all", `${locale}.json`), merged(true));
  writeFileSync(at("dist/raw", `${locale}.json`), merged(false));
}
formatjs("verify", "dist/all/*.json", "--source-locale", "ru", "--missing-keys", "--extra-keys", "--structural-equality");
for (const locale of locales)
  formatjs("compile", `dist/raw/${locale}.json`, "--ast", "--format", "simple", "--out-file", `dist/${locale}.json`);
