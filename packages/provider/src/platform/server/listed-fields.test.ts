import { callNames, calls, type CallName } from "@shanyraq/calls";
import { schemas } from "@shanyraq/calls/schemas";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { ValidationError } from "yup";
import { keyed } from "../../testing/purchase.ts";
import type { Answer } from "../../testing/back-office.ts";
import { makeRightly, openWorld, type InputFields } from "../../testing/make-rightly.ts";
import { preparedWorld } from "../../testing/prepared-world.ts";
import { writtenTables } from "../../testing/put-back.ts";
import type { World } from "../../testing/fixtures.ts";

const built = callNames;
const writing = built.filter((name) => calls[name].method === "POST");
const MARK = "PLANTED-33";

const everybody = preparedWorld(async () => ({ world: await openWorld() }));
let world: World;
beforeEach(() => {
  ({ world } = everybody.prepared);
});

const make = (name: CallName, change?: (input: InputFields) => InputFields): Promise<Answer> => makeRightly(world, name, change);

/** The parts of an answer that its row does not list, by the schema; undefined when everything is listed. */
async function unlisted(name: CallName, body: unknown): Promise<readonly string[]> {
  try {
    await schemas[name].output.validate(body, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.errors;
  }
}

/** Everything that tables hold which were written to since the world was prepared. */
async function allWritten(): Promise<string> {
  const { queries } = world.office.database;
  const texts = (await writtenTables(world.office.database, "prepared")).map(async (name) => {
    const { rows } = await sql<{ kept: string }>`SELECT to_json(kept)::text AS kept FROM ${sql.table(name)} AS kept`.execute(queries);
    return rows.map(({ kept }) => kept).join("\n");
  });
  return (await Promise.all(texts)).join("\n");
}

describe("S33: an answer", () => {
  it.each(built)("of %s has the fields that its row lists and no others", async (name) => {
    const { status, body } = await make(name);
    expect([status, await unlisted(name, body)]).toEqual([200, []]);
  });
});

/** What an attacker would add to be more than they are, to pay less than is due, or to act for another. */
const planted = {
  role: "manager",
  is_admin: true,
  price: "0.01",
  instalment: "0.01",
  amount: "0.01",
  status: "active",
  state: "paid",
  paid: true,
  customer_id: "00000000-0000-4000-8000-000000000016",
  customerId: "00000000-0000-4000-8000-000000000016",
  user_id: "00000000-0000-4000-8000-000000000016",
  created_at: "1999-01-01T00:00:00.000Z",
  expires_at: "2999-01-01T00:00:00.000Z",
  device_generation: 99,
  mark: MARK,
  nested: { mark: MARK, role: "manager" },
} as const;

/** The same input with all of that in it and in every object within it, but for fields that the row itself has. */
const plantIn = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plantIn);
  if (typeof value !== "object" || value === null) return value;
  const own = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plantIn(inner)]));
  return { ...planted, ...own };
};
const listedBy = (name: CallName): readonly string[] => {
  const described = schemas[name].input.describe();
  return "fields" in described ? Object.keys(described.fields as object) : [];
};

describe("S33: an extra field of a caller", () => {
  it("is tried with every call that writes", () => expect(writing.length).toBeGreaterThan(50));
  it("would be detected if a call kept it", async () => {
    const { body } = await make("worksheet");
    expect(await allWritten()).toContain(String(body["requestID"]));
  });
  it.each(writing)("to %s is dropped or refused: it is neither kept nor returned, and gives nobody more rights", async (name) => {
    const { queries } = world.office.database;
    const people = () => queries.selectFrom("customer").select(["id", "role", "iin"]).orderBy("id").execute();
    const before = await people();
    const seeded = new Set(before.map(({ id }) => id));
    const own = new Set(listedBy(name));
    const answer = await make(name, (input) => {
      const grown = plantIn(input) as InputFields;
      return Object.fromEntries(Object.entries(grown).filter(([key]) => !own.has(key) || key in input));
    });
    await world.office.settled();
    expect([200, 400]).toContain(answer.status);
    expect(JSON.stringify(answer.body)).not.toContain(MARK);
    if (answer.status === 200) expect(await unlisted(name, answer.body)).toEqual([]);
    expect(await allWritten()).not.toContain(MARK);
    const after = await people();
    expect(after.filter(({ id }) => seeded.has(id))).toEqual(before);
    for (const { id, role } of after.filter((one) => !seeded.has(one.id))) expect([id, role]).toEqual([id, "customer"]);
  });
  it("to a purchase changes neither its price, nor its state, nor its owner", async () => {
    const { office, buyer } = world;
    const plain = (await make("pay")).body;
    const applied = await make("worksheet", (input) => plantIn(input) as InputFields);
    const requestID = String(applied.body["requestID"]);
    expect((await office.post("/pay", { ...planted, requestID }, buyer, keyed())).status).toBe(409);
    const dear = await make("pay", (input) => plantIn(input) as InputFields);
    expect(dear.body["amount"]).toBe(plain["amount"]);
    const orders = await office.database.queries.selectFrom("purchase_order").select(["customer_id", "state", "amount"]).execute();
    expect(new Set(orders.map((order) => JSON.stringify(order))).size).toBe(1);
    expect(orders[0]).toMatchObject({ customer_id: office.person("nothing").id, state: "awaiting_payment" });
  });
});
