import { readdirSync } from "node:fs";
import path from "node:path";
import { areaNames } from "@shanyraq/calls";
import { routeNames, routes } from "@shanyraq/routes";
import { describe, expect, it } from "vitest";

const repository = path.resolve(import.meta.dirname, "../../..");
const isArea = (name: string): boolean => areaNames.some((area) => area === name);
const entriesOf = (place: string) => readdirSync(path.join(repository, place), { withFileTypes: true });
const foldersIn = (place: string) => entriesOf(place).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const filesIn = (place: string) => entriesOf(place).map(({ name }) => name.replace(".ts", ""));

/** Where folders are areas, and the folders that are not: what serves the whole from beside. */
const besideAreas: Readonly<Record<string, readonly string[]>> = {
  "packages/flows/src": [],
  "packages/forms/src": ["testing"],
  "packages/provider/src/api": [],
  "packages/ui/src": ["forms", "testing"],
  "site/src/screens": [],
  "stories/src": ["book", "fixtures", "forms", "foundations", "kit", "live", "network", "proof", "props", "stage"],
};

describe.each(Object.entries(besideAreas))("folders of %s", (place, others) => {
  it("are areas, or are named here", () => {
    expect(foldersIn(place).filter((name) => !isArea(name))).toEqual(others.toSorted());
  });
});

it("every area that makes calls has a file of rows and one of schemas, and so have calls without an address", () => {
  const calling = areaNames.filter((area) => area !== "accessibility");
  expect(filesIn("packages/calls/src/rows").toSorted()).toEqual([...calling, "supplementary"].toSorted());
  expect(filesIn("packages/calls/src/schemas").toSorted()).toEqual([...calling, "supplementary"].toSorted());
});

it("a file of an area of screens is what a route names; parts have their own folder", () => {
  const areas = foldersIn("site/src/screens").map((area) => `site/src/screens/${area}`);
  const named = new Set(routeNames.map((name) => `${routes[name].screen}.tsx`));
  const files = areas.flatMap((area) => entriesOf(area).flatMap((entry) => (entry.isFile() ? [entry.name] : [])));
  expect(files.toSorted()).toEqual([...named].toSorted());
  expect([...new Set(areas.flatMap(foldersIn))]).toEqual(["parts"]);
});

it("no area is a name alone", () => {
  const standing = Object.keys(besideAreas).flatMap(foldersIn).concat(filesIn("packages/calls/src/rows"));
  expect(areaNames.filter((area) => !standing.includes(area))).toEqual([]);
});
