import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const repository = path.resolve(import.meta.dirname, "../../..");
const packages = [
  ...readdirSync(path.join(repository, "packages")).map((name) => `packages/${name}`),
  "edge",
  "site",
  "stories",
  "bench",
  "dev",
];
const tested = packages.filter((root) => {
  const source = path.join(repository, root, "src");
  return existsSync(source) && readdirSync(source, { recursive: true, encoding: "utf8" }).some((file) => /\.test\.tsx?$/.test(file));
});

it.each(tested)("Turborepo runs the unit tests of %s by its own name, and no others", (root) => {
  const { scripts } = JSON.parse(readFileSync(path.join(repository, root, "package.json"), "utf8")) as {
    readonly scripts?: Readonly<Record<string, string>>;
  };
  const up = root.startsWith("packages/") ? "../.." : "..";
  expect(scripts?.["test"]).toBe(`vitest run --root ${up} --project ${root.replace("packages/", "")}`);
});
