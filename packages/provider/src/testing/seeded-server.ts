import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inspect } from "node:util";
import pg from "pg";
import { openDatabase, type Database } from "../platform/database/open.ts";
import { createCluster, giveToServer, startServer, stopServer } from "./postgres-programs.ts";
import { keepAsItStands } from "./put-back.ts";
import { failureBeside, madeFile, removeFormerCopies } from "./seeded-file.ts";
import { seeded } from "./seeded.ts";

/**
 * The server of one run of the tests. Nothing in it outlives the run, so it waits for no disk; what plans in a millisecond is not compiled first.
 */
const SETTINGS = [
  ["listen_addresses", ""],
  ["fsync", "off"],
  ["synchronous_commit", "off"],
  ["full_page_writes", "off"],
  ["wal_level", "minimal"],
  ["min_wal_size", "2MB"],
  ["max_wal_senders", "0"],
  ["max_connections", "300"],
  ["autovacuum", "off"],
  ["jit", "off"],
]
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(" ");

const FOLDER = "shanyraq-seeded-";
/** What PostgreSQL copies when it creates a database. */
const TEMPLATE = "template1";

const dataOf = (folder: string): string => path.join(folder, "data");
/** It exists once the server answers. */
const readyOf = (folder: string): string => path.join(folder, "ready");
/** Only who is on this machine and may read the folder reaches it: it listens on no port. */
const addressOf = (folder: string, database: string): string => `postgres://postgres@/${database}?host=${encodeURIComponent(folder)}`;

/** A folder for the server of this run, named by the process whose run it is. Those of runs that were killed are taken down. */
export function folderForServer(): string {
  for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith(FOLDER)))
    if (!isAlive(Number(name.slice(FOLDER.length).split("-")[0]))) takeDownFormer(path.join(tmpdir(), name));
  return mkdtempSync(path.join(tmpdir(), `${FOLDER}${process.pid}-`));
}
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** The folder of a former run hinders none, even where its server died too, or another user has it. */
function takeDownFormer(folder: string): void {
  try {
    takeDown(folder);
  } catch {
    // Its server has died already: what is left of it is removed, if it is ours.
    const owner = statSync(folder, { throwIfNoEntry: false })?.uid;
    if (owner === process.getuid?.() || process.getuid?.() === 0) rmSync(folder, { recursive: true, force: true });
  }
}

/** Stops the server of a run, where a test has started it, and removes its folder. */
export function takeDown(folder: string): void {
  if (existsSync(path.join(dataOf(folder), "postmaster.pid"))) stopServer(dataOf(folder), "immediate");
  rmSync(folder, { recursive: true, force: true });
}

const start = (folder: string): void => startServer(dataOf(folder), path.join(folder, "log"), `-k ${folder} ${SETTINGS}`);

async function inDatabase(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Makes the cluster with its seeded database, and keeps a copy for the next runs over the same sources. */
async function seedCluster(folder: string, copy: string): Promise<void> {
  // A small journal: the copy of the cluster is small as well.
  createCluster(dataOf(folder), ["--wal-segsize=1"]);
  start(folder);
  const database = await seeded(await openDatabase({ url: addressOf(folder, TEMPLATE), toPrepare: true }));
  await keepAsItStands(database);
  await database.close();
  stopServer(dataOf(folder), "fast");
  mkdirSync(path.dirname(copy), { recursive: true });
  const partial = `${copy}.${process.pid}`;
  execFileSync("tar", ["-C", folder, "-cf", partial, "data"]);
  renameSync(partial, copy);
  removeFormerCopies(copy);
}

async function startSeeded(folder: string, copy: string): Promise<void> {
  giveToServer(folder);
  if (existsSync(copy)) {
    execFileSync("tar", ["-C", folder, "--no-same-owner", "-xf", copy]);
    giveToServer(dataOf(folder));
  } else await seedCluster(folder, copy);
  start(folder);
}

/** Starts the server of this run with the first test that needs it; the others wait for that one. */
async function startOnce(folder: string, copy: string): Promise<void> {
  const ready = readyOf(folder);
  try {
    mkdirSync(path.join(folder, "starting"));
  } catch {
    return void (await madeFile(ready));
  }
  try {
    await startSeeded(folder, copy);
    writeFileSync(ready, "");
  } catch (error) {
    // The others wait for one of the two files.
    writeFileSync(failureBeside(ready), `no database server for the tests: ${inspect(error)}`);
    throw error;
  }
}

/**
 * A database of its own for a worker, as every test begins: a copy of the seeded one.
 * @param folder of `folderForServer()`
 * @param copy where the seeded cluster is kept from one run to the next
 */
export async function seededOnServer(folder: string, copy: string): Promise<Database> {
  await startOnce(folder, copy);
  const name = `worker_${randomBytes(6).toString("hex")}`;
  await inDatabase(addressOf(folder, "postgres"), `CREATE DATABASE ${name}`);
  // With time for a machine that does much else: a visitor's deadlines are asked about where they matter.
  return openDatabase({ url: addressOf(folder, name), toPrepare: true });
}
