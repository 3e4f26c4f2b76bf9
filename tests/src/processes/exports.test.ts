import { spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { locales, type Locale } from "@shanyraq/i18n";
import { deskText } from "@shanyraq/i18n/desk-text";
import { deskVisitor } from "../product/desk-visitor.ts";
import { freePort } from "../product/servers/free-port.ts";
import { isFullRun, rowsOfRun } from "@shanyraq/provider/testing/full-run";
import { linkedExport } from "../product/exports/linked-export.ts";
import { startPostgres, type Cluster } from "../product/servers/postgres.ts";
import { freshPlace, startProduct, type Product } from "../product/start.ts";
import { personWho } from "../product/visitor.ts";

const PAGE = "/en/news/online-policy";
const ASKED = deskText("en", "desk.act.buildAsked");
/** Many times what the command of these tests takes, on a machine that builds something else; the full run waits for it to pass. */
const LIMIT_SECONDS = isFullRun ? 20 : 60;
const PATIENT_POLL = { timeout: 90_000, interval: 250 };

let cluster: Cluster;
let place: ReturnType<typeof freshPlace>;
let other: ReturnType<typeof freshPlace>;
let products: readonly Product[];
let exports: string;
let metrics: readonly string[];
let editor: ReturnType<typeof deskVisitor>;
beforeAll(async () => {
  cluster = await startPostgres();
  const url = await cluster.create("exports");
  [place, other] = [freshPlace(url), freshPlace(url)];
  exports = path.join(place.dataFolder, "exports");
  const ports = [await freePort(), await freePort()].map(String);
  metrics = ports.map((port) => `http://127.0.0.1:${port}/metrics`);
  const env = {
    SESSION_KEYS: `k1:${randomBytes(32).toString("base64url")}`,
    FILES_KEYS: `k1:${randomBytes(32).toString("base64url")}`,
    PROVIDER_SECRET: randomBytes(32).toString("base64url"),
    LIMITS_STORE: "postgres",
    DESK_EXPORT: "node tests/src/product/exports/quick-export.ts",
    DESK_EXPORT_SECONDS: String(LIMIT_SECONDS),
    EXPORTS_DIR: exports,
  };
  const [port = "", otherPort = ""] = ports;
  const first = await startProduct(place, { ...env, METRICS_PORT: port });
  products = [first, await startProduct(other, { ...env, METRICS_PORT: otherPort })];
  editor = deskVisitor(first.origin);
  await editor.signIn("editor");
});
afterAll(async () => {
  await Promise.all(products.map((product) => product.stop()));
  for (const one of [place, other]) one.remove();
  cluster.stop();
});

interface ExportView {
  readonly status: number;
  readonly html: string;
  readonly policy: string;
}
async function shown({ origin }: Product): Promise<ExportView> {
  const response = await fetch(origin + PAGE);
  return { status: response.status, html: await response.text(), policy: response.headers.get("content-security-policy") ?? "" };
}
/** Whether every script that stands in a page may run under the policy that came with it, and no export's script may that is not in it. */
function fits({ html, policy }: ExportView): boolean {
  const scripts = [...html.matchAll(/<script>([^<]+)<\/script>/g)].map(([, text = ""]) => text);
  const allowed = (policy.match(/script-src[^;]*/)?.[0].match(/'sha256-/g) ?? []).length;
  return scripts.every((text) => policy.includes(createHash("sha256").update(text).digest("base64"))) && allowed >= scripts.length;
}
const numberOf = ({ html }: ExportView): number => Number(/"export (\d+)"/.exec(html)?.[1] ?? 0);
const expectTitle = (title: string) =>
  expect
    .poll(async () => (await Promise.all(products.map(shown))).every(({ html }) => html.includes(`<p>${title}</p>`)), PATIENT_POLL)
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
const exportPage = async (locale: Locale) => (await editor.get(`/desk/export?lang=${locale}`)).text();
/** Begins a build by hand, as the button does. */
async function askAgain(): Promise<void> {
  await editor.get("/desk/export");
  expect((await editor.post("/desk/export")).status).toBe(303);
}
const times = (event: string) => products.reduce((sum, { output }) => sum + output().split(`"event":"${event}"`).length - 1, 0);
/** How many builds ended so, as the two processes count them: either may make the next one. */
async function counted(end: string): Promise<number> {
  const lines = await Promise.all(metrics.map(async (address) => (await fetch(address)).text()));
  return lines.reduce(
    (sum, text) => sum + Number(new RegExp(`^shanyraq_exports_total\\{end="${end}"\\} (\\d+)$`, "m").exec(text)?.[1] ?? 0),
    0,
  );
}

/** What the command is to do from now on. */
const setMode = (mode: string) => writeFileSync(path.join(exports, "mode"), mode);
const latest = (): string => String(Math.max(...readdirSync(exports).map(Number).filter(Number.isInteger)));
const latestWord = (): string => readFileSync(path.join(exports, latest(), "build.json"), "utf8");
/** Whether a program runs that was started for a build, whoever started it. */
const lives = async (folder: string): Promise<boolean> =>
  spawnSync("pgrep", ["-f", `setInterval.*${folder}$`], { encoding: "utf8" }).status === 0;

describe("the exported site", { timeout: 2 * PATIENT_POLL.timeout + 60_000 }, () => {
  it("follows what editors publish in every process without a restart; no request meanwhile fails or gets a page of one export under the policy of another", async () => {
    await publish("First title");
    await expectTitle("First title");
    let isOver = false;
    const seen: ExportView[] = [];
    const [product] = products as readonly [Product];
    const visits = (async () => {
      while (!isOver) seen.push(await shown(product));
    })();
    // Two within a moment make one export; on a machine that takes longer than that between them each makes its own.
    const before = times("exportDone");
    await publish("Second title");
    await publish("Third title");
    await expectTitle("Third title");
    isOver = true;
    await visits;
    expect([before + 1, before + 2]).toContain(times("exportDone"));
    expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]));
    expect(seen.filter((one) => !fits(one))).toEqual([]);
    expect(new Set(seen.map(numberOf)).size).toBeGreaterThan(1);
  });
  const faults = [
    ["crashes", "crash", "commandFailed"],
    ["does not end", "forever", "commandLate"],
    ["stops after a part of its files, as on a full disk", "full", "commandFailed"],
    ["calls half of its files the whole", "half", "incomplete"],
  ] as const;
  // Each way to fail has a test of its own in gateway/src/exporting.
  describe.each(rowsOfRun(faults))("after a command that %s", (_, mode, code) => {
    it("stays as it is, the desk says why in each language, the end is counted, nothing but the word of it is kept, and the next attempt works", async () => {
      const title = `Title after ${mode}`;
      const [before, failures, ends] = [await Promise.all(products.map(shown)), await counted("failed"), await counted("done")];
      setMode(mode);
      await publish(title);
      await expect.poll(() => counted("failed"), PATIENT_POLL).toBe(failures + 1);
      expect((await Promise.all(products.map(shown))).map(numberOf)).toEqual(before.map(numberOf));
      for (const locale of locales) expect(await exportPage(locale)).toContain(deskText(locale, `desk.export.failed.${code}`));
      expect(readdirSync(path.join(exports, latest())).toSorted()).toEqual(["build.json", "command.log"]);
      expect(await lives(path.join(exports, latest()))).toBe(false);
      setMode("");
      await askAgain();
      await expectTitle(title);
      expect(await exportPage("en")).toContain("Everything that is published is in the files.");
      expect([(await counted("done")) - ends, (await counted("failed")) - failures]).toEqual([1, 1]);
    });
  });
  it("appears in the desk's log with who requested a build and when, once for each that was started", async () => {
    const requests = async () => (await (await editor.get("/desk/log?lang=en")).text()).split("<tr>").filter((row) => row.includes(ASKED));
    const before = await requests();
    // A build that runs already is not started a second time, and is not logged for the second person.
    setMode("held");
    await askAgain();
    await expect.poll(() => JSON.parse(latestWord()) as object, PATIENT_POLL).toMatchObject({ at: "running" });
    await askAgain();
    const after = await requests();
    expect(after.length).toBe(before.length + 1);
    const { name, surname } = personWho("editor");
    expect(after[0]).toContain(`<td>${name} ${surname}</td>`);
    expect(after[0]).toMatch(/<td>[^<]*\d{1,2}:\d{2}/);
    setMode("");
    await expect.poll(() => JSON.parse(latestWord()) as object, PATIENT_POLL).toMatchObject({ at: "done" });
  });
  it("takes no folder for a build that holds half of one, whatever it says of itself", async () => {
    const [product] = products as readonly [Product];
    const { release } = JSON.parse(latestWord()) as { readonly release: string };
    const half = path.join(exports, "900");
    mkdirSync(half);
    linkedExport(half);
    writeFileSync(path.join(half, "csp.json"), '{"about.html":');
    const before = numberOf(await shown(product));
    // What is said to be in it is not what is published, so another build begins at once: it must not be done before both have looked.
    setMode("held");
    writeFileSync(path.join(half, "build.json"), JSON.stringify({ at: "done", began: 1, ended: 2, texts: "", release }));
    await expect.poll(() => times("exportRefused"), PATIENT_POLL).toBe(products.length);
    expect(numberOf(await shown(product))).toBeGreaterThanOrEqual(before);
    setMode("");
  });
});
