import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { callNames } from "@shanyraq/calls";
import { edgeFunctions } from "@shanyraq/edge";
import { seededPeople } from "@shanyraq/provider";
import { routes } from "@shanyraq/routes";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../product/servers/free-port.ts";
import { startPostgres, type Cluster } from "../product/servers/postgres.ts";
import { freshPlace, startProduct, type Product } from "../product/start.ts";
import { visitor } from "../product/visitor.ts";

const repository = path.resolve(import.meta.dirname, "../../..");
const monitoring = path.join(repository, "docs/monitoring");

interface Ran {
  readonly code: number;
  readonly output: string;
}
/** Runs a file of the gateway to its end. */
async function run(file: string, env: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<Ran> {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [`packages/gateway/${file}`, ...args], {
      cwd: repository,
      env: { ...process.env, ...env },
    });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { readonly code: number; readonly stdout: string; readonly stderr: string };
    return { code, output: stdout + stderr };
  }
}

let cluster: Cluster;
let place: ReturnType<typeof freshPlace>;
let url: string;
beforeAll(async () => {
  cluster = await startPostgres();
  url = await cluster.create("operated");
  place = freshPlace(url);
});
afterAll(() => {
  place.remove();
  cluster.stop();
});
const tables = async (): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("SELECT 1 FROM pg_tables WHERE schemaname = 'public'");
  await client.end();
  return rows.length;
};

describe("a database that its operator brings to its form themselves", () => {
  const migrate = (...args: readonly string[]) => run("scripts/migrate.ts", { DATABASE_URL: url }, ...args);
  it("is shown with what it lacks, and left as it is", async () => {
    const { code, output } = await migrate("--dry-run");
    expect([code, await tables()]).toEqual([0, 0]);
    expect(output).toMatch(/-- 001-people\.sql\n[\s\S]*CREATE TABLE customer[\s\S]*-- 038-signed-consents\.sql/);
  });
  it("is refused by a start that may not change it, which says what to do", async () => {
    const start = { DATABASE_URL: url, SCHEMA: "check", PORT: "0", NCALAYER: "off", DATA_DIR: place.dataFolder };
    const { code, output } = await run("src/main.ts", start);
    expect([code, await tables()]).toEqual([1, 0]);
    expect(output).toMatch(/The database lacks 001-people\.sql, .*: run `npm run migrate`, or set SCHEMA=migrate\./);
  });
  it("is brought to it once", async () => {
    expect(await migrate()).toMatchObject({ code: 0, said: expect.stringMatching(/^Done: 001-people\.sql, /) as string });
    const made = await tables();
    expect(await migrate()).toMatchObject({ code: 0, said: expect.stringMatching(/^Nothing to do/) as string });
    expect([made > 30, await tables()]).toEqual([true, made]);
  });
  it("refuses an unknown option of its command", async () => {
    expect(await migrate("--dry")).toMatchObject({ code: 1, said: expect.stringContaining("--dry is unknown") as string });
  });
  it("is reported in one sentence when it cannot be reached", async () => {
    const { code, output } = await run("scripts/migrate.ts", { DATABASE_URL: `postgres://postgres@127.0.0.1:${await freePort()}/none` });
    expect([code, output.trim()]).toEqual([
      1,
      "Not migrated:\n  - The database cannot be used (ECONNREFUSED): start it, or mend DATABASE_URL.",
    ]);
  });
});

