import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../src/product/servers/free-port.ts";
import { startingSite } from "../../src/product/site-origin.ts";

const repository = path.resolve(import.meta.dirname, "../../..");
const START_MS = 180_000;

/** `npm run dev` of a clone that a test may edit: the checkout itself is never touched, however the test ends. */
export interface EditedClone {
  readonly origin: string;
  readonly output: () => string;
  /** Replaces the first place of a text in a file. @throws where the file does not have it. */
  readonly edit: (file: string, from: string, to: string) => void;
  readonly close: () => Promise<void>;
}

export async function openEditedClone(): Promise<EditedClone> {
  const root = mkdtempSync(path.join(tmpdir(), "shanyraq-dev-"));
  const folder = path.join(root, "tree");
  const env = { ...process.env, CI: "true", PORT: String(await freePort()), NCALAYER: "off", DATA_DIR: path.join(root, "data") };
  execFileSync("git", ["clone", "--quiet", repository, folder]);
  execFileSync("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], { cwd: folder, env, stdio: ["ignore", "ignore", "inherit"] });
  // A group of its own, as a terminal gives one to whatever it starts: it is ended as Ctrl-C ends it.
  const child = spawn("pnpm", ["run", "develop"], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
  const ended = once(child, "exit");
  const site = startingSite(child, ended, START_MS);
  const close = async () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, "SIGINT");
    await ended;
    rmSync(root, { recursive: true, force: true });
  };
  const origin = await site.origin.catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    origin,
    output: site.output,
    edit: (file, from, to) => {
      const target = path.join(folder, file);
      const text = readFileSync(target, "utf8");
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      writeFileSync(
        target,
        text.replace(from, () => to),
      );
    },
    close,
  };
}
