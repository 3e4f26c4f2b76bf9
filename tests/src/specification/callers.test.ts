import { readFileSync } from "node:fs";
import path from "node:path";
import { calls, callNames } from "@shanyraq/calls";
import { calledElsewhere } from "@shanyraq/calls/called-elsewhere";
import { describe, expect, it } from "vitest";
import { repository, sourcesIn } from "./source-imports.ts";

/** Where the product makes its calls, and the tables that name one for a line of products. */
const places = ["packages/flows/src", "packages/ui/src", "packages/client/src", "site/src", "edge/src", "packages/gateway/src"];
const tables = ["packages/calls/src/purchase-calls.ts", "packages/calls/src/price-call.ts"];
/** Files that name calls to say something about them. */
const onlySays = ["packages/client/src/failure.ts"];

const sources = [...places.flatMap((place) => sourcesIn(place).map((file) => path.posix.join(place, file))), ...tables]
  .filter((file) => !onlySays.includes(file))
  .map((file) => readFileSync(path.join(repository, file), "utf8"));
const isCalled = (name: string): boolean => sources.some((source) => source.includes(`"${name}"`));

describe("every call of the table", () => {
  it.each(callNames.filter((name) => calledElsewhere[name] === undefined))("%s has a caller on the site", (name) => {
    expect(isCalled(name)).toBe(true);
  });
  it("or names its caller, and is not called by the site", () => {
    expect(Object.keys(calledElsewhere).filter(isCalled)).toEqual([]);
    expect(Object.keys(calledElsewhere).every((name) => name in calls)).toBe(true);
  });
});
