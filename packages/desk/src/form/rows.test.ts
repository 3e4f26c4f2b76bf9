import path from "node:path";
import { deskKinds, readFolder, type RowShape } from "@shanyraq/provider";
import { describe, expect, it } from "vitest";
import { actedOn, cellNames, cellOf, innerOf, placeAfter, rowActIn, rowActValue, rowsIn, rowsOf, type Row, type RowAct } from "./rows.ts";

const menu = deskKinds.flatMap(({ kind, facts }) => (kind === "menu" ? facts.flatMap(({ rows }) => rows ?? []) : []))[0] as RowShape;
const item = (name: string, items?: readonly Row[]): Row => ({
  name: { ru: name, kk: name, en: name },
  url: `/${name}`,
  ...(items && { items }),
});
const names = (rows: readonly Row[]): readonly unknown[] =>
  rows.map((row) => {
    const inner = names(innerOf(row, menu));
    const { en } = row["name"] as Readonly<Record<string, string>>;
    return inner.length > 0 ? [en, inner] : en;
  });
const tree = [item("a"), item("b", [item("b1"), item("b2", [item("deep")])]), item("c")];
const after = (places: readonly number[], act: RowAct["act"]) => names(actedOn(tree, { places, act }, menu));

/** What a browser would send of rows. */
function sent(form: FormData, name: string, rows: readonly Row[], shape: RowShape): void {
  for (const [index, row] of rows.entries()) {
    const at = `${name}.${index}`;
    for (const column of shape.columns) {
      const value = cellOf(row, column);
      const languages = ["ru", "kk", "en"];
      for (const [place, one] of cellNames(at, column).entries())
        form.append(one, String(column.inLanguages ? (value as Readonly<Record<string, string>>)[languages[place] ?? ""] : value));
    }
    if (shape.inner) sent(form, `${at}.${shape.inner.name}`, innerOf(row, shape), shape);
  }
}

describe("rows of the content folder", () => {
  const { kinds } = readFolder(path.resolve(import.meta.dirname, "../../../../content"));
  const lists = deskKinds.flatMap(({ kind, facts }) =>
    facts.flatMap(({ name, rows }) => {
      const entries = kinds.find((one) => one.kind === kind)?.entries ?? [];
      return rows ? entries.map(({ slug, written }) => [`${kind}/${slug}`, name, rows, written.facts[name] ?? []] as const) : [];
    }),
  );
  it.each(lists)("%s comes back from its form as it was", (_, name, shape, value) => {
    const form = new FormData();
    sent(form, `facts.${name}`, rowsOf(value), shape);
    expect(rowsIn(form, `facts.${name}`, shape)).toEqual(value);
  });
  it("are more than a few", () => expect(lists.length).toBeGreaterThan(10));
});

describe("a button of a row", () => {
  it.each<[places: readonly number[], act: RowAct["act"], names: readonly unknown[]]>([
    [[1], "up", [["b", ["b1", ["b2", ["deep"]]]], "a", "c"]],
    [[1], "down", ["a", "c", ["b", ["b1", ["b2", ["deep"]]]]]],
    [[0], "up", ["a", ["b", ["b1", ["b2", ["deep"]]]], "c"]],
    [[2], "down", ["a", ["b", ["b1", ["b2", ["deep"]]]], "c"]],
    [[1, 1], "up", ["a", ["b", [["b2", ["deep"]], "b1"]], "c"]],
    [[1, 1, 0], "remove", ["a", ["b", ["b1", "b2"]], "c"]],
    [[1], "remove", ["a", "c"]],
    [[3], "add", ["a", ["b", ["b1", ["b2", ["deep"]]]], "c", ""]],
    [[0, 0], "add", [["a", [""]], ["b", ["b1", ["b2", ["deep"]]]], "c"]],
  ])("%j %s", (places, act, expected) => expect(after(places, act)).toEqual(expected));
  it.each<[what: string, places: readonly number[], act: RowAct["act"]]>([
    ["that is not there", [9], "remove"],
    ["inside one that is not there", [9, 0], "up"],
    ["deeper than a menu goes", [1, 1, 0, 0], "add"],
  ])("%s changes nothing", (_, places, act) => expect(actedOn(tree, { places, act }, menu)).toEqual(tree));
  it("says itself in its value, and nothing else is taken for one", () => {
    const form = (value: string) => {
      const sentForm = new FormData();
      sentForm.append("rows", value);
      return sentForm;
    };
    const act: RowAct = { field: "items", places: [1, 0], act: "down" };
    expect(rowActIn(form(rowActValue(act)))).toEqual(act);
    for (const value of ["", "items", "items.up", "items.1.fly", "items.-1.up", "items.1e3.up", "items.1.2", "items.9999.up"])
      expect([value, rowActIn(form(value))]).toEqual([value, undefined]);
  });
  it("leaves the focus on the row that it was about, or on its neighbour", () => {
    expect(placeAfter({ places: [1, 2], act: "up" })).toEqual([1, 1]);
    expect(placeAfter({ places: [0], act: "remove" })).toEqual([0]);
    expect(placeAfter({ places: [3], act: "add" })).toEqual([3]);
  });
});
