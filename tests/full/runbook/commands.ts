import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { postgresBin } from "../../src/product/servers/postgres.ts";

const repository = path.resolve(import.meta.dirname, "../../..");
const text = readFileSync(path.join(repository, "docs/runbook.md"), "utf8");

/** The commands under a heading of the runbook, as they stand there. */
function commandsUnder(heading: string): string {
  const [, part] = text.split(`\n## ${heading}\n`);
  const block = /```sh\n([\s\S]*?)\n\s*```/.exec(part?.split("\n## ")[0] ?? "")?.[1];
  if (block === undefined) throw new Error(`the runbook has no commands under "${heading}"`);
  return block;
}

/** Runs them as an operator does, from the root of the repository; the first that fails ends it. */
export const runCommands = (heading: string, env: Readonly<Record<string, string>>): string =>
  execFileSync("sh", ["-euc", commandsUnder(heading)], {
    cwd: repository,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...env, PATH: `${postgresBin()}:${process.env["PATH"]}` },
  });
