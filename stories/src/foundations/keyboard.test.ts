import { globSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { keyboardPatterns, patternsOf } from "./keyboard.ts";

const repository = path.resolve(import.meta.dirname, "../../..");
const files = new Set(globSync("packages/{kit,ui}/src/**/*.tsx", { cwd: repository }).map((file) => path.basename(file, ".tsx")));
/** Exported beside the component whose name their file has. */
const beside = new Set(["DatePartsField", "Link"]);

it("every component that a way of working by keys names is there", () => {
  const named = Object.values(keyboardPatterns).flatMap(({ components }) => components);
  expect(named.filter((name) => !files.has(name) && !beside.has(name))).toEqual([]);
});

it("every field of the kit can be worked by keys that are written down", () => {
  const fields = globSync("packages/kit/src/fields/*Field.tsx", { cwd: repository }).map((file) => path.basename(file, ".tsx"));
  expect(fields.length).toBeGreaterThan(10);
  expect(fields.filter((field) => patternsOf(field).length === 0)).toEqual([]);
});

it("a view answers to the keys of what it draws, its own first and each way once", () => {
  const names = patternsOf("AuthDialog", ["Button", "IconButton", "ModalDialog", "Tabs"]).map(({ name }) => name);
  expect(names[0]).toBe("Dialog");
  expect(names).toEqual([...new Set(names)]);
  expect(names).toEqual(expect.arrayContaining(["Button", "Tabs"]));
});

it("has no keys for a component without controls", () => expect(patternsOf("Badge", ["VisuallyHidden"])).toEqual([]));
