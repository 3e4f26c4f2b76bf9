// Reads the ids that the pages' code names (`formatjs extract`) and holds them against the catalogue, both ways:
// an id without a text fails, and so does a text whose id stands nowhere in the code, and an id that cannot be read.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { dynamicIds, idsOfText } from "../src/dynamic-ids.ts";
import { readMessageUsage } from "../src/message-usage.ts";

const repository = path.resolve(import.meta.dirname, "../../..");
const folder = mkdtempSync(path.join(tmpdir(), "shanyraq-ids-"));
const out = path.join(folder, "extracted.json");
execFileSync(
  "formatjs",
  ["extract", "packages/kit/src/**/*.tsx", "packages/ui/src/**/*.tsx", "site/src/**/*.tsx", "--ignore", "**/*.test.tsx", "--out-file", out],
  {
    cwd: repository,
    stdio: "pipe",
  },
);
const extracted = Object.keys(JSON.parse(readFileSync(out, "utf8")) as object);
rmSync(folder, { recursive: true });

const catalogue = Object.keys(JSON.parse(readFileSync(path.join(repository, "packages/i18n/dist/all/ru.json"), "utf8")) as object);
const usages = [
  "packages/kit/src",
  "packages/ui/src",
  "packages/forms/src",
  "packages/flows/src",
  "packages/routes/src",
  "packages/calls/src",
  "packages/provider/src",
  "packages/desk/src",
  "packages/documents/src",
  "edge/src",
  "site/src",
].flatMap((place) =>
  readdirSync(path.join(repository, place), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map((name) => path.posix.join(place, name.replaceAll("\\", "/")))
    .map((file) => ({ file, ...readMessageUsage(readFileSync(path.join(repository, file), "utf8"), catalogue) })),
);
const used = new Set(usages.flatMap((usage) => usage.used));
const dynamic = new Set(usages.flatMap((usage) => usage.dynamic));

const missing = extracted.filter((id) => !catalogue.includes(id));
const unused = [...catalogue.filter((id) => !used.has(id)), ...dynamicIds.filter((id) => !dynamic.has(id))];
const unreadable = usages.flatMap(({ file, unreadable: ways }) => (file === idsOfText ? [] : ways.map((way) => `${file}: ${way}`)));
for (const id of missing) console.error(`no text for ${id}`);
for (const id of unused) console.error(`no use of ${id}`);
for (const way of unreadable) console.error(`cannot be read as an id; declare it in packages/i18n/src/dynamic-ids.ts: ${way}`);
console.log(`${extracted.length} ids extracted, ${catalogue.length} in the catalogue`);
process.exitCode = missing.length + unused.length + unreadable.length > 0 ? 1 : 0;
