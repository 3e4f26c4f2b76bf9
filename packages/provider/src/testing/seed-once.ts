import { spawn } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { failureBeside, seededFile } from "./seeded-file.ts";

declare module "vitest" {
  interface ProvidedContext {
    seededDatabase: string;
  }
}

const script = path.resolve(import.meta.dirname, "../../scripts/make-seeded-database.ts");

/**
 * Before the tests of the package: where the seeded database is, or will be in a few seconds. It is made beside the tests, so that those without a database do
 * not wait for it, and kept until the sources change.
 */
export function setup(project: TestProject): void {
  const file = process.env["SHANYRAQ_SEEDED"] ?? seededFile();
  project.provide("seededDatabase", file);
  if (existsSync(file)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(failureBeside(file), { force: true });
  // Made to its end even when these tests need none: the next ones will.
  const maker = spawn(process.execPath, [script, file], { detached: true, stdio: "ignore" });
  maker.unref();
}
