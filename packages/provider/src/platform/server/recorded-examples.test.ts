import { writeFileSync } from "node:fs";
import path from "node:path";
import { callNames, type CallName } from "@shanyraq/calls";
import { examples } from "@shanyraq/calls/examples";
import { schemas } from "@shanyraq/calls/schemas";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import type { World } from "../../testing/fixtures.ts";
import { openWorld, prepared, send, type InputFields } from "../../testing/make-rightly.ts";
import { shortened } from "../../testing/shortened.ts";

/** RECORD_EXAMPLES=1 writes the file again, from every call. */
const recording = process.env["RECORD_EXAMPLES"] === "1";
const file = path.resolve(import.meta.dirname, "../../../../calls/src/openapi/examples.json");

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.office.database.close());

/** A fixture may hold what its own test wants to know beside the call. */
function listed(name: CallName, input: InputFields): InputFields {
  const fields = Object.keys((schemas[name].input.describe() as { readonly fields?: object }).fields ?? {});
  return Object.fromEntries(Object.entries(input).filter(([key]) => fields.includes(key)));
}
async function made(name: CallName): Promise<{ readonly input: unknown; readonly output: unknown }> {
  const { token, input } = await prepared(world, name);
  const { status, body } = await send(world, name, input, token);
  expect(status).toBe(200);
  return { input: shortened(listed(name, input)), output: shortened(body) };
}
/** The fields of an object, those within it included, whatever they hold. */
const fieldsOf = (value: unknown, at = ""): readonly string[] => {
  if (typeof value !== "object" || value === null) return [at];
  if (Array.isArray(value)) return value.flatMap((one) => fieldsOf(one, `${at}[]`));
  return Object.entries(value).flatMap(([name, inner]) => fieldsOf(inner, `${at}.${name}`));
};

function record(): void {
  const found: Partial<Record<CallName, object>> = {};
  it.each(callNames)("%s is recorded", async (name) => {
    found[name] = await made(name);
  });
  afterAll(() => writeFileSync(file, `${JSON.stringify(found, null, 1)}\n`));
}

/** One call of each kind: the recorded file is whole or old as a whole, and every one of them is held against its row as it is. */
const tried = ["products", "login", "userContracts", "getSenimCalc", "worksheet", "paymentSchedule", "feedback", "workItem"] as const;

function hold(): void {
  it("exist for every call (RECORD_EXAMPLES=1 writes them again)", () => expect(Object.keys(examples)).toEqual(callNames));
  it.each(tried)("match what the reference accepts and returns: %s", async (name) => {
    const { input, output } = await made(name);
    expect(fieldsOf(input)).toEqual(fieldsOf(examples[name]?.input));
    expect(fieldsOf(output)).toEqual(fieldsOf(examples[name]?.output));
  });
}

describe("the examples of the OpenAPI document", recording ? record : hold);
