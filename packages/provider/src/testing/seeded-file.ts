import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, watch } from "node:fs";
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

/** Waits until the seeded database has been made: its file is renamed when it is whole. */
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
