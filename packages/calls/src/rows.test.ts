import { describe, expect, it } from "vitest";
import { additions } from "./additions.ts";
import { areas, callNames, calls, matchCall, type Call, type CallName } from "./index.ts";
import { schemas } from "./schemas.ts";
import catalogue from "./catalogue.json" with { type: "json" };

const rows = Object.entries(calls) as [CallName, Call][];
const sample = (path: string) => path.replace(/\{\w+\}/g, "abc");

it(`the table holds the ${catalogue.length} calls of the catalogue, with their failure policies, and beside them the additions alone`, () => {
  const { own } = areas;
  const listed = rows
    .filter(([name]) => additions[name] === undefined && !(name in own))
    .map(([, { method, path, onFailure }]) => `${method} ${path} ${onFailure}`);
  // A row of the catalogue begins with the group that the specification has it in; areas are ours.
  expect(listed.toSorted()).toEqual(catalogue.map((row) => row.slice(row.indexOf(" ") + 1)).toSorted());
});

describe.each(rows)("%s", (name, call) => {
  it("has an address of its own, found from either side", () => {
    expect(matchCall(call.method, sample(call.path))).toMatchObject({ found: "call", name });
    expect(matchCall(call.browserMethod, sample(call.path), "browser")).toMatchObject({ found: "call", name });
  });
  it("has schemas that take and give objects or lists", () => {
    expect(schemas[name].input.describe().type).toBe("object");
    expect(["object", "array"]).toContain(schemas[name].output.describe().type);
  });
  it("asks a command only of a POST", () => {
    expect(call.command && call.method === "GET").toBe(false);
  });
});

it("finds nothing for an unlisted path, and the allowed methods for a listed one with another method", () => {
  expect(matchCall("GET", "/unknown")).toEqual({ found: "nothing" });
  expect(matchCall("GET", "/worksheet")).toEqual({ found: "otherMethod", allowed: ["POST"] });
  expect(matchCall("GET", "/news/slug/a%2fb")).toEqual({ found: "nothing" });
  expect(matchCall("GET", "/news/slug/%00")).toEqual({ found: "nothing" });
  expect(matchCall("GET", "/news/slug/%zz")).toEqual({ found: "nothing" });
});

it("personal data never travels in an address from the browser", () => {
  for (const name of callNames) {
    if (calls[name].browserMethod !== "GET") continue;
    const fields = Object.keys((schemas[name].input.describe() as { fields?: object }).fields ?? {});
    expect(
      fields.filter((field) => /^(iin|IIN|phone|email|code|sms|password)$/.test(field)),
      name,
    ).toEqual([]);
  }
});

it.each(Object.entries(additions) as [CallName, Call["auth"]][])("states in both tables who may make the addition %s", (name, auth) => {
  expect(calls[name].auth).toBe(auth);
});

it("names for each row who may call it, and changes with this count alone", () => {
  const count = (auth: Call["auth"]) => rows.filter(([name, call]) => additions[name] === undefined && call.auth === auth).length;
  const all = ["anyone", "account", "customer", "employee", "manager"] as const;
  expect(Object.fromEntries(all.map((auth) => [auth, count(auth)]))).toEqual({
    anyone: 83,
    account: 8,
    customer: 54,
    employee: 7,
    manager: 1,
  });
});
