import { expect, it } from "vitest";
import { writeFigures, type Figure } from "../src/product/figures.ts";
import { climb } from "./slow-inputs/climb.ts";
import { readers } from "./slow-inputs/readers.ts";

const SEED = Number(process.env["SLOW_INPUTS_SEED"] ?? 1);
const SEARCH = { drawn: Number(process.env["SLOW_INPUTS"] ?? 300), steps: 300 };
/** Eight times the length costs eight times as much; a square would cost sixty-four times. */
const MAX_GROWTH = 24;
const figures: Figure[] = [];

it.each(readers)("nothing that a search finds in $name costs more than its length", async (reader) => {
  const { recipe, perByte, growth } = await climb(reader, SEED, SEARCH);
  figures.push({
    name: `slowest ${reader.name} of ${SEARCH.drawn + SEARCH.steps}: ${JSON.stringify(recipe).slice(0, 90)}`,
    measured: `${perByte.toFixed(0)} ns a byte, ${growth.toFixed(1)} times for 8 times the length`,
    goal: `${MAX_GROWTH} times`,
    ok: growth <= MAX_GROWTH,
  });
  writeFigures("slow-inputs", figures);
  expect(growth, JSON.stringify(recipe)).toBeLessThanOrEqual(MAX_GROWTH);
});
