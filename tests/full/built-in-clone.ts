import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";

const repository = path.resolve(import.meta.dirname, "../..");

/** Builds the commit in a folder of its own, from nothing but what git holds, with variables of a build. */
export function buildInClone(folder: string, env: Readonly<Record<string, string>>): void {
  const run = (program: string, args: readonly string[], cwd: string) =>
    execFileSync(program, [...args], { cwd, stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, CI: "true", ...env } });
  mkdirSync(path.dirname(folder), { recursive: true });
  run("git", ["clone", "--quiet", repository, folder], repository);
  run("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], folder);
  run("pnpm", ["exec", "turbo", "run", "build", "--force", "--output-logs=errors-only"], folder);
}
