// `npm run release`: a version, its part of the changelog and of the upgrade guide, of the files in changes/. `npm run release -- check` tells what of the
// surface has changed since the last release without a change that names it; `keep` takes it as it stands for the last one, before there is a release.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readChanges } from "./release/change.ts";
import { changelogOf, guideOf, nextVersion, type Released } from "./release/released.ts";
import { differences, presentSurface, type Surface } from "./release/surface.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { in: { type: "string", default: path.resolve(import.meta.dirname, "..") }, day: { type: "string" }, now: { type: "string" } },
});
const root = path.resolve(values.in);
const at = (file: string): string => path.join(root, file);
const read = (file: string): string => (existsSync(at(file)) ? readFileSync(at(file), "utf8") : "");
/** As the tables and the compiler have it; or a file that was made of them. */
const surface = values.now === undefined ? presentSurface() : (JSON.parse(readFileSync(values.now, "utf8")) as Surface);
const before = JSON.parse(read("releases/surface.json") || "{}") as Surface;
const changes = readChanges(root);

const isNamed = (row: string): boolean =>
  changes.some(({ rows }) => rows.some((named) => row === named || row.startsWith(`${named} `) || row.startsWith(`${named}.`)));
const unnamed = differences(before, surface).filter((row) => !isNamed(row));

function keepSurface(): void {
  mkdirSync(at("releases"), { recursive: true });
  writeFileSync(at("releases/surface.json"), `${JSON.stringify(surface, null, 1)}\n`);
}

function release(): void {
  const manifest = JSON.parse(read("package.json")) as Record<string, unknown>;
  const version = nextVersion(
    String(manifest["version"] ?? "0.0.0"),
    changes.map(({ kind }) => kind),
  );
  const day = values.day ?? new Date().toISOString().slice(0, 10);
  const [head = "", unreleased = ""] = read("CHANGELOG.md").split("## Unreleased\n");
  const changelog = changelogOf(changes);
  writeFileSync(at("CHANGELOG.md"), `${head}## Unreleased\n\n## ${version}, ${day}\n\n${changelog}\n${unreleased.trimStart()}`);
  const [opening = "", ...guide] = read("docs/upgrading.md").split(/^(?=## )/m);
  writeFileSync(
    at("docs/upgrading.md"),
    [opening, ...[guideOf(version, changes), ...guide].filter(Boolean)].join("").replace(/\n*$/, "\n"),
  );
  const kept: Released = {
    version,
    day,
    renames: changes.flatMap(({ renames }) => renames),
    toDo: changes.flatMap(({ toDo }) => toDo || []),
  };
  keepSurface();
  writeFileSync(at(`releases/${version}.json`), `${JSON.stringify(kept, null, 1)}\n`);
  const { name, ...rest } = manifest;
  writeFileSync(at("package.json"), `${JSON.stringify({ name, ...rest, version }, null, 2)}\n`);
  for (const { file } of changes) rmSync(at(`changes/${file}`));
  process.stdout.write(`${version}: ${changes.length} changes. Read CHANGELOG.md and docs/upgrading.md, commit, and tag v${version}.\n`);
}

if (positionals[0] === "keep") {
  // Before the first release nobody was promised anything: what stands now is what the first one is compared with.
  const isReleased = existsSync(at("releases")) && readdirSync(at("releases")).some((file) => /^\d/.test(file));
  if (isReleased) process.stderr.write("a version was released: its surface is kept by npm run release alone\n");
  else keepSurface();
  process.exitCode = isReleased ? 1 : 0;
} else if (unnamed.length > 0) {
  process.stderr.write(
    `no file of changes/ names these rows, which are not what the last release promised (changes/README.md):\n${unnamed.map((row) => `  ${row}\n`).join("")}`,
  );
  process.exitCode = 1;
} else if (positionals[0] === "check") process.stdout.write(`${Object.keys(surface).length} rows, ${changes.length} changes\n`);
else if (changes.length === 0) {
  process.stderr.write("there is nothing to release: changes/ is empty\n");
  process.exitCode = 1;
} else release();
