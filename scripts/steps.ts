import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Where the runner writes what it counted, and how to read it; a step without one only passes or fails. */
  readonly report?: { readonly file: string; readonly read: (json: unknown) => Count };
}

export interface Done extends Count {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
}

/** As Jest writes it, and Vitest after it. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}
export const vitestCount = (json: unknown): Count => {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = json as VitestReport;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
};

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
}
/** A test that only passed when it was tried again has failed. */
export const playwrightCount = (json: unknown): Count => {
  const { expected, unexpected, flaky, skipped } = (json as PlaywrightReport).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
};

/** Runs one step to its end; what a runner counted is read from its own report. */
export function perform({ name, command: [program, ...args], env, report }: Step): Done {
  console.log(`\n=== ${name}`);
  if (report) rmSync(report.file, { force: true });
  const began = performance.now();
  const { status } = spawnSync(program, args, { stdio: "inherit", env: { ...process.env, ...env } });
  const seconds = (performance.now() - began) / 1000;
  const counted =
    report && existsSync(report.file) ? report.read(JSON.parse(readFileSync(report.file, "utf8"))) : { passed: 0, failed: 0, skipped: 0 };
  const ok = status === 0 && counted.failed === 0 && (report === undefined || counted.passed > 0);
  // A step that broke without a failed test of its own still counts as one failure.
  return { name, ok, seconds, ...counted, failed: ok ? 0 : Math.max(1, counted.failed) };
}

/** Prints a table of the steps and the closing line; answers whether all went well. */
export function conclude(done: readonly Done[]): boolean {
  console.log("");
  for (const { name, ok, seconds, passed, failed } of done)
    console.log(`${ok ? "ok    " : "FAILED"}  ${name.padEnd(32)} ${seconds.toFixed(0).padStart(5)} s  ${passed} passed, ${failed} failed`);
  const sum = (pick: (one: Done) => number) => done.reduce((total, one) => total + pick(one), 0);
  const skipped = sum((one) => one.skipped);
  console.log(`\n${sum((one) => one.passed)} passed, ${sum((one) => one.failed)} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  return done.every(({ ok }) => ok);
}
