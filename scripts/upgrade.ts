// `npm run upgrade -- --from 0.1.0 --in ../our-site`: follows the renames of every release since, and tells what is left to do by hand.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { isLater, type Released } from "./release/released.ts";
import { renamed } from "./release/rename.ts";

const SKIPPED = new Set(["node_modules", ".git", "dist", "out", ".next", ".turbo"]);
const MAX_BYTES = 1_000_000;

const { values } = parseArgs({ options: { from: { type: "string" }, in: { type: "string", default: "." }, releases: { type: "string" } } });
const folder = path.resolve(values.in);
const releases = values.releases ?? path.resolve(import.meta.dirname, "../releases");

function filesIn(at: string): readonly string[] {
  return readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
    const whole = path.join(at, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesIn(whole);
    return entry.isFile() ? [whole] : [];
  });
}

function upgrade(from: string): void {
  const since = (existsSync(releases) ? readdirSync(releases) : [])
    .filter((file) => /^\d/.test(file))
    .map((file) => JSON.parse(readFileSync(path.join(releases, file), "utf8")) as Released)
    .filter(({ version }) => isLater(version, from))
    .toSorted((one, other) => (isLater(one.version, other.version) ? 1 : -1));
  const renames = since.flatMap((release) => release.renames);
  for (const file of filesIn(folder)) {
    const bytes = readFileSync(file);
    if (bytes.byteLength > MAX_BYTES || bytes.includes(0)) continue;
    const before = bytes.toString();
    const after = renames.reduce((text, rename) => renamed(file, text, rename), before);
    if (after === before) continue;
    writeFileSync(file, after);
    process.stdout.write(`changed  ${path.relative(folder, file)}\n`);
  }
  for (const { version, toDo } of since) for (const one of toDo) process.stdout.write(`${version}  ${one}\n`);
}

if (values.from === undefined || !/^\d+\.\d+\.\d+$/.test(values.from)) {
  process.stderr.write("Usage: npm run upgrade -- --from <the version you have> [--in <your folder>]\n");
  process.exitCode = 2;
} else upgrade(values.from);
