import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "@shanyraq/provider";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { boot, type Running } from "./boot.ts";
import { configure, type Configuration } from "../configuration/configuration.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "shanyraq-boot-"));
  mkdirSync(path.join(folder, "site/out"), { recursive: true });
  writeFileSync(path.join(folder, "site/out/index.html"), "home");
  writeFileSync(path.join(folder, "site/csp.json"), "{}");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let running: Running | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});
const made = (): Configuration => {
  const env = {
    PORT: "0",
    NCALAYER: "off",
    LOG_LEVEL: "error",
    SITE_DIR: path.join(folder, "site"),
    DATA_DIR: mkdtempSync(path.join(folder, "data-")),
  };
  const configured = configure(env);
  if (!configured.ok) throw new Error(configured.faults.join());
  return configured.value;
};
/** A production on the embedded database, which `configure` refuses: what it must not have is what is looked for here. */
const production = (): Configuration => ({
  ...made(),
  production: true,
  sessionKeys: [{ kid: "one", secret: new Uint8Array(randomBytes(32)) }],
  filesKeys: [{ kid: "one", secret: new Uint8Array(randomBytes(32)) }],
  secret: randomBytes(32).toString("base64url"),
  captchaSecret: randomBytes(32).toString("base64url"),
  kaspi: { url: "http://127.0.0.1:9", deviceToken: "one" },
  citizensBase: "none",
});
const start = async (configuration: Configuration): Promise<(path: string, init?: RequestInit) => Promise<Response>> => {
  const product = await boot(configuration);
  running = product;
  return (address, init) => fetch(product.origin + address, init);
};

describe("a production start", () => {
  it("has no sandbox, no door without a captcha and no invented people", async () => {
    const configuration = { ...production(), withoutCaptcha: true };
    const ask = await start(configuration);
    const headers = { "content-type": "application/json", lang: "en" };
    const login = await ask("/api/login", {
      method: "POST",
      body: JSON.stringify({ iin: "880314300118", password: "aidar-2026" }),
      headers,
    });
    expect([login.status, running?.sandbox, (await ask("/sandbox")).status]).toEqual([428, false, 404]);
    await running?.close();
    running = undefined;
    const database = await openDatabase({ folder: path.join(configuration.dataFolder, "pglite") });
    const people = await database.queries.selectFrom("customer").select("id").execute();
    await database.close();
    expect(people).toEqual([]);
  });
  it("makes up no keys of its own", async () => {
    const { sessionKeys, filesKeys, ...without } = production();
    await expect(boot({ ...without, ...(filesKeys && { filesKeys }) })).rejects.toThrow(/session keys/);
    await expect(boot({ ...without, ...(sessionKeys && { sessionKeys }) })).rejects.toThrow(/keys of files/);
  });
});