describe("two processes on it", () => {
  let product: Product;
  let metricsPort: number;
  beforeAll(async () => {
    metricsPort = await freePort();
    product = await startProduct(place, {
      SCHEMA: "check",
      WORKERS: "2",
      LIMITS_STORE: "postgres",
      CAPTCHA: "off",
      METRICS_PORT: String(metricsPort),
      DRAIN_SECONDS: "3",
    });
  });
  afterAll(() => product.kill());

  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const valueIn = (text: string, sample: string) =>
    Number(
      text
        .split("\n")
        .find((line) => line.startsWith(`${sample} `))
        ?.slice(sample.length + 1),
    );

  it("tell their numbers together, on a port that no visitor reaches", async () => {
    const ask = visitor(product.origin);
    for (let times = 0; times < 12; times += 1) expect((await ask.send("/api/provider/news")).status).toBe(200);
    const [person] = seededPeople;
    const refused = { iin: person?.iin, password: "wrong-and-long-enough" };
    await ask.send("/api/login", { method: "POST", body: JSON.stringify(refused), headers: { origin: product.origin } });
    const text = await metrics();
    expect(valueIn(text, 'shanyraq_requests_total{name="news",status="200"}')).toBe(12);
    expect(valueIn(text, 'shanyraq_request_seconds_count{name="news"}')).toBe(12);
    expect(valueIn(text, 'shanyraq_login_refusals_total{event="login-refused"}')).toBe(1);
    expect(valueIn(text, 'shanyraq_pool_connections{pool="queries",state="idle"}')).toBeGreaterThan(0);
    expect(valueIn(text, "shanyraq_outbox_letters")).toBeGreaterThanOrEqual(0);
    expect(valueIn(text, "shanyraq_unsettled_payment_oldest_seconds")).toBeGreaterThanOrEqual(0);
    expect(valueIn(text, "shanyraq_insurer_signatures")).toBeGreaterThanOrEqual(0);
    expect(valueIn(text, "shanyraq_unbalanced_contracts")).toBe(0);
    expect(text).toMatch(/shanyraq_revocation_list_(?:age_seconds|missing)\{authority="CN=/);
    expect((await fetch(`${product.origin}/metrics`)).status).toBe(404);
  });
  it("name nobody: labels are words of our tables, and there are as many as those allow", async () => {
    await fetch(`${product.origin}/no/such/page/880314300118`);
    await visitor(product.origin).send("/api/provider/no-such-call/880314300118");
    const text = await metrics();
    const labels = new Set([...text.matchAll(/\bname="([^"]*)"/g)].map(([, name]) => name ?? ""));
    const known = new Set<string>([
      ...callNames,
      ...Object.keys(routes),
      ...Object.keys(edgeFunctions),
      "asset",
      "sandbox",
      "other",
      "unknownCall",
    ]);
    expect([...labels].filter((name) => !known.has(name))).toEqual([]);
    for (const { iin, phone, email } of seededPeople) for (const one of [iin, phone, email]) if (one) expect(text).not.toContain(one);
  });
  it("have every number that the rules and the dashboard name, and every rule says what to do", async () => {
    const families = new Set([...(await metrics()).matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
    const files = ["alerts.yaml", "dashboard.json"].map((file) => readFileSync(path.join(monitoring, file), "utf8"));
    const named = files.flatMap((file) => [...file.matchAll(/\b(?:shanyraq|process|nodejs)_[a-z_]+/g)].map(([name]) => name));
    const base = (name: string) => name.replace(/_(?:bucket|sum|count)$/, "");
    expect(named.length).toBeGreaterThan(30);
    expect([...new Set(named)].filter((name) => !families.has(name) && !families.has(base(name)))).toEqual([]);
    // And nothing is counted that nobody looks at.
    const seen = new Set(named.map(base));
    expect([...families].filter((name) => !seen.has(name ?? ""))).toEqual([]);
    const [rules = ""] = files;
    expect(rules.match(/^ +- alert: /gm)?.length).toBe(rules.match(/^ +do: "[A-Z].{40,}\."$/gm)?.length);
  });
  it("are red and serve for a while when they are stopped, then end", async () => {
    const stopped = product.stop();
    const state = async () => (await fetch(`${product.origin}/readyz`)).status;
    await expect.poll(state).toBe(503);
    expect(await (await fetch(`${product.origin}/readyz`)).json()).toMatchObject({ status: "stopping", parts: { database: "ready" } });
    expect((await fetch(`${product.origin}/kk/products`)).status).toBe(200);
    expect((await visitor(product.origin).send("/api/provider/faqs")).status).toBe(200);
    await stopped;
    await expect(fetch(`${product.origin}/healthz`)).rejects.toThrow();
    expect(product.output()).not.toContain("Stopped without waiting");
  });
});
