import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { randomBytes } from "node:crypto";
import { openDatabase } from "@shanyraq/provider";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { configure, type Configuration } from "../configuration/configuration.ts";
import { boot, type Running } from "./boot.ts";

const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

let folder: string;
let running: Running | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "shanyraq-clock-"));
  mkdirSync(path.join(folder, "site/out"), { recursive: true });
  writeFileSync(path.join(folder, "site/out/index.html"), "home");
  writeFileSync(path.join(folder, "site/csp.json"), "{}");
});
afterEach(async () => {
  await running?.close();
  running = undefined;
  rmSync(folder, { recursive: true, force: true });
});

function configured(): Configuration {
  const env = { PORT: "0", NCALAYER: "off", LOG_LEVEL: "error", SITE_DIR: path.join(folder, "site"), DATA_DIR: path.join(folder, "data") };
  const read = configure(env);
  if (!read.ok) throw new Error(read.faults.join());
  return read.value;
}
async function start(configuration: Configuration) {
  const product = await boot(configuration);
  running = product;
  return (address: string, init?: RequestInit) => fetch(product.origin + address, { redirect: "manual", ...init });
}
type Ask = Awaited<ReturnType<typeof start>>;
const stateOf = async (ask: Ask) =>
  (await (await ask("/sandbox/clock.json")).json()) as { day: string; machineDay: string; target?: string };
const press = (ask: Ask, values: Record<string, string>, headers: Record<string, string> = {}) =>
  ask("/sandbox/clock?lang=en", { method: "POST", body: new URLSearchParams(values), headers });

describe("the clock of a running sandbox", () => {
  it("is not moved back nor by a page of another site, goes ahead with its bank, tells browsers of it, and is there after a restart", async () => {
    const configuration = configured();
    let ask = await start(configuration);
    const { day } = await stateOf(ask);
    expect((await press(ask, { to: addDays(day, -1) })).status).toBe(409);
    expect((await press(ask, { by: "due", contract: "no such" })).status).toBe(409);
    expect((await press(ask, { by: "day" }, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await stateOf(ask)).day).toBe(day);
    expect((await ask("/")).headers.getSetCookie()).toEqual([]);
    expect((await press(ask, { by: "day" })).status).toBe(303);
    await expect.poll(async () => (await stateOf(ask)).target, { timeout: 60_000 }).toBeUndefined();
    const moved = (await stateOf(ask)).day;
    expect(moved).toBe(addDays(day, 1));
    expect((await ask("/")).headers.getSetCookie().join()).toMatch(/^sandbox-clock=8[0-9]{7}; Path=\/; SameSite=Lax$/);
    expect(await (await ask("/sandbox/bank?lang=en")).text()).toContain(moved.split("-").toReversed().join("."));

    await running?.close();
    ask = await start(configuration);
    expect((await stateOf(ask)).day).toBe(moved);
    expect((await ask("/sandbox/reset?lang=en", { method: "POST" })).status).toBe(303);
    expect(await stateOf(ask)).toMatchObject({ day, machineDay: day });
  });
});

describe("a production start", () => {
  it("has no clock to move: the day is the machine's, and nothing of the sandbox is kept", async () => {
    const configuration: Configuration = {
      ...configured(),
      production: true,
      sessionKeys: [{ kid: "one", secret: new Uint8Array(randomBytes(32)) }],
      filesKeys: [{ kid: "one", secret: new Uint8Array(randomBytes(32)) }],
      secret: randomBytes(32).toString("base64url"),
      captchaSecret: randomBytes(32).toString("base64url"),
      kaspi: { url: "http://127.0.0.1:9", deviceToken: "one" },
      citizensBase: "none",
    };
    const ask = await start(configuration);
    expect([(await ask("/sandbox/clock")).status, (await press(ask, { by: "day" })).status]).toEqual([404, 405]);
    expect((await ask("/", { headers: { cookie: "sandbox-clock=86400000" } })).headers.getSetCookie()).toEqual([]);
    await running?.close();
    running = undefined;
    const database = await openDatabase({ folder: path.join(configuration.dataFolder, "pglite") });
    const tables = await database.queries.introspection.getTables();
    await database.close();
    expect(tables.map(({ name }) => name)).not.toContain("sandbox_clock");
  });
});
