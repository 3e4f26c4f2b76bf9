import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { table } from "./table.ts";

const repository = path.resolve(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(path.join(repository, file), "utf8");
const folder = "packages/i18n/messages/ru";
const catalogue = Object.assign(
  {},
  ...readdirSync(path.join(repository, folder)).map((file) => JSON.parse(read(`${folder}/${file}`)) as object),
) as Readonly<Record<string, string>>;

describe("what the specification quotes or fixes stands in the product", () => {
  it.each(table.map((row) => [row.area, row.fact, row] as const))("%s: %s", (_, fact, { stands }) => {
    switch (stands.in) {
      case "message":
        expect(catalogue[stands.id], `the text of ${stands.id} is the specification's to the letter`).toBe(fact);
        return;
      case "value":
        expect(stands.of).toEqual(stands.is);
        return;
      case "source":
        for (const [file, says] of stands.places) expect(says.test(read(file)), `${file} says ${says.source}`).toBe(true);
    }
  });
});

it("no fact stands in the table twice", () => {
  const facts = table.map(({ fact }) => fact);
  expect(facts.filter((fact, index) => facts.indexOf(fact) !== index)).toEqual([]);
});
