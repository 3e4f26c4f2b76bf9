import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deskVisitor } from "../product/desk-visitor.ts";
import { freePort } from "../product/free-port.ts";
import { linkedExport } from "../product/linked-export.ts";
import { startPostgres, type Cluster } from "../product/postgres.ts";
import { freshPlace, startProduct, type Product } from "../product/start.ts";

const PAGE = "/en/news/online-policy";
const PATIENCE = { timeout: 40_000, interval: 250 };

let cluster: Cluster;
let place: ReturnType<typeof freshPlace>;
let other: ReturnType<typeof freshPlace>;
let products: readonly Product[];
let exports: string;
let metrics: string;
let editor: ReturnType<typeof deskVisitor>;
beforeAll(async () => {
  cluster = await startPostgres();
  const url = await cluster.create("exports");
  [place, other] = [freshPlace(url), freshPlace(url)];
  exports = path.join(place.dataFolder, "exports");
  const port = await freePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  const env = {
    SESSION_KEYS: `k1:${randomBytes(32).toString("base64url")}`,
    PROVIDER_SECRET: randomBytes(32).toString("base64url"),
    LIMITS_STORE: "postgres",
    DESK_EXPORT: "node tests/src/product/quick-export.ts",
    EXPORTS_DIR: exports,
  };
  const first = await startProduct(place, { ...env, METRICS_PORT: String(port) });
  products = [first, await startProduct(other, env)];
  editor = deskVisitor(first.origin);
  await editor.signIn("editor");
});
afterAll(async () => {
  await Promise.all(products.map((product) => product.stop()));
  for (const one of [place, other]) one.remove();
  cluster.stop();
});

interface Shown {
  readonly status: number;
  readonly html: string;
  readonly policy: string;
}
async function shown({ origin }: Product): Promise<Shown> {
  const response = await fetch(origin + PAGE);
  return { status: response.status, html: await response.text(), policy: response.headers.get("content-security-policy") ?? "" };
}
/** Whether every script that stands in a page may run under the policy that came with it, and no export's script may that is not in it. */
function fits({ html, policy }: Shown): boolean {
  const scripts = [...html.matchAll(/<script>([^<]+)<\/script>/g)].map(([, text = ""]) => text);
  const allowed = (policy.match(/script-src[^;]*/)?.[0].match(/'sha256-/g) ?? []).length;
  return scripts.every((text) => policy.includes(createHash("sha256").update(text).digest("base64"))) && allowed >= scripts.length;
}
const numberOf = ({ html }: Shown): number => Number(/"export (\d+)"/.exec(html)?.[1] ?? 0);
const isTold = (title: string) =>
  expect
    .poll(async () => (await Promise.all(products.map(shown))).every(({ html }) => html.includes(`<p>${title}</p>`)), PATIENCE)
    .toBe(true);

async function publish(title: string): Promise<void> {
  await editor.get("/desk/news/online-policy");
  const texts = ["ru", "kk", "en"].flatMap((locale) => [
    [`${locale}.title`, title],
    [`${locale}.lead`, "Lead."],
    [`${locale}.body`, "Text."],
  ]);
  const form = { "facts.date": "2026-11-20", "facts.type": "company", ...Object.fromEntries(texts) } as Readonly<Record<string, string>>;
  const answer = await editor.post("/desk/news/online-policy", { ...form, next: "publish" });
  expect(answer.headers.get("location")).toContain("done=published");
}
const told = async () => (await editor.get("/desk/export?lang=en")).text();
const times = (event: string) => products.reduce((sum, { output }) => sum + output().split(`"event":"${event}"`).length - 1, 0);

function latestWord(): string {
  const latest = Math.max(...readdirSync(exports).map(Number).filter(Number.isInteger));
  return readFileSync(path.join(exports, String(latest), "build.json"), "utf8");
}

describe("the exported site", () => {
  it("follows what editors publish in every process without a restart; no request meanwhile fails or gets a page of one export under the policy of another", async () => {
    await publish("First title");
    await isTold("First title");
    let isOver = false;
    const seen: Shown[] = [];
    const [product] = products as readonly [Product];
    const visits = (async () => {
      while (!isOver) seen.push(await shown(product));
    })();
    // Two within a moment make one export.
    const before = times("exportDone");
    await publish("Second title");
    await publish("Third title");
    await isTold("Third title");
    isOver = true;
    await visits;
    expect(times("exportDone")).toBe(before + 1);
    expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]));
    expect(seen.filter((one) => !fits(one))).toEqual([]);
    expect(new Set(seen.map(numberOf)).size).toBeGreaterThan(1);
  });
  it("stays as it is where a build ends badly; the desk says so with what to do, a number counts it, and what is begun again comes through", async () => {
    writeFileSync(path.join(exports, "mode"), "crash");
    const before = numberOf(await shown(products[0] as Product));
    await publish("Fourth title");
    await expect.poll(told, PATIENCE).toContain("The program that builds the site stopped with an error.");
    expect(numberOf(await shown(products[0] as Product))).toBe(before);
    expect(await (await fetch(metrics)).text()).toMatch(/shanyraq_exports_total\{end="done"\}/);
    writeFileSync(path.join(exports, "mode"), "half");
    expect((await editor.post("/desk/export")).status).toBe(303);
    await expect.poll(told, PATIENCE).toContain("Not everything was built");
    writeFileSync(path.join(exports, "mode"), "");
    await editor.post("/desk/export");
    await isTold("Fourth title");
    expect(await told()).toContain("Everything that is published is in the files.");
  });
  it("takes no folder for a build that holds half of one, whatever it says of itself", async () => {
    const [product] = products as readonly [Product];
    const { release } = JSON.parse(latestWord()) as { readonly release: string };
    const half = path.join(exports, "900");
    mkdirSync(half);
    linkedExport(half);
    writeFileSync(path.join(half, "csp.json"), '{"about.html":');
    const before = numberOf(await shown(product));
    writeFileSync(path.join(half, "build.json"), JSON.stringify({ at: "done", began: 1, ended: 2, texts: "", release }));
    await expect.poll(() => times("exportRefused"), PATIENCE).toBe(products.length);
    expect(numberOf(await shown(product))).toBeGreaterThanOrEqual(before);
  });
});
