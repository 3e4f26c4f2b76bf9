// No regular expression of the product may take longer than its input is long: a visitor's text that takes a square of its length holds up everybody.
import process from "node:process";
import { exceptions } from "./regexps/exceptions.ts";
import { regexpsIn } from "./regexps/literals.ts";

/** Each is decided in three seconds at most by a machine that does nothing else; one that is busy with other things decides the same, later. */
const TIMEOUT_MS = 120_000;
// Its own engine in JavaScript: the programs that it would start instead are not installed.
process.env["RECHECK_BACKEND"] = "pure";
const { checkSync } = await import("recheck");
const { literals, made } = regexpsIn(process.cwd());
const checked = new Map<string, string>();

/** Nothing in it repeats without end, and no group repeats at all: it takes a fixed number of steps at each place, which needs no proof. */
const isBounded = (source: string): boolean => !/[*+]|\{\d+,\}|\)[{?]/.test(source.replaceAll(/\\./g, ""));

function fault(source: string, flags: string): string {
  const key = `/${source}/${flags}`;
  const known = checked.get(key);
  if (known !== undefined) return known;
  if (isBounded(source)) return "";
  const found = checkSync(source, flags, { timeout: TIMEOUT_MS, randomSeed: 1, recallTimeout: -1 });
  const slow = found.status === "vulnerable" ? found.complexity.summary : "";
  const result = found.status === "unknown" ? `undecided: ${found.error.kind}` : slow;
  checked.set(key, result);
  return result;
}

const listed = new Set(Object.entries(exceptions).flatMap(([file, { sources }]) => sources.map((source) => `${file} ${source}`)));
const unused = new Set(listed);
const faults: string[] = [];
for (const { file, source, flags } of literals) {
  const name = `${file} ${source}`;
  unused.delete(name);
  if (listed.has(name)) continue;
  const found = fault(source, flags);
  if (found) faults.push(`${file}: /${source}/${flags} is slow (${found}): bound what it repeats, or read the text by hand`);
}
for (const name of unused) faults.push(`scripts/regexps/exceptions.ts: ${name} stands nowhere`);

console.log(
  `${literals.length} regular expressions, ${checked.size} different: ${literals.length - faults.length - listed.size} take as long as their input`,
);
for (const [file, { reason, sources }] of Object.entries(exceptions)) console.log(`allowed in ${file}, ${sources.length}: ${reason}`);
for (const { file, written } of made) console.log(`made at run time in ${file}: ${written.replaceAll(/\s+/g, " ")}`);
for (const one of faults) console.error(one);
if (faults.length > 0) process.exitCode = 1;
