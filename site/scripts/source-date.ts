import { execFileSync } from "node:child_process";

const SECOND = 1_000;

/** The build's own present: `SOURCE_DATE_EPOCH` where it is set (https://reproducible-builds.org/specs/source-date-epoch/), so that two builds of one source are alike. */
export function sourceDate(): Date {
  const given = process.env["SOURCE_DATE_EPOCH"];
  return given === undefined || !/^\d+$/.test(given) ? new Date() : new Date(Number(given) * SECOND);
}

const git = (...args: readonly string[]): string | undefined => {
  try {
    return execFileSync("git", [...args], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return undefined;
  }
};

/** Letters of a commit's name that a build id is made of. */
const LETTERS = 20;

/**
 * The name of the build: its commit. Undefined when the tree differs from its commit, or is not in git: Next then draws a name, since two builds of one name
 * may not differ.
 */
export function commitOfBuild(): string | undefined {
  const changed = git("status", "--porcelain", "--untracked-files=no");
  return changed === "" ? git("rev-parse", "HEAD")?.slice(0, LETTERS) : undefined;
}
