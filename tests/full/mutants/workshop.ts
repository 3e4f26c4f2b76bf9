import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Mutant, Suite } from "./mutant.ts";

const run = promisify(execFile);
const repository = path.resolve(import.meta.dirname, "../../..");
/** A mutant that makes a test wait forever is noticed by that. */
const TIMEOUT_MS = 180_000;

const commandOf = ({ of, args }: Suite): readonly string[] => [
  "run",
  "--config",
  of === "unit" ? "vitest.config.ts" : "tests/full/mutants/attacks.config.ts",
  "--bail=1",
  "--reporter=dot",
  ...args,
];

/** A clone of the commit in which one line at a time is made wrong; the checkout itself is never touched. */
export async function openWorkshop() {
  const folder = mkdtempSync(path.join(tmpdir(), "shanyraq-mutants-"));
  // Making the back office's first database takes longer than most of its tests, so it is made once: no mutant is of tables or seeds.
  const env = { ...process.env, CI: "true", SHANYRAQ_SEEDED: path.join(folder, "node_modules/seeded.tar") };
  const here = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 };
  await run("git", ["clone", "--quiet", repository, folder]);
  await run("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], here);
  await run("pnpm", ["exec", "turbo", "run", "build", "--filter=@shanyraq/i18n", "--filter=@shanyraq/actuarial"], here);

  /** Whether a suite is green as the tree stands. */
  const isGreen = async (suite: Suite): Promise<boolean> => {
    try {
      await run(path.join(folder, "node_modules/.bin/vitest"), commandOf(suite), { ...here, timeout: TIMEOUT_MS });
      return true;
    } catch {
      return false;
    }
  };

  return {
    isGreen,
    /** Whether a suite goes red while the mutant lives. */
    isNoticed: async ({ file, from, to, suite }: Mutant): Promise<boolean> => {
      const whole = path.join(folder, file);
      const before = readFileSync(whole, "utf8");
      writeFileSync(
        whole,
        before.replace(from, () => to),
      );
      const green = await isGreen(suite);
      writeFileSync(whole, before);
      return !green;
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
export type Workshop = Awaited<ReturnType<typeof openWorkshop>>;
