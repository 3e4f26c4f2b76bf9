import { callNames, calls } from "@shanyraq/calls";
import { openApi } from "@shanyraq/calls/openapi";
import { describe, expect, it } from "vitest";
import { apiPage, callPage } from "./api-page.ts";
import { fieldsOf } from "./schema-fields.ts";

describe("the fields of a schema", () => {
  it("are listed with those within them, their limits and whether they are required", () => {
    expect(
      fieldsOf({
        type: "object",
        required: ["iin"],
        properties: {
          iin: { type: "string", minLength: 12, maxLength: 12, pattern: "^\\d+$" },
          people: { type: "array", items: { type: "object", required: [], properties: { sex: { enum: ["male", "female"] } } } },
        },
      }),
    ).toEqual([
      { path: "iin", type: "string", required: true, limits: "12 ≤ length ≤ 12, /^\\d+$/" },
      { path: "people[]", type: "object", required: false, limits: "" },
      { path: "people[].sex", type: "any", required: false, limits: '"male" | "female"' },
    ]);
  });
});

describe("the fields of a shape that refers to itself by name", () => {
  const shapes = {
    Item: { type: "object", required: ["items"], properties: { items: { type: "array", items: { $ref: "#/components/schemas/Item" } } } },
  };
  it("are those of the shape, once where it holds itself, and beside null too", () => {
    const item = { $ref: "#/components/schemas/Item" };
    expect(fieldsOf({ properties: { one: item, other: { anyOf: [item, { type: "null" }] } } }, shapes).map(({ path }) => path)).toEqual([
      "one",
      "one.items[]",
      "other",
      "other.items[]",
    ]);
  });
});

describe("the calls as pages", () => {
  it("lists every call of the table once", async () => {
    const text = await apiPage("en").text();
    for (const name of callNames) expect(text.split(`href="/sandbox/api/${name}?lang=en"`), name).toHaveLength(2);
  });
  it.each(callNames)("%s has a page of its own", async (name) => {
    const text = await callPage("kk", name)?.text();
    expect(text).toContain(calls[name].path);
    expect(text).toContain('lang="en">lang (header)</th>');
    expect(text).not.toContain("<script");
  });
  it("has none for a call that is not there", () => {
    expect(callPage("ru", "constructor")).toBeUndefined();
    expect(openApi("x", "1")).not.toHaveProperty("paths./constructor");
  });
});
