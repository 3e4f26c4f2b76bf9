import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  checks,
  lineTo,
  readIdentities,
  readRecord,
  recording,
  runKit,
  serveRecord,
  writeRecord,
  type Outcome,
} from "@shanyraq/back-office-kit";
import { seededPeople } from "@shanyraq/provider";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Insurer } from "../attacks/insurer.ts";
import { besideReference, brokenBackOffices, openReference } from "../product/broken-back-offices.ts";
import { serveOn, type Send } from "../product/kit-server.ts";
import { startPostgres } from "../product/servers/postgres.ts";

const folder = path.resolve(import.meta.dirname, "../../../packages/back-office-kit");
const people = JSON.parse(readFileSync(path.join(folder, "example-identities.json"), "utf8")) as object;

let insurer: Insurer;
beforeAll(async () => {
  insurer = await openReference();
});
afterAll(() => insurer.close());
const reference: Send = (request) => besideReference(insurer)(request);
const servers = brokenBackOffices(reference);

const served = (send: Send) => serveOn(send, () => insurer.clock.now);
const identitiesAt = (url: string) =>
  readIdentities(
    JSON.stringify({ ...people, codes: `${url}/kit/inbox`, clock: { url: `${url}/kit/clock`, session: 13 * 3_600, code: 6 * 60 } }),
  );
/** Long enough for a loaded machine; who does not answer at all is given up sooner. */
const TIMEOUT_MS = 4_000;
async function tried(send: Send, only: readonly string[] = [], timeoutMs = TIMEOUT_MS): Promise<readonly Outcome[]> {
  const server = await served(send);
  try {
    return await runKit(lineTo(server.url, timeoutMs), identitiesAt(server.url), { writes: true, only });
  } finally {
    await server.close();
  }
}
const broken = (outcomes: readonly Outcome[]) =>
  outcomes.flatMap(({ name, tried: all }) => all.flatMap(({ of, fault }) => (fault === undefined ? [] : [`${name}: ${of} ${fault}`])));

async function ended(child: ChildProcess): Promise<{ readonly code: number | null; readonly stdout: string }> {
  let stdout = "";
  child.stdout?.on("data", (part: Buffer) => (stdout += part.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, stdout };
}

describe("the kit for who brings a back office of their own", () => {
  it.each(["PGlite", "PostgreSQL"])("finds nothing broken in the reference on %s, and leaves little untried", async (store) => {
    const cluster = store === "PostgreSQL" ? await startPostgres() : undefined;
    const other = cluster && (await openReference({ url: await cluster.create("kit") }));
    const outcomes = await tried(other ? besideReference(other) : reference);
    await other?.close();
    cluster?.stop();
    expect(broken(outcomes)).toEqual([]);
    const all = outcomes.flatMap(({ tried: cases }) => cases);
    expect(all.length).toBeGreaterThan(1_150);
    expect(all.filter(({ untried }) => untried !== undefined).length).toBeLessThan(all.length / 20);
  });
  it("is a command: 0 where all is kept, 1 where something is broken, 2 where it cannot begin; and writes for a CI server and for a reader", async () => {
    const reports = mkdtempSync(path.join(tmpdir(), "shanyraq-kit-"));
    const [junit, html] = [path.join(reports, "kit.xml"), path.join(reports, "kit.html")];
    const runTheKit = async (...words: readonly string[]) => {
      const { code, stdout } = await ended(spawn(process.execPath, [path.join(folder, "src/main.ts"), ...words]));
      return { code, stdout };
    };
    const people = ["--identities", path.join(folder, "example-identities.json")];
    const right = await served(reference);
    const wrong = await served(servers.find(([name]) => name === "tells strangers who is a customer")?.[3] ?? reference);
    expect(await runTheKit(right.url, ...people, "--only", "tokens", "--junit", junit, "--html", html)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("kept    tokens") as string,
    });
    expect(readFileSync(junit, "utf8")).toContain('<testsuite name="tokens" tests="4" failures="0"');
    expect(readFileSync(html, "utf8")).toContain("<h2>tokens: kept</h2>");
    expect((await runTheKit(wrong.url, ...people, "--only", "tokens")).code).toBe(1);
    expect((await runTheKit(right.url)).code).toBe(2);
    // A misspelt check would try nothing, and nothing is never broken.
    expect((await runTheKit(right.url, ...people, "--only", "token")).code).toBe(2);
    await right.close();
    await wrong.close();
    rmSync(reports, { recursive: true });
  });
  it.each(servers)("finds a server that %s", async (_, breaks, says, server) => {
    expect(broken(await tried(server, [breaks])).join("\n")).toContain(says);
  });
  it("has a broken server for each of its checks, and runs without what only a file can name", async () => {
    const found = new Set(servers.map(([, breaks]) => breaks));
    expect(checks.map(({ name }) => name).filter((name) => !found.has(name))).toEqual(["own-answers"]);
  });
  it("records replies of nobody that there is, and its checks of shapes pass on them as they are served again", async () => {
    const shapes = ["public-answers", "own-answers", "money", "time", "words"];
    const server = await served(reference);
    const ofReference = identitiesAt(server.url);
    const record = recording(lineTo(server.url, TIMEOUT_MS), ofReference);
    await runKit(record.ask, ofReference, { writes: true, only: [...shapes, "acts", "doors"] });
    await server.close();
    const folderOfRecord = mkdtempSync(path.join(tmpdir(), "shanyraq-record-"));
    writeRecord(folderOfRecord, record.replies());
    const replies = readRecord(folderOfRecord);
    rmSync(folderOfRecord, { recursive: true });
    expect(record.refused()).toEqual([]);
    expect(replies.length).toBeGreaterThan(200);
    const text = JSON.stringify(replies);
    for (const { iin, phone, email, surname, password } of seededPeople.filter(({ shows }) =>
      ["everyStatus", "overdue", "employee"].includes(shows),
    ))
      for (const mark of [iin ?? phone, phone, email, surname, password]) expect(text).not.toContain(mark);
    expect(text).not.toMatch(/prv_|%PDF.*Сәрсенов/);
    const replay = await serveRecord(replies, 0);
    const again = await runKit(lineTo(replay.url, TIMEOUT_MS), readIdentities(JSON.stringify(people)), {
      writes: true,
      only: shapes.filter((name) => name !== "time"),
    });
    await replay.close();
    expect(broken(again)).toEqual([]);
    expect(again.find(({ name }) => name === "own-answers")?.tried.filter(({ untried }) => untried === undefined).length).toBeGreaterThan(
      20,
    );
  });
  it("finds a server that does not answer, and continues with the other checks", async () => {
    const never = async () => Promise.reject(new Error("gone"));
    const found = broken(await tried(never, ["sentences", "roles", "tokens"], 100));
    expect(found.filter((one) => one.includes("is not answered in time"))).toHaveLength(18);
    expect(found).toContain("tokens: a login by a right password customer cannot sign in");
    expect(found.some((one) => one.startsWith("roles:"))).toBe(true);
  });
});
