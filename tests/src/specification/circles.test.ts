import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { arrowsIn, importsIn, repository, roomOf, type SourceImport } from "./source-imports.ts";

const places = [
  ...readdirSync(path.join(repository, "packages")).map((name) => `packages/${name}/src`),
  "edge/src",
  "site/src",
  "stories/src",
];

/** Files that import one another in a circle, found by taking away every file that imports nothing of what is left, and so on. */
function circleIn(imports: readonly SourceImport[]): readonly string[] {
  let left = imports.filter(({ from, to }) => from !== to);
  for (;;) {
    const importing = new Set(left.map(({ from }) => from));
    const imported = new Set(left.map(({ to }) => to));
    const next = left.filter(({ from, to }) => importing.has(to) && imported.has(from));
    if (next.length === left.length) return [...importing].toSorted();
    left = next;
  }
}

it("a circle is found, with a type in it too, and what only leads to it is not", () => {
  const circle = [
    { from: "a.ts", to: "b.ts" },
    { from: "b.ts", to: "c.ts" },
    { from: "c.ts", to: "a.ts" },
  ];
  expect(circleIn([{ from: "x.ts", to: "a.ts" }, ...circle, { from: "c.ts", to: "y.ts" }])).toEqual(["a.ts", "b.ts", "c.ts"]);
});

// The linter sees circles of what runs; a circle closed by a type ties two files together as much.
it.each(places)("no files of %s import one another in a circle, by types or otherwise", (place) => {
  expect(circleIn(importsIn(place))).toEqual([]);
});

/** What imports what among the folders at the top of a place; files that stand in none are left out. */
const roomsOf = (place: string): readonly SourceImport[] =>
  arrowsIn(place)
    .map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) }))
    .filter(({ from, to }) => from !== "" && to !== "" && to !== "..");

it.each([...places, "site/src/screens"])("no folders of %s import one another in a circle", (place) => {
  expect(circleIn(roomsOf(place))).toEqual([]);
});
