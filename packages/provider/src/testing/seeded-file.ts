import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, readdirSync, rmSync, statSync, watch } from "node:fs";
import path from "node:path";

const repository = path.resolve(import.meta.dirname, "../../../..");
/** Whatever a seed may be made of: every package's code without its tests, the content, and the versions of what is installed. */
const SOURCES = ["packages/*/src/**/*.{ts,tsx,json,sql,csv,yaml}", "content/**/*.*", "pnpm-lock.yaml"];

/**
 * Where the seeded database of these sources is kept from one run to the next. `SHANYRAQ_SEEDED` names another place: for running these tests hundreds of times
 * on one state of the tables and seeds, whatever else of the sources is changed.
 */
export function seededFile(): string {
  const digest = createHash("sha256");
  for (const name of globSync(SOURCES, { cwd: repository }).toSorted())
    if (!name.includes(".test.")) digest.update(name).update(readFileSync(path.join(repository, name)));
  return path.join(repository, "node_modules/.cache/shanyraq/seeded", `${digest.digest("hex").slice(0, 16)}.tar`);
}

/** Where the reason is left why a seeded database could not be made. */
export const failureBeside = (file: string): string => `${file}.failed`;

const HOUR_MS = 3_600_000;
/** Removes the copies of former sources; tests that run now may still read one of the last hour. */
export function removeFormerCopies(file: string): void {
  const folder = path.dirname(file);
  for (const name of readdirSync(folder).filter((one) => one.endsWith(".tar") && !one.startsWith(path.basename(file).slice(0, 16))))
    if (statSync(path.join(folder, name)).mtimeMs < Date.now() - HOUR_MS) rmSync(path.join(folder, name), { force: true });
}

/** Waits until a file of the tests has been made, which is whole as soon as it exists. @throws Error with the reason that was left in its place */
export async function madeFile(file: string): Promise<string> {
  const events = watch(path.dirname(file));
  try {
    while (!existsSync(file)) {
      if (existsSync(failureBeside(file))) throw new Error(readFileSync(failureBeside(file), "utf8"));
      await new Promise((changed) => events.once("change", changed));
    }
    return file;
  } finally {
    events.close();
  }
}
