import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { repository, sourcesIn } from "./source-imports.ts";

const places = [
  ...readdirSync(path.join(repository, "packages")).map((name) => `packages/${name}/src`),
  "edge/src",
  "site/src",
  "site/scripts",
  "dev/src",
  "scripts",
];

it("an exported type's name has at most two meanings in the repository", () => {
  const definitions = new Map<string, string[]>();
  for (const place of places)
    for (const file of sourcesIn(place))
      for (const [, name = ""] of readFileSync(path.join(repository, place, file), "utf8").matchAll(
        /^export (?:interface|type) (\w+)\b(?! *,| *\})/gm,
      ))
        definitions.set(name, [...(definitions.get(name) ?? []), `${place}/${file}`]);
  expect(definitions.size).toBeGreaterThan(500);
  expect([...definitions].filter(([, files]) => files.length > 2)).toEqual([]);
});
