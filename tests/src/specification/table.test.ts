import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { builtAreas, waitingAreas, type Row, type Stands } from "./row.ts";
import { STILL_WAITING, table } from "./table.ts";

const repository = path.resolve(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(path.join(repository, file), "utf8");
const folder = "packages/i18n/messages/ru";
const catalogue = Object.assign(
  {},
  ...readdirSync(path.join(repository, folder)).map((file) => JSON.parse(read(`${folder}/${file}`)) as object),
) as Readonly<Record<string, string>>;
const texts = new Set(Object.values(catalogue));

type Built = Row & { readonly stands: Stands };
const isBuilt = (row: Row): row is Built => row.stands !== "notBuilt";
const waiting = table.filter((row) => !isBuilt(row));

describe("what the specification quotes or fixes stands in the product", () => {
  it.each(table.filter(isBuilt).map((row) => [row.area, row.fact, row] as const))("%s: %s", (_, fact, { stands }) => {
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

describe("the list of what is not built", () => {
  it("holds rows of waiting areas alone, and every row of a built area stands", () => {
    expect(waiting.filter(({ area }) => builtAreas.some((built) => built === area))).toEqual([]);
    expect(table.filter(isBuilt).filter(({ area }) => waitingAreas.some((late) => late === area))).toEqual([]);
  });
  it("only shrinks: a row that is built leaves it and the number goes down", () => {
    expect(waiting.length).toBe(STILL_WAITING);
  });
  it.each(waiting.map(({ fact }) => [fact]))("no catalogue has it yet: %s", (fact) => {
    expect(texts.has(fact), "it is built: say in the table where it stands").toBe(false);
  });
});

it("no fact stands in the table twice", () => {
  const facts = table.map(({ fact }) => fact);
  expect(facts.filter((fact, index) => facts.indexOf(fact) !== index)).toEqual([]);
});
