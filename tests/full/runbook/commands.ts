import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { postgresBin } from "@shanyraq/provider/testing/postgres-programs";

const repository = path.resolve(import.meta.dirname, "../../..");
const text = readFileSync(path.join(repository, "docs/runbook.md"), "utf8");

/** The commands under a heading of the runbook, as they stand there. */
function commandsUnder(heading: string): string {
  const [, part] = text.split(`\n## ${heading}\n`);
  const block = /```sh\n([\s\S]*?)\n\s*```/.exec(part?.split("\n## ")[0] ?? "")?.[1];
  if (block === undefined) throw new Error(`the runbook has no commands under "${heading}"`);
  return block;
}

const run = promisify(execFile);

/**
 * Runs them as an operator does, from the root of the repository, while this process keeps serving; the first that fails ends it.
 * @returns what they printed.
 */
export async function runCommands(heading: string, env: Readonly<Record<string, string>>): Promise<string> {
  const { stdout } = await run("sh", ["-euc", commandsUnder(heading)], {
    cwd: repository,
    env: { ...process.env, ...env, PATH: `${postgresBin()}:${process.env["PATH"]}` },
  });
  return stdout;
}
