import { randomBytes } from "node:crypto";
import path from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { startPostgres, type Cluster } from "../src/product/servers/postgres.ts";
import { buy } from "../src/product/purchase.ts";
import { freshPlace, startProduct, type Product } from "../src/product/start.ts";
import { personWho, visitor } from "../src/product/visitor.ts";
import { runCommands } from "./runbook/commands.ts";

const person = personWho("nothing");
const key = (name: string) => `${name}:${randomBytes(32).toString("base64url")}`;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

const running: { product: Product; place: ReturnType<typeof freshPlace> }[] = [];
afterEach(async () => {
  for (const { product, place } of running.splice(0)) {
    await product.stop();
    place.remove();
  }
});
async function start(databaseUrl: string, env: Readonly<Record<string, string>> = {}): Promise<Product> {
  const place = freshPlace(databaseUrl);
  const product = await startProduct(place, { CAPTCHA: "off", LIMITS_STORE: "postgres", ...env });
  running.push({ product, place });
  return product;
}
const stopAll = async () => {
  for (const { product } of running) await product.stop();
};

it("a backup that is restored has every contract and payment of its moment, and sells on", async () => {
  const [url, copy] = await Promise.all([cluster.create("backed"), cluster.create("restored")]);
  const first = await start(url);
  const buyer = visitor(first.origin);
  await buyer.login(person);
  const { receipt } = await buy(buyer, person);
  const contracts = async (who: ReturnType<typeof visitor>) =>
    (await who.call("userContracts")).body.data.map(({ number }) => number).toSorted();
  const owned = await contracts(buyer);
  const backup = path.join(running[0]?.place.dataFolder ?? "", "life.dump");

  await runCommands("Backup", { DATABASE_URL: url, BACKUP: backup });
  await runCommands("Restore", { COPY_URL: copy, BACKUP: backup });

  const second = await start(copy, { SCHEMA: "check" });
  const owner = visitor(second.origin);
  await owner.login(person);
  expect(await contracts(owner)).toEqual(owned);
  const payments = (await owner.call("payments", { contractId: receipt?.contractId ?? "" })).body.data ?? [];
  expect(payments.map(({ number }) => number)).toEqual([receipt?.number]);
  expect((await buy(owner, person)).state).toBe("paid");
});

it("a database is brought to its newest form by the commands of the runbook, and a start that may not change it takes it", async () => {
  const url = await cluster.create("brought");
  const output = await runCommands("A new release", { DATABASE_URL: url });
  expect(output).toMatch(/CREATE TABLE customer/);
  await start(url, { SCHEMA: "check" });
});

it("signs nobody out when session keys are added, and those whose sessions a removed key had sealed when it is removed", async () => {
  const url = await cluster.create("keys");
  const [old, fresh] = [key("2026-10"), key("2026-11")];
  const before = await start(url, { SESSION_KEYS: old });
  const customer = visitor(() => running.at(-1)?.product.origin ?? "");
  await customer.login(person);
  expect((await customer.call("userContracts")).status).toBe(200);
  await before.stop();

  await start(url, { SESSION_KEYS: `${fresh},${old}` });
  expect((await customer.call("userContracts")).status, "sealed by the old key, with both").toBe(200);
  const other = visitor(() => running.at(-1)?.product.origin ?? "");
  await other.login(person);
  await stopAll();

  await start(url, { SESSION_KEYS: fresh });
  expect((await other.call("userContracts")).status, "sealed by the new key").toBe(200);
  await stopAll();

  await start(url, { SESSION_KEYS: key("2026-12") });
  expect((await other.call("userContracts")).status, "sealed by a key that was taken out").toBe(401);
});
