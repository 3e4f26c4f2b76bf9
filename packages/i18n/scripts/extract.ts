// Reads the ids that the pages' code names (`formatjs extract`) and holds them against the catalogue, both ways:
// an id without a text fails, and so does a text whose id stands nowhere in the code.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

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
const sources = [
  "packages/kit/src",
  "packages/ui/src",
  "packages/forms/src",
  "packages/flows/src",
  "packages/routes/src",
  "packages/calls/src",
  "packages/provider/src",
  "edge/src",
  "site/src",
]
  .flatMap((place) =>
    readdirSync(path.join(repository, place), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
      .map((file) => readFileSync(path.join(repository, place, file), "utf8")),
  )
  .join("\n");
/** An id may be put together: `cabinet.status.${status}`. Its constant beginning must then stand in the code. */
const isNamed = (id: string) =>
  sources.includes(`"${id}"`) ||
  sources.includes(`'${id}'`) ||
  id.split(".").some((_, at, parts) => at > 0 && sources.includes(`\`${parts.slice(0, at).join(".")}.\${`));

const missing = extracted.filter((id) => !catalogue.includes(id));
const unused = catalogue.filter((id) => !isNamed(id));
for (const id of missing) console.error(`no text for ${id}`);
for (const id of unused) console.error(`no use of ${id}`);
console.log(`${extracted.length} ids extracted, ${catalogue.length} in the catalogue`);
process.exitCode = missing.length + unused.length > 0 ? 1 : 0;
