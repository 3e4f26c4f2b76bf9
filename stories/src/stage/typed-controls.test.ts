import { describe, expect, it } from "vitest";
import type { PropFact } from "../props/prop-fact.ts";
import { typedControls, typedRow } from "./typed-controls.ts";

const prop = (fact: Partial<PropFact>): PropFact => ({
  name: "value",
  kind: "text",
  type: "string",
  required: false,
  description: "",
  ...fact,
});
const controlOf = (fact: Partial<PropFact>, given?: unknown) => typedRow(prop(fact), given).control;

describe("the control of a prop", () => {
  it.each([
    ["boolean", { type: "boolean" }],
    ["number", { type: "number" }],
    ["text", { type: "text" }],
    ["event", false],
    ["node", false],
    ["opaque", false],
  ] as const)("a prop that is %s has the control %j", (kind, control) => expect(controlOf({ kind })).toEqual(control));

  it("a choice of few is seen at once, a choice of many is opened", () => {
    expect(controlOf({ kind: "choice", options: ["s", "m", "l"] })).toEqual({ type: "radio" });
    expect(controlOf({ kind: "choice", options: ["a", "b", "c", "d", "e"] })).toEqual({ type: "select" });
  });

  it("a node that a story fills with words is edited as words", () => {
    expect(controlOf({ kind: "node" }, "Оформить полис")).toEqual({ type: "text" });
    expect(controlOf({ kind: "node" }, { type: "svg" })).toBe(false);
  });

  it("data is edited where a story gives some, and nowhere is there a button that makes an empty object", () => {
    expect(controlOf({ kind: "data" }, { at: "form" })).toEqual({ type: "object" });
    expect(controlOf({ kind: "data" })).toBe(false);
  });
});

describe("the row of a prop", () => {
  it("writes out the values of a choice, and what is taken when none is given", () => {
    const row = typedRow(prop({ kind: "choice", type: "ButtonSize", options: ["s", "m"], initial: '"m"' }));
    expect(row.table).toEqual({ category: "Props", type: { summary: '"s" | "m"' }, defaultValue: { summary: '"m"' } });
    expect(row.options).toEqual(["s", "m"]);
  });

  it("shows the name of a type, and opens to what stands behind it", () => {
    const state = prop({ kind: "data", type: "LoginState", behind: '{ at: "form" }' });
    expect(typedRow(state).table.type).toEqual({ summary: "LoginState", detail: '{ at: "form" }' });
  });

  it("cuts what does not fit a line, and opens to the whole of it", () => {
    const type = `{ ${"name: string; ".repeat(10)}}`;
    const { summary, detail } = typedRow(prop({ kind: "data", type })).table.type;
    expect(summary).toHaveLength(61);
    expect(detail).toBe(type);
  });

  it("tells events and content from the other props", () => {
    const categoryOf = (fact: Partial<PropFact>) => typedRow(prop(fact)).table.category;
    expect(categoryOf({ name: "onBlur", kind: "event" })).toBe("Events");
    expect(categoryOf({ name: "format", kind: "event" })).toBe("Props");
    expect(categoryOf({ name: "hint", kind: "node" })).toBe("Content");
    expect(categoryOf({ name: "value", kind: "text" })).toBe("Props");
  });
});

it("a component without facts has an empty table, and one with facts a row for each prop", () => {
  expect(typedControls(undefined)).toEqual({});
  const fact = {
    displayName: "Button",
    description: "",
    draws: [],
    props: [prop({ name: "size" }), prop({ name: "busy", kind: "boolean" })],
  };
  expect(Object.keys(typedControls(fact))).toEqual(["size", "busy"]);
});

it("derives the type from the value for what a story gives and no type names", () => {
  const rows = typedControls(undefined, { children: "Сыйлықақы", title: "Полис", count: 3, open: true, onClick: () => {}, rows: [1] });
  expect(Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, row.table.type.summary]))).toEqual({
    children: "ReactNode",
    title: "string",
    count: "number",
    open: "boolean",
    onClick: "function",
    rows: "list",
  });
  expect(rows["children"]?.control).toEqual({ type: "text" });
});
