import { spawn } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Count, Fault, Report } from "./reports.ts";

export interface TestStep {
  readonly name: string;
  /** What this step alone answers; docs/tests.md says it of every step. */
  readonly question: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Where the runners write what they counted, and how to read it; a step without one only passes or fails. */
  readonly report?: { readonly files: readonly string[]; readonly read: Report };
  /** The command that asks one file again; the file is as the report names it. */
  readonly again?: (file: string) => string;
}

export interface Done extends Count {
  readonly step: TestStep;
  readonly ok: boolean;
  readonly seconds: number;
  readonly faults: readonly Fault[];
  /** Everything the step printed. */
  readonly log: string;
}

const logs = path.resolve("test-results/logs");
const fileName = (name: string) => name.replaceAll(/[^a-z0-9]+/gi, "-");

const plural = (count: Count) => `${count.passed} passed, ${count.failed} failed`;
const line = ({ step, ok, seconds, ...count }: Done) =>
  `${ok ? "ok    " : "FAILED"}  ${step.name.padEnd(32)} ${seconds.toFixed(0).padStart(5)} s  ${plural(count)}`;

/** Runs one step to its end and prints its line; what the runners counted is read from their own reports, what they print goes to a file. */
export async function perform(step: TestStep): Promise<Done> {
  const {
    command: [program, ...args],
    env,
    report,
  } = step;
  const files = report?.files ?? [];
  for (const file of files) rmSync(file, { force: true });
  mkdirSync(logs, { recursive: true });
  const log = path.join(logs, `${fileName(step.name)}.log`);
  const output = openSync(log, "w");
  const began = performance.now();
  const child = spawn(program, args, { stdio: ["ignore", output, output], env: { ...process.env, ...env } });
  const status = await new Promise<number | null>((ended) => child.on("error", () => ended(null)).on("close", ended));
  closeSync(output);
  const seconds = (performance.now() - began) / 1000;
  const written = files.filter((file) => existsSync(file)).map((file): unknown => JSON.parse(readFileSync(file, "utf8")));
  const counts = written.map((json) => report?.read.count(json));
  const sum = (pick: keyof Count) => counts.reduce((total, count) => total + (count?.[pick] ?? 0), 0);
  const [passed, failed, skipped] = [sum("passed"), sum("failed"), sum("skipped")];
  const faults = written.flatMap((json) => report?.read.faults(json) ?? []);
  const ok = status === 0 && failed === 0 && (report === undefined || passed > 0);
  // A step that broke without a failed test of its own still counts as one failure.
  const done: Done = { step, ok, seconds, passed, skipped, failed: ok ? 0 : Math.max(1, failed), faults, log };
  console.log(line(done));
  return done;
}

/** Performs steps one after another. */
export async function inTurn(steps: readonly TestStep[]): Promise<readonly Done[]> {
  const done: Done[] = [];
  for (const step of steps) done.push(await perform(step));
  return done;
}
/** Performs rows of steps side by side, each row one after another. */
export const sideBySide = async (...rows: readonly (readonly TestStep[])[]): Promise<readonly Done[]> =>
  (await Promise.all(rows.map(inTurn))).flat();

const COLOURS = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, "g");
/** So many faults, so many lines of each and so many letters of a name: who has only the end of a long log sees why. */
const [MAX_FAULTS, MAX_LINES, MAX_LETTERS] = [12, 8, 90];
/** Of a step that failed without a failed test the end of what it printed. */
const LAST_LINES = 40;

const plain = (text: string) => text.replaceAll(COLOURS, "").split("\n");

/** Prints what failed and how to ask it again, a table of the steps with the names of what failed in each, the minutes of all and the closing line; answers whether all went well. */
export function conclude(done: readonly Done[], seconds: number): boolean {
  console.log("");
  for (const { step, ok, faults, log } of done) {
    for (const { test, file, message } of faults.slice(0, MAX_FAULTS)) {
      const again = step.again && file !== "" ? `\n    again: ${step.again(file)}` : "";
      console.log(`--- ${test}\n${plain(message).slice(0, MAX_LINES).join("\n")}${again}\n`);
    }
    if (!ok && faults.length === 0)
      console.log(
        `--- ${step.name}\n${plain(readFileSync(log, "utf8")).slice(-LAST_LINES).join("\n")}\n    again: ${step.command.join(" ")}\n`,
      );
  }
  for (const one of done) {
    console.log(line(one));
    // Again and shorter: a host may keep so little of the end that the causes above are gone.
    for (const { test } of one.faults.slice(0, MAX_FAULTS)) console.log(`          ${test.slice(0, MAX_LETTERS)}`);
  }
  const sum = (pick: keyof Count) => done.reduce((total, one) => total + one[pick], 0);
  const skipped = sum("skipped");
  console.log(
    `\n${(seconds / 60).toFixed(1)} minutes\n${sum("passed")} passed, ${sum("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
  );
  return done.every(({ ok }) => ok);
}
