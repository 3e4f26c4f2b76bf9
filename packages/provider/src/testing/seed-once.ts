import { spawn } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { installedPostgres } from "./postgres-programs.ts";
import { failureBeside, seededFile } from "./seeded-file.ts";
import { folderForServer, takeDown } from "./seeded-server.ts";

/** Where the seeded database is, or will be: a file to open embedded copies from, or a cluster that is kept as `copy` and served in `folder`. */
export type SeededPlace = { readonly file: string } | { readonly folder: string; readonly copy: string };

declare module "vitest" {
  interface ProvidedContext {
    seededDatabase: SeededPlace;
  }
}

const script = path.resolve(import.meta.dirname, "../../scripts/make-seeded-database.ts");

/** Beside the tests, so that those without a database do not wait for it, and kept until the sources change. */
function makeFile(file: string): void {
  if (existsSync(file)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(failureBeside(file), { force: true });
  // Made to its end even when these tests need none: the next ones will.
  const maker = spawn(process.execPath, [script, file], { detached: true, stdio: "ignore" });
  maker.unref();
}

/**
 * Before the tests of the package: where the seeded database is. It is PostgreSQL, which production has and which answers sooner, where its programs
 * are installed; elsewhere, and with `TEST_DATABASE=embedded`, the embedded one. The server starts with the first test that needs it.
 */
export function setup(project: TestProject): (() => void) | undefined {
  const file = process.env["SHANYRAQ_SEEDED"] ?? seededFile();
  if (process.env["TEST_DATABASE"] === "embedded" || installedPostgres() === undefined) {
    project.provide("seededDatabase", { file });
    makeFile(file);
    return undefined;
  }
  const folder = folderForServer();
  project.provide("seededDatabase", { folder, copy: file.replace(/\.tar$/, ".postgres.tar") });
  return () => takeDown(folder);
}
