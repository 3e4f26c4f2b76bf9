import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { setPriority } from "node:os";

/** The variables of our own environment that builds need; keys and tokens of the product are not passed to them. */
const PASSED = [
  "PATH",
  "HOME",
  "TMPDIR",
  "LANG",
  "CI",
  "SITE_ORIGIN",
  "RECAPTCHA_SITE_KEY",
  "RECAPTCHA_SCRIPT",
  "SITE_SPEECH",
  "SITE_SPEECH_COMMAND",
  "SITE_SPEECH_CACHE",
  "SOURCE_DATE_EPOCH",
];
/** Visitors come before a build. */
const NICE = 10;

export interface Command {
  /** A program and its arguments, divided by spaces. */
  readonly line: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Where all that it writes is kept for an operator. */
  readonly log: string;
  readonly limitMs: number;
  readonly signal: AbortSignal;
}
export type Ended = "well" | "badly" | "late" | "stopped";

/** Runs a command to its end, with everything that it starts; what takes too long, or is called off, is ended whole. */
export function runCommand({ line, cwd, env, log, limitMs, signal }: Command): Promise<Ended> {
  const [program = "", ...args] = line.trim().split(/\s+/);
  const inherited = Object.fromEntries(PASSED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
  return new Promise((done) => {
    if (signal.aborted) return done("stopped");
    const out = openSync(log, "w");
    // A group of its own: what it starts ends with it.
    const child = spawn(program, args, {
      cwd,
      env: { ...inherited, ...env } as NodeJS.ProcessEnv,
      stdio: ["ignore", out, out],
      detached: true,
    });
    let ending: Ended | undefined;
    const kill = (as: Ended) => {
      ending = as;
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    };
    const stop = () => kill("stopped");
    const late = setTimeout(() => kill("late"), limitMs);
    signal.addEventListener("abort", stop);
    const end = (as: Ended) => {
      clearTimeout(late);
      signal.removeEventListener("abort", stop);
      closeSync(out);
      done(as);
    };
    child.once("spawn", () => {
      if (child.pid !== undefined) setPriority(child.pid, NICE);
    });
    child.once("error", () => end("badly"));
    child.once("exit", (code) => end(ending ?? (code === 0 ? "well" : "badly")));
  });
}
