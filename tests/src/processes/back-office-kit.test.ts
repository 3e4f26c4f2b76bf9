import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { lineTo, readIdentities, runKit, type Outcome } from "@shanyraq/back-office-kit";
import { looseLimits, seedContent } from "@shanyraq/provider";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openInsurer, type Insurer } from "../attacks/insurer.ts";
import { startBackOffice, type BackOffice } from "../product/back-office.ts";
import { startPostgres } from "../product/postgres.ts";

const folder = path.resolve(import.meta.dirname, "../../../packages/back-office-kit");
const identities = readIdentities(readFileSync(path.join(folder, "example-identities.json"), "utf8"));

let insurer: Insurer;
beforeAll(async () => {
  insurer = await openInsurer({ limits: looseLimits });
  await seedContent(insurer.database);
});
afterAll(() => insurer.close());

type Send = (request: Request) => Promise<Response>;
const reference: Send = (request) => insurer.provider.fetch(request);
/** A server that answers so; one that throws does not answer. */
async function served(send: Send): Promise<BackOffice> {
  const office = await startBackOffice();
  office.reply = async ({ method, url, headers, body }) => {
    const asked = { method, headers: headers as Record<string, string>, ...(method !== "GET" && { body }) };
    const response = await send(new Request(new URL(url, office.url), asked)).catch(() => undefined);
    return response && { status: response.status, text: await response.text() };
  };
  return office;
}
/** Long enough for a loaded machine; who does not answer at all is given up sooner. */
const PATIENCE_MS = 4_000;
async function tried(send: Send, only: readonly string[] = [], patienceMs = PATIENCE_MS): Promise<readonly Outcome[]> {
  const server = await served(send);
  try {
    return await runKit(lineTo(server.url, patienceMs), identities, { writes: true, only });
  } finally {
    await server.close();
  }
}
const broken = (outcomes: readonly Outcome[]) =>
  outcomes.flatMap(({ name, tried: all }) => all.flatMap(({ of, fault }) => (fault === undefined ? [] : [`${name}: ${of} ${fault}`])));

type Body = Readonly<Record<string, unknown>>;
interface Told {
  readonly status: number;
  readonly body: Body;
}
const json = ({ status, body }: Told): Response => Response.json(body, { status });
const pathOf = (request: Request): string => new URL(request.url).pathname;
/** The reference, but for what is made of each of its answers. */
const but =
  (change: (told: Told, request: Request) => Told | Response): Send =>
  async (request) => {
    const response = await reference(request.clone());
    const changed = change({ status: response.status, body: (await response.json()) as Body }, request);
    return changed instanceof Response ? changed : json(changed);
  };
/** The reference, asked under other headers. */
const under =
  (headers: (request: Request) => Readonly<Record<string, string>>): Send =>
  (request) =>
    reference(new Request(request, { headers: { ...Object.fromEntries(request.headers), ...headers(request) } }));
/** Every price of a list as a number. */
const priced = (body: Body): Body =>
  JSON.parse(JSON.stringify(body), (key: string, value: unknown) => (key === "from_price" ? Number(value) : value)) as Body;

/** Servers as they are built in a hurry: what is wrong with each, the promise that it breaks, and the server. */
const servers: readonly (readonly [wrong: string, breaks: string, server: Send])[] = [
  ["lets everybody in", "doors", but((told) => (told.status === 401 ? { status: 200, body: {} } : told))],
  ["gives the work of the staff to customers", "roles", but((told) => (told.status === 403 ? { status: 200, body: {} } : told))],
  [
    "reads the fields before the token",
    "doors",
    but((told, { method }) => (told.status === 401 && method === "POST" ? { ...told, status: 400 } : told)),
  ],
  ["takes an unknown address for an empty answer", "order", but((told) => (told.status === 404 ? { status: 200, body: {} } : told))],
  [
    "gives prices as numbers",
    "public-answers",
    but((told, request) => (pathOf(request) === "/products" ? { ...told, body: priced(told.body) } : told)),
  ],
  [
    "sends half of an answer",
    "public-answers",
    but((told, request) => (pathOf(request) === "/products" ? new Response(JSON.stringify(told.body).slice(0, 40)) : told)),
  ],
  ["tells of errors by a page", "fields", but((told) => (told.status < 400 ? told : new Response("<h1>Bad Request</h1>", told)))],
  ["names no field", "fields", but(({ status, body }) => ({ status, body: { ...body, errors: undefined } }))],
  ["speaks one language", "sentences", under(() => ({ lang: "ru" }))],
  [
    "tells strangers who is a customer",
    "tokens",
    async (request) => {
      const isStranger = pathOf(request) === "/api/login" && (await request.clone().text()).includes("991231300003");
      return isStranger ? json({ status: 404, body: { status: "error", message: "Нет такого клиента" } }) : reference(request);
    },
  ],
  [
    "keeps a token alive after its owner has left",
    "tokens",
    async (request) => (pathOf(request) === "/api/logout" ? json({ status: 200, body: { success: true } }) : reference(request)),
  ],
  [
    "does a command again under its key",
    "commands",
    under(({ headers }) => (headers.has("idempotency-key") ? { "idempotency-key": crypto.randomUUID() } : ({} as Record<string, string>))),
  ],
];

