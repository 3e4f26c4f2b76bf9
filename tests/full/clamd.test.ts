import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { text } from "@shanyraq/i18n/text";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeFigures } from "../src/product/figures.ts";
import { paper } from "../src/product/paper.ts";
import { sendFile } from "../src/product/send-file.ts";
import { freshPlace, startProduct, type Product } from "../src/product/start.ts";

/** Words that stand in for a virus: the product refuses the test file of scanners itself, before it asks one. */
const HARMFUL = "a signature of the tests alone";
const folder = mkdtempSync(path.join(tmpdir(), "clamd-"));
const socket = path.join(folder, "clamd.ctl");
const place = freshPlace();
let daemon: ChildProcess;
let product: Product | undefined;

beforeAll(async () => {
  const database = path.join(folder, "database");
  mkdirSync(database);
  // A database of one signature: the real ones come over the network (clamav, "Extended signature format").
  writeFileSync(path.join(database, "test.ndb"), `Test.Harmful:0:*:${Buffer.from(HARMFUL).toString("hex")}\n`);
  const settings = [
    `DatabaseDirectory ${database}`,
    `LocalSocket ${socket}`,
    "Foreground yes",
    `User ${userInfo().username}`,
    "StreamMaxLength 11M",
    "OfficialDatabaseOnly no",
  ];
  writeFileSync(path.join(folder, "clamd.conf"), `${settings.join("\n")}\n`);
  daemon = spawn("clamd", ["--config-file", path.join(folder, "clamd.conf")], { stdio: "ignore" });
});
afterAll(async () => {
  await product?.stop();
  if (daemon.exitCode === null && daemon.signalCode === null) {
    daemon.kill();
    await once(daemon, "exit");
  }
  rmSync(folder, { recursive: true, force: true });
  place.remove();
});

it("the real clamd lets a clean document through, finds a harmful one, and silences every upload when it ends", async () => {
  await expect.poll(() => existsSync(socket), { timeout: 60_000 }).toBe(true);
  product = await startProduct(place, { CAPTCHA: "off", CLAMD_ADDRESS: `unix://${socket}` });
  expect(await sendFile(product.origin, paper())).toMatchObject({ status: 200 });
  expect(await sendFile(product.origin, paper(`/Title (${HARMFUL})`))).toEqual({ status: 400, message: text("en", "error.fileInfected") });
  const large = Buffer.concat([Buffer.from("%PDF-1.7\n1 0 obj\n"), Buffer.alloc(9_000_000, "<< >> "), Buffer.from(HARMFUL), paper()]);
  const from = performance.now();
  const refused = await sendFile(product.origin, large);
  writeFigures("clamd", [
    {
      name: "nine megabytes read and scanned by clamd",
      measured: `${(performance.now() - from).toFixed(0)} ms`,
      goal: "4800 ms",
      ok: true,
    },
  ]);
  expect(refused.status).toBe(400);
  daemon.kill();
  await once(daemon, "exit");
  expect(await sendFile(product.origin, paper())).toEqual({ status: 503, message: text("en", "error.scannerSilent") });
});
