import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const repository = path.resolve(import.meta.dirname, "../../..");
const folders = ["packages/kit/src", "packages/ui/src", "site/src"];
const sources = folders.flatMap((folder) =>
  readdirSync(path.join(repository, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
    .map((file) => `${folder}/${file}`),
);

it("wherever a number is offered to be called, an address is offered to be written to", () => {
  const calls = sources.filter((file) => file !== "packages/kit/src/text/CallWords.tsx" && callsIn(file));
  const alone = calls.filter((file) => !/<WriteLink \/>|mailto:/.test(read(file)));
  expect(calls.length).toBeGreaterThan(5);
  expect(alone).toEqual([]);
});

const read = (file: string): string => readFileSync(path.join(repository, file), "utf8");
const callsIn = (file: string): boolean => read(file).includes("<CallWords");
