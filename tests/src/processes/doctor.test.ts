import { spawnSync } from "node:child_process";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshPlace, startFreshProduct, type FreshProduct } from "../product/start.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const doctor = (env: Readonly<Record<string, string>>) => {
  const { NODE_ENV: _, ...inherited } = process.env;
  const { stdout, status } = spawnSync(process.execPath, ["scripts/doctor.mjs"], {
    cwd: root,
    encoding: "utf8",
    env: { ...inherited, PORT: "0", ...env } as unknown as NodeJS.ProcessEnv,
  });
  return { said: stdout, status };
};

describe("the doctor", () => {
  let product: FreshProduct;
  beforeAll(async () => {
    product = await startFreshProduct();
  });
  afterAll(() => product.stop());

  it("finds a machine that runs these tests fit to start and to test", () => {
    const fresh = freshPlace();
    const { said: output, status } = doctor({ DATA_DIR: fresh.dataFolder });
    expect(output).not.toContain("MISSING");
    for (const part of ["Node", "Port 0", "Chromium", "PostgreSQL", "nginx", "Redis", "Poppler"])
      expect(output).toMatch(new RegExp(`ok\\s+${part}`));
    expect(status).toBe(0);
    fresh.remove();
  });
  it("names the process that holds the port and the data, and how to continue", () => {
    const { port } = new URL(product.origin);
    const { said: output, status } = doctor({ PORT: port, DATA_DIR: product.dataFolder });
    expect(output).toMatch(new RegExp(`Something listens on ${port}.*PORT=`));
    expect(output).toMatch(/Process \d+ has it open.*DATA_DIR/);
    expect(status).toBe(1);
  });
  it("names every key that a production start lacks", () => {
    const { said: output, status } = doctor({ NODE_ENV: "production", DATA_DIR: product.dataFolder });
    for (const key of ["SESSION_KEYS", "FILES_KEYS", "PROVIDER_SECRET", "CAPTCHA_SECRET", "DATABASE_URL", "SITE_ORIGIN"])
      expect(output).toMatch(new RegExp(`^ +${key}\\b`, "m"));
    expect(status).toBe(1);
  });
  it("tries the database and the store that are set, and never prints their addresses", async () => {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    const { said: output } = doctor({
      DATABASE_URL: `postgres://life:hidden@127.0.0.1:${port}/life`,
      REDIS_URL: "redis://:hidden@127.0.0.1:1",
    });
    server.close();
    expect(output).toMatch(/ok\s+DATABASE_URL\s+answers/);
    expect(output).toMatch(/MISSING\s+REDIS_URL/);
    expect(output).not.toContain("hidden");
  });
  it("reports an invalid port as a fault of the configuration", () => {
    const { said: output, status } = doctor({ PORT: "x" });
    expect(output).toContain("PORT: a whole number from 0 to 65535");
    expect(status).toBe(1);
  });
});
