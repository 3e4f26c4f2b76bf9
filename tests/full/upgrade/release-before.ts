import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";

const repository = path.resolve(import.meta.dirname, "../../..");
const MIGRATIONS = "packages/provider/src/migrations";

const git = (...args: readonly string[]): string => execFileSync("git", [...args], { cwd: repository, encoding: "utf8" }).trim();

/**
 * The newest commit that does not know the newest form of the database; `UPGRADE_FROM` names another.
 * @throws where git holds no such commit, as in a shallow clone.
 */
function commitBefore(): string {
  const given = process.env["UPGRADE_FROM"];
  if (given !== undefined) return git("rev-parse", given);
  const [newest = ""] = git("ls-files", MIGRATIONS)
    .split("\n")
    .filter((file) => file.endsWith(".sql"))
    .toSorted()
    .toReversed();
  const added = git("log", "--diff-filter=A", "--format=%H", "-1", "--", newest);
  return git("rev-parse", `${added}^`);
}

/** The release before this one, or another one, in a folder of its own, ready to start on the pages of this one. */
export function releaseBefore(folder: string, commit = commitBefore()): { readonly commit: string; readonly remove: () => void } {
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(program, [...args], { cwd: folder, stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, CI: "true" } });
  git("clone", "--quiet", repository, folder);
  run("git", "checkout", "--quiet", commit);
  run("pnpm", "install", "--frozen-lockfile", "--prefer-offline");
  run("pnpm", "exec", "turbo", "run", "build", "--filter=@shanyraq/i18n", "--output-logs=errors-only");
  return { commit, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
