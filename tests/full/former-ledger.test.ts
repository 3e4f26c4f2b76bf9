import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { houseBalances, openDatabase, seededPeople } from "@shanyraq/provider";
import { addMonths } from "@shanyraq/rules";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startPostgres, type Cluster } from "../src/product/servers/postgres.ts";
import { freshPlace, startProduct, type Product } from "../src/product/start.ts";
import { visitor } from "../src/product/visitor.ts";
import { writeFigures } from "../src/product/figures.ts";
import { releaseBefore } from "./upgrade/release-before.ts";

const repository = path.resolve(import.meta.dirname, "../..");
/** The last release before money had accounts. */
const FORMER = "c613d587";
/** By how many months the start of contracts is moved back. */
const AGES = [1, 2, 4, 7, 13, 26, 40];
/** Of savings the days of grace and to restore became those of the Civil Code (826-1, 826-2), also for contracts that exist. */
const SAVINGS = /^(?:senim|education)$/;
const RESTORED: Readonly<Record<string, string>> = { lapsed: "suspended", paid_up: "suspended", suspended: "overdue" };

let cluster: Cluster;
let place: ReturnType<typeof freshPlace>;
let former: ReturnType<typeof releaseBefore>;
const folder = path.join(mkdtempSync(path.join(tmpdir(), "shanyraq-former-")), "former");
beforeAll(async () => {
  former = releaseBefore(folder, FORMER);
  cluster = await startPostgres();
  place = freshPlace(await cluster.create("former"));
});
afterAll(() => {
  cluster.stop();
  place.remove();
  former.remove();
});

interface ShownContract {
  readonly product: string;
  readonly status: string;
  readonly paid: string;
  readonly figures: string;
}

/** What everybody sees of their contracts, by number. */
async function seenOf({ origin }: Product): Promise<ReadonlyMap<string, ShownContract>> {
  const seen = new Map<string, ShownContract>();
  for (const person of seededPeople) {
    const one = visitor(origin);
    if (((await one.login(person)) as { readonly status: number }).status !== 200) continue;
    for (const failed of [false, true]) {
      const { status: code, body } = await one.call("userContracts", { failed });
      // Staff have no contracts.
      if (code === 403) continue;
      expect([person.shows, code]).toEqual([person.shows, 200]);
      for (const { number, product, status, paid, overdue, surrender, next_due_date, next_due_amount, end_date } of body.data) {
        const figures = { overdue, surrender, next_due_date, next_due_amount, end_date };
        seen.set(number, { product, status, paid, figures: JSON.stringify(figures) });
      }
    }
  }
  return seen;
}

async function during<T>(release: string, read: (product: Product) => Promise<T>): Promise<T> {
  const product = await startProduct(place, { CAPTCHA: "off", SITE_DIR: path.join(repository, "site") }, release);
  try {
    return await read(product);
  } finally {
    await product.stop();
  }
}

/** Of whose lives the days are not those of the contract. */
const ownDays: readonly string[] = ["birthDate", "documentIssuedOn"];
/** What is kept of an event, so many months earlier. */
function earlier(value: unknown, months: number, key = ""): unknown {
  if (typeof value === "string" && /^\d{4}-\d{2}-\d{2}/.test(value) && !ownDays.includes(key))
    return addMonths(value.slice(0, 10), -months) + value.slice(10);
  if (Array.isArray(value)) return value.map((one) => earlier(one, months, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, earlier(inner, months, name)]));
}

/** Every contract again, started earlier: those that are paid today are then overdue, suspended, lapsed, without premiums or over. */
async function ageContracts(): Promise<void> {
  const { queries, close } = await openDatabase({ url: place.databaseUrl ?? "" });
  const contracts = await queries.selectFrom("contract").selectAll().execute();
  for (const months of AGES)
    for (const [index, contract] of contracts.entries()) {
      const events = await queries.selectFrom("contract_event").selectAll().where("contract_id", "=", contract.id).orderBy("seq").execute();
      const id = randomUUID();
      const number = `SH-AGED-${months}-${index}`;
      await queries
        .insertInto("contract")
        .values({ ...contract, id, number, order_id: null, payment_id: null })
        .execute();
      for (const { seq, kind, at, data } of events)
        await queries
          .insertInto("contract_event")
          .values({ contract_id: id, seq, kind, at: String(earlier(at, months)), data: JSON.stringify(earlier(data, months)) })
          .execute();
    }
  await close();
}

/** The first round of the worker posts what every contract has come to. */
async function everyContractPosted(): Promise<void> {
  const database = await openDatabase({ url: place.databaseUrl ?? "" });
  const unposted = () =>
    database.queries
      .selectFrom("contract")
      .select("contract.id")
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom("balance_check").select("balance_check.contract_id").whereRef("balance_check.contract_id", "=", "contract.id")),
        ),
      )
      .execute();
  await expect.poll(async () => (await unposted()).length, { timeout: 120_000, interval: 1_000 }).toBe(0);
  await database.close();
}

it("a database of before the accounts is posted whole: each contract shows its sums, and every tiyn is in an account", async () => {
  await during(folder, async () => {});
  await ageContracts();
  const before = await during(folder, seenOf);
  const after = await during(repository, async (product) => {
    await everyContractPosted();
    return seenOf(product);
  });
  expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted());
  const differing = [...before].filter(([number, { status, paid, figures }]) => {
    const now = after.get(number);
    return now?.status !== status || now.paid !== paid || now.figures !== figures;
  });
  // Every difference is checked one by one: cover that had ended by the former days can be restored by those of the law. What was paid never differs.
  for (const [number, was] of differing) {
    const now = after.get(number);
    expect([number, was.product, RESTORED[was.status], now?.status]).toEqual([
      number,
      expect.stringMatching(SAVINGS),
      now?.status,
      now?.status,
    ]);
    expect([number, now?.paid]).toEqual([number, was.paid]);
  }
  const database = await openDatabase({ url: place.databaseUrl ?? "" });
  const premiums = await database.queries.selectFrom("contract_event").select("data").where("kind", "=", "premiumPaid").execute();
  const came = premiums.reduce((sum, { data }) => sum + Number((data as { readonly amount: number }).amount), 0);
  const { faults, sums } = await houseBalances(database);
  await database.close();
  expect(faults).toEqual([]);
  // What came in is a source, and stands below nothing.
  const received = -Number(sums.find(({ account }) => account === "received")?.amount);
  const statuses = [...new Set([...before.values()].map(({ status }) => status))].toSorted();
  writeFigures("former-ledger", [
    {
      name: `${before.size} contracts of ${FORMER} in ${statuses.length} states: premiums before, and received after`,
      measured: `${came / 100} and ${received / 100} tenge of ${premiums.length} payments; ${differing.length} differ by the law`,
      goal: "equal, every contract balances",
      ok: received === came,
    },
  ]);
  expect(received).toBe(came);
  expect(statuses).toEqual(
    expect.arrayContaining(["active", "awaiting_payment", "lapsed", "matured", "overdue", "paid_up", "suspended", "terminated"]),
  );
});