async function ended(child: ChildProcess): Promise<{ readonly code: number | null; readonly stdout: string }> {
  let stdout = "";
  child.stdout?.on("data", (part: Buffer) => (stdout += part.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, stdout };
}

describe("the kit for who brings a back office of his own", () => {
  it.each(["PGlite", "PostgreSQL"])("finds nothing broken in the reference on %s, and leaves little untried", async (store) => {
    const cluster = store === "PostgreSQL" ? await startPostgres() : undefined;
    const other = cluster && (await openInsurer({ limits: looseLimits, place: { url: await cluster.create("kit") } }));
    if (other) await seedContent(other.database);
    const outcomes = await tried(other ? (request) => other.provider.fetch(request) : reference);
    await other?.close();
    cluster?.stop();
    expect(broken(outcomes)).toEqual([]);
    const all = outcomes.flatMap(({ tried: cases }) => cases);
    expect(all.length).toBeGreaterThan(700);
    expect(all.filter(({ untried }) => untried !== undefined).length).toBeLessThan(all.length / 10);
  });
  it("is a command: 0 where all is kept, 1 where something is broken, 2 where it cannot begin; and writes for a CI server and for a reader", async () => {
    const reports = mkdtempSync(path.join(tmpdir(), "shanyraq-kit-"));
    const [junit, html] = [path.join(reports, "kit.xml"), path.join(reports, "kit.html")];
    const begun = async (...words: readonly string[]) => {
      const { code, stdout } = await ended(spawn(process.execPath, [path.join(folder, "src/main.ts"), ...words]));
      return { code, stdout };
    };
    const people = ["--identities", path.join(folder, "example-identities.json")];
    const right = await served(reference);
    const wrong = await served(servers[9]?.[2] ?? reference);
    expect(await begun(right.url, ...people, "--only", "tokens", "--junit", junit, "--html", html)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("kept    tokens") as string,
    });
    expect(readFileSync(junit, "utf8")).toContain('<testsuite name="tokens" tests="4" failures="0"');
    expect(readFileSync(html, "utf8")).toContain("<h2>tokens: kept</h2>");
    expect((await begun(wrong.url, ...people, "--only", "tokens")).code).toBe(1);
    expect((await begun(right.url)).code).toBe(2);
    // A misspelt check would try nothing, and nothing is never broken.
    expect((await begun(right.url, ...people, "--only", "token")).code).toBe(2);
    await right.close();
    await wrong.close();
    rmSync(reports, { recursive: true });
  });
  it.each(servers)("finds a server that %s", async (_, breaks, server) => {
    expect(broken(await tried(server, [breaks]))).not.toEqual([]);
  });
  it("finds a server that does not answer, and goes on with what else there is to try", async () => {
    const never = async () => Promise.reject(new Error("gone"));
    const found = broken(await tried(never, ["sentences", "roles", "tokens"], 100));
    expect(found.filter((one) => one.includes("is not answered in time"))).toHaveLength(3);
    expect(found).toContain("tokens: a login by a right password customer cannot sign in");
    expect(found.some((one) => one.startsWith("roles:"))).toBe(true);
  });
});
