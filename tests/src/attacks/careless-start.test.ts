import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { solvedCaptcha } from "../product/solved-captcha.ts";
import { startPostgres, type Cluster } from "../product/servers/postgres.ts";
import { productionVariables } from "../product/production-variables.ts";
import { freshPlace, startProduct, type Product } from "../product/start.ts";
import { credentialsOf, personWho, visitor } from "../product/visitor.ts";

const repository = path.resolve(import.meta.dirname, "../../..");
const ORIGIN = "https://life.example";

/** What a start says before it gives up; it has to give up. */
function refusalOf(env: Readonly<Record<string, string>>): string {
  const { status, stderr, stdout } = spawnSync(process.execPath, ["packages/gateway/src/main.ts"], {
    cwd: repository,
    env: { PATH: process.env["PATH"] ?? "", PORT: "0", NCALAYER: "off", ...env } as unknown as NodeJS.ProcessEnv,
    encoding: "utf8",
    timeout: 60_000,
  });
  expect(status).toBe(1);
  return stdout.replace(/^\{.*$/gm, "") + stderr;
}

/** One sentence with what to do, and nothing of the inside. */
function expectOneSentence(message: string, about: RegExp): void {
  expect(message).toMatch(about);
  expect(message).not.toMatch(/\n\s+at |node_modules|\.ts:\d/);
  expect(message.trim().split("\n")).toHaveLength(2);
}

describe("a careless operator", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "shanyraq-careless-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("reads one sentence with what to do when the database is down", () => {
    expectOneSentence(
      refusalOf({ ...productionVariables(ORIGIN), DATABASE_URL: "postgres://nobody@127.0.0.1:9/life" }),
      /database cannot be used \(ECONNREFUSED\).*DATABASE_URL/s,
    );
  });
  it("reads one sentence with what to do when the store of limits is down", () => {
    const given = { DATA_DIR: path.join(folder, "store"), REDIS_URL: "redis://127.0.0.1:9" };
    expectOneSentence(refusalOf(given), /store of limits cannot be used.*REDIS_URL/s);
  });
  it("reads one sentence with what to do when the keys are damaged", () => {
    const data = path.join(folder, "keys");
    mkdirSync(data);
    writeFileSync(path.join(data, "keys.json"), '{"session":');
    expectOneSentence(refusalOf({ DATA_DIR: data }), /keys\.json are damaged: remove the file/);
  });
  it("reads one sentence with what to do when the embedded database is damaged", () => {
    const data = path.join(folder, "embedded");
    mkdirSync(path.join(data, "pglite/data"), { recursive: true });
    writeFileSync(path.join(data, "pglite/data/PG_VERSION"), "7");
    expectOneSentence(refusalOf({ DATA_DIR: data }), /embedded database cannot be opened.*begin again/s);
  });
  it.each([
    ["without a service that sends messages", { MESSAGES_URL: "" }, /MESSAGES_URL/],
    ["with keys of zeros", { SESSION_KEYS: `k1:${Buffer.alloc(32).toString("base64url")}` }, /SESSION_KEYS/],
    ["with a secret of one letter", { PROVIDER_SECRET: "a".repeat(64) }, /PROVIDER_SECRET/],
    ["on an address without TLS", { SITE_ORIGIN: "http://life.example" }, /SITE_ORIGIN: https/],
    ["with a point to die at", { CRASH_AT: "settle:after-commit" }, /CRASH_AT/],
  ])("%s starts nothing", (_, spoiled, fault) => {
    const message = refusalOf({ ...productionVariables(ORIGIN), DATABASE_URL: "postgres://nobody@127.0.0.1:9/life", ...spoiled });
    expect(message).toMatch(fault);
    expect(message.trim().split("\n")).toHaveLength(2);
  });
  it("is not shown a wrong password for the database again", () => {
    const message = refusalOf({ ...productionVariables(ORIGIN), DATABASE_URL: "postgres://life:hunter2hunter2@127.0.0.1:9/life" });
    expect(message).not.toContain("hunter2");
  });
});

describe("a production start", () => {
  let cluster: Cluster;
  let place: ReturnType<typeof freshPlace>;
  let product: Product;
  const given = productionVariables(ORIGIN);
  beforeAll(async () => {
    cluster = await startPostgres();
    place = freshPlace(await cluster.create("honest"));
    product = await startProduct(place, given);
  });
  afterAll(async () => {
    await product.stop();
    place.remove();
    cluster.stop();
  });

  it.each(["everyStatus", "employee", "manager", "nonResident"] as const)(
    "lets the seeded person who shows %s in by no password: the check of the password is reached, and refuses",
    async (shows) => {
      const stranger = visitor(product.origin);
      const captcha = await solvedCaptcha(product.origin);
      const response = await stranger.send("/api/login", {
        method: "POST",
        headers: { origin: ORIGIN },
        body: JSON.stringify({ ...credentialsOf(personWho(shows)), captcha }),
      });
      expect(response.status).toBe(401);
    },
  );
  it("has no seeded person, contract or payment in its database", () => {
    const count = (table: string) =>
      execFileSync("psql", [place.databaseUrl ?? "", "-Atc", `SELECT count(*) FROM ${table}`], { encoding: "utf8" }).trim();
    expect(["customer", "credential", "contract", "payment", "statement"].map(count)).toEqual(["0", "0", "0", "0", "0"]);
  });
});

describe("/readyz", () => {
  it("turns red where the disk has less room than it should, while the process lives on", async () => {
    const place = freshPlace();
    const product = await startProduct(place, { DISK_FREE_MB: "1000000000" });
    const ready = await fetch(`${product.origin}/readyz`);
    expect([ready.status, ((await ready.json()) as { parts: object }).parts]).toEqual([
      503,
      expect.objectContaining({ database: "ready", disk: "unavailable" }),
    ]);
    expect((await fetch(`${product.origin}/healthz`)).status).toBe(200);
    await product.stop();
    place.remove();
  });
  it("turns red where the database can be read but not written", async () => {
    const cluster = await startPostgres();
    const place = freshPlace(await cluster.create("read_only"));
    const product = await startProduct(place);
    expect((await fetch(`${product.origin}/readyz`)).status).toBe(200);
    execFileSync("psql", [place.databaseUrl ?? "", "-c", "ALTER DATABASE read_only SET default_transaction_read_only = on"], {
      stdio: "ignore",
    });
    execFileSync(
      "psql",
      [
        place.databaseUrl ?? "",
        "-c",
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = 'read_only'",
      ],
      { stdio: "ignore" },
    );
    await expect.poll(async () => (await fetch(`${product.origin}/readyz`)).status, { timeout: 10_000 }).toBe(503);
    await product.stop();
    place.remove();
    cluster.stop();
  });
});
