import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startingSite } from "./site-origin.ts";

const repository = path.resolve(import.meta.dirname, "../../..");
/** Where the product stands that is started: another commit's, built beside this one, when how the two look is compared. */
const productRoot = () => process.env["PRODUCT_ROOT"] ?? repository;
/** Below what the runners give a hook: a machine that does much else takes its time, and what was written meanwhile says why. */
const START_LIMIT_MS = 120_000;
/** The variable with the folder of an embedded database that another product has prepared. */
export const INITIAL_FOLDER = "SHANYRAQ_INITIAL_FOLDER";

/**
 * PostgreSQL's interpreter of expressions is one function of 105 KB, which V8 optimizes in the first seconds of an embedded database: 2.3 s of a core
 * and 600 MB, a third of a start. A product that lives for one file of tests never earns that back; the full run measures times, and runs it as it is.
 */
const nodeOptions = process.env["EVERYDAY"] === "1" || process.env["BROWSER"] === "everyday" ? ["--liftoff-only"] : [];

export interface Product {
  readonly origin: string;
  readonly pid: number | undefined;
  /** Everything the process wrote: its log and its errors. */
  readonly output: () => string;
  /** Resolves when the process has ended, however it did. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
  readonly kill: () => Promise<void>;
}

export interface Place {
  readonly dataFolder: string;
  readonly databaseUrl?: string;
}

/** A place for one product's data, gone with the test. */
export const freshPlace = (databaseUrl?: string): Place & { readonly remove: () => void } => {
  const dataFolder = mkdtempSync(path.join(tmpdir(), "shanyraq-data-"));
  return { dataFolder, ...(databaseUrl && { databaseUrl }), remove: () => rmSync(dataFolder, { recursive: true, force: true }) };
};

export type FreshProduct = Pick<Product, "origin" | "output" | "stop"> & Pick<Place, "dataFolder">;
/** Starts the product on data of its own, which goes with it when it is stopped. */
export async function startFreshProduct(): Promise<FreshProduct> {
  const place = freshPlace();
  const { origin, output, stop } = await startProduct(place);
  return { origin, output, dataFolder: place.dataFolder, stop: () => stop().then(place.remove) };
}

/** Gives a first start on the embedded database what another product has prepared; a production start, or one without it, begins with nothing. */
function begin({ dataFolder, databaseUrl }: Place, { PROVIDER_URL, NODE_ENV }: Readonly<Record<string, string>>): void {
  const initialFolder = process.env[INITIAL_FOLDER];
  const folder = path.join(dataFolder, "pglite");
  if (
    initialFolder === undefined ||
    databaseUrl !== undefined ||
    PROVIDER_URL !== undefined ||
    NODE_ENV !== undefined ||
    existsSync(folder)
  )
    return;
  cpSync(initialFolder, folder, { recursive: true });
}

/** Starts the product as `npm start` does, on a free port; one person may buy as often as a test likes. Another release stands in a folder of its own. */
export async function startProduct(place: Place, env: Readonly<Record<string, string>> = {}, release = productRoot()): Promise<Product> {
  begin(place, env);
  const { NODE_ENV: _, DATABASE_URL: __, ...inherited } = process.env;
  const variables: Record<string, string | undefined> = {
    ...inherited,
    // The suites start the product hundreds of times: a third of a start is reading its own sources.
    NODE_COMPILE_CACHE: path.join(repository, "node_modules/.cache/sources"),
    PORT: "0",
    // Its port is one: of products side by side only the one that asks has it.
    NCALAYER: "off",
    // Tests read what the product logs.
    LOG: "json",
    DATA_DIR: place.dataFolder,
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    ...env,
  };
  const child: ChildProcess = spawn(process.execPath, [...nodeOptions, "packages/gateway/src/main.ts"], {
    cwd: release,
    env: variables as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit").then(() => {});
  const site = startingSite(child, ended, START_LIMIT_MS);
  // Nobody else knows of one that did not come up in its time.
  const origin = await site.origin.catch((error: unknown) => {
    child.kill("SIGKILL");
    throw error;
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  return { origin, pid: child.pid, output: site.output, ended, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}
