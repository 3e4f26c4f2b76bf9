import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A test that failed, and the beginning of what it said. */
interface Fault {
  readonly test: string;
  readonly said: string;
}

/** What a runner's own report holds: how many, and which failed. */
export interface Report {
  readonly count: (json: unknown) => Count;
  readonly faults: (json: unknown) => readonly Fault[];
}

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Where the runner writes what it counted, and how to read it; a step without one only passes or fails. */
  readonly report?: { readonly file: string; readonly read: Report };
}

export interface Done extends Count {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  readonly faults: readonly Fault[];
}

/** As Jest writes it, and Vitest after it. */
interface VitestJson {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}
export const vitestReport: Report = {
  count: (json) => {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = json as VitestJson;
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  },
  faults: (json) =>
    (json as VitestJson).testResults.flatMap(({ name, message, status, assertionResults }) => {
      const failed = assertionResults.filter((one) => one.status === "failed");
      // A file that could not be read at all has no test of its own.
      if (failed.length === 0) return status === "failed" ? [{ test: name, said: message }] : [];
      return failed.map(({ fullName, failureMessages }) => ({ test: fullName, said: failureMessages.join("\n") }));
    }),
};

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[] }[];
  }[];
}
interface PlaywrightJson extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
}
const playwrightFaults = ({ suites = [], specs = [] }: PlaywrightSuite): readonly Fault[] => [
  ...suites.flatMap(playwrightFaults),
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => ({
      test: title,
      said: tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ""))).join("\n"),
    })),
];
export const playwrightReport: Report = {
  /** A test that only passed when it was tried again has failed. */
  count: (json) => {
    const { expected, unexpected, flaky, skipped } = (json as PlaywrightJson).stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  },
  faults: (json) => playwrightFaults(json as PlaywrightJson),
};

/** Runs one step to its end; what a runner counted is read from its own report. */
export function perform({ name, command: [program, ...args], env, report }: Step): Done {
  console.log(`\n=== ${name}`);
  if (report) rmSync(report.file, { force: true });
  const began = performance.now();
  const { status } = spawnSync(program, args, { stdio: "inherit", env: { ...process.env, ...env } });
  const seconds = (performance.now() - began) / 1000;
  const json: unknown = report && existsSync(report.file) && JSON.parse(readFileSync(report.file, "utf8"));
  const counted = report && json ? report.read.count(json) : { passed: 0, failed: 0, skipped: 0 };
  const faults = report && json ? report.read.faults(json) : [];
  const ok = status === 0 && counted.failed === 0 && (report === undefined || counted.passed > 0);
  // A step that broke without a failed test of its own still counts as one failure.
  return { name, ok, seconds, ...counted, failed: ok ? 0 : Math.max(1, counted.failed), faults };
}

const COLOURS = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, "g");
/** So many faults, so many lines of each and so many letters of a name: who has only the end of a long log sees why. */
const [SHOWN, LINES, LETTERS] = [12, 8, 90];

/** Prints what failed, a table of the steps with the names of what failed in each, and the closing line; answers whether all went well. */
export function conclude(done: readonly Done[]): boolean {
  console.log("");
  for (const { test, said } of done.flatMap(({ faults }) => faults).slice(0, SHOWN))
    console.log(`--- ${test}\n${said.replaceAll(COLOURS, "").split("\n").slice(0, LINES).join("\n")}\n`);
  for (const { name, ok, seconds, passed, failed, faults } of done) {
    console.log(`${ok ? "ok    " : "FAILED"}  ${name.padEnd(32)} ${seconds.toFixed(0).padStart(5)} s  ${passed} passed, ${failed} failed`);
    // Again and shorter: a host may keep so little of the end that the causes above are gone.
    for (const { test } of faults.slice(0, SHOWN)) console.log(`          ${test.slice(0, LETTERS)}`);
  }
  const sum = (pick: (one: Done) => number) => done.reduce((total, one) => total + pick(one), 0);
  const skipped = sum((one) => one.skipped);
  console.log(`\n${sum((one) => one.passed)} passed, ${sum((one) => one.failed)} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  return done.every(({ ok }) => ok);
}
