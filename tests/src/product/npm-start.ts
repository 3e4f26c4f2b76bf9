import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { startingSite } from "./site-origin.ts";

export interface StartedByNpm {
  readonly origin: Promise<string>;
  /** Everything written so far, with the milliseconds since the start at which each piece came. */
  readonly pieces: readonly { readonly ms: number; readonly text: string }[];
  /** Sends a signal to the wrapper alone, and resolves once it has ended. */
  readonly signal: (name: NodeJS.Signals) => Promise<void>;
}

/** Starts the product by the script that `npm start` runs, without a terminal. */
export function startByNpm(folder: string, env: Readonly<Record<string, string>>, limitMs: number): StartedByNpm {
  const { NODE_ENV: _, DATABASE_URL: __, ...inherited } = process.env;
  const began = performance.now();
  const child = spawn(process.execPath, ["scripts/run.mjs", "serve"], {
    cwd: folder,
    env: { ...inherited, NCALAYER: "off", ...env } as unknown as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  const pieces: { readonly ms: number; readonly text: string }[] = [];
  child.stdout.on("data", (chunk: Buffer) => pieces.push({ ms: performance.now() - began, text: chunk.toString() }));
  const { origin } = startingSite(child, ended, limitMs);
  origin.catch(() => {});
  return {
    origin,
    pieces,
    signal: async (name) => {
      child.kill(name);
      await ended;
    },
  };
}

/** The processes that were started with a value in their environment, as only the test's own were. */
export const processesWith = (variable: string): readonly string[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").includes(variable);
      } catch {
        // It has ended meanwhile, or is somebody else's.
        return false;
      }
    });

/** Whether nothing listens on a port. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer();
    server.once("error", () => done(false));
    server.listen(port, () => server.close(() => done(true)));
  });
