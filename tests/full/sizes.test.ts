import { readFileSync } from "node:fs";
import path from "node:path";
import { calculationOf } from "@shanyraq/provider";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeFigures, type Figure } from "../src/product/figures.ts";
import { startPostgres, type Cluster } from "../src/product/servers/postgres.ts";
import { buy } from "../src/product/purchase.ts";
import { freshPlace, startProduct, type Product } from "../src/product/start.ts";
import { personWho, visitor, type Visitor } from "../src/product/visitor.ts";
import { loads, coresFor, type Load } from "./sizes/demand.ts";
import { processorSeconds } from "./sizes/processor-time.ts";

const CUSTOMERS = [10_000, 1_000_000, 10_000_000] as const;
const person = personWho("nothing");

let cluster: Cluster;
let place: ReturnType<typeof freshPlace>;
let product: Product;
const figures: Figure[] = [];
beforeAll(async () => {
  cluster = await startPostgres();
  place = freshPlace(await cluster.create("sizes"));
  product = await startProduct(place, { CAPTCHA: "off", LIMITS_STORE: "postgres" });
});
afterAll(async () => {
  writeFigures("sizes", figures);
  await product.stop();
  cluster.stop();
  place.remove();
});

const postmaster = () => readFileSync(path.join(path.dirname(cluster.log), "data/postmaster.pid"), "utf8").split("\n")[0] ?? "";

async function databaseBytes(): Promise<number> {
  const client = new pg.Client({ connectionString: place.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ bytes: string }>("SELECT pg_database_size(current_database()) AS bytes");
  await client.end();
  return Number(rows[0]?.bytes);
}

/** How often each is done to be measured, and how. */
const acts: { readonly [K in Load]: readonly [times: number, act: (who: Visitor) => Promise<unknown>] } = {
  page: [400, (who) => who.send("/", { headers: { "accept-encoding": "br" } }).then((answer) => answer.arrayBuffer())],
  "public read": [400, (who) => who.call("news")],
  price: [200, (who) => who.call("getCalc", calculationOf(person))],
  login: [40, (who) => who.login(person)],
  "cabinet read": [300, (who) => who.call("userContracts")],
  purchase: [40, (who) => buy(who, person)],
};

it("has a processor cost per request from which an insurer's machines can be derived by the number of customers", async () => {
  const who = visitor(product.origin);
  await who.login(person);
  await buy(who, person);
  const cost = { product: {} as Record<Load, number>, database: {} as Record<Load, number> };
  let contractBytes = 0;
  for (const kind of loads) {
    const [times, act] = acts[kind];
    for (let warm = 0; warm < 5; warm += 1) await act(who);
    const bytes = await databaseBytes();
    const [ours, its] = [processorSeconds(String(product.pid)), processorSeconds(postmaster())];
    for (let time = 0; time < times; time += 1) await act(who);
    cost.product[kind] = (processorSeconds(String(product.pid)) - ours) / times;
    cost.database[kind] = (processorSeconds(postmaster()) - its) / times;
    if (kind === "purchase") contractBytes = ((await databaseBytes()) - bytes) / times;
    const ms = (seconds: number) => (seconds * 1_000).toFixed(2);
    figures.push({
      name: `processor for one ${kind}`,
      measured: `product ${ms(cost.product[kind])} ms, database ${ms(cost.database[kind])} ms`,
      goal: "told",
      ok: true,
    });
  }
  figures.push({ name: "database for one contract", measured: `${(contractBytes / 1_024).toFixed(1)} KB`, goal: "told", ok: true });
  for (const customers of CUSTOMERS) {
    const [ours, its] = [coresFor(customers, cost.product), coresFor(customers, cost.database)];
    const disk = (customers * contractBytes) / 1_024 ** 3;
    figures.push({
      name: `${customers.toLocaleString("en")} customers in the busiest hour`,
      measured: `product ${ours.toFixed(2)} cores, database ${its.toFixed(2)} cores, ${disk.toFixed(1)} GB of contracts`,
      goal: "told",
      ok: true,
    });
  }
  for (const kind of loads) expect(cost.product[kind], kind).toBeGreaterThan(0);
  expect(contractBytes).toBeGreaterThan(0);
});
