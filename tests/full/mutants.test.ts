import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeFigures } from "../src/product/figures.ts";
import type { Mutant, Suite } from "./mutants/mutant.ts";
import { chosenMutants, mutants } from "./mutants/table.ts";
import { openWorkshop, type Workshop } from "./mutants/workshop.ts";

const MIN_MUTANTS = 220;
/** One for each core; each works in a clone of its own. */
const WORKSHOPS = 2;

const chosen = chosenMutants();
const counted = chosen.filter(({ equivalent }) => equivalent === undefined);
const suites = [...new Map(chosen.map(({ suite }) => [JSON.stringify(suite), suite])).values()];
const survivors: Mutant[] = [];
const redBefore: Suite[] = [];

/** Does something with each of a list, as many at a time as there are workshops. */
async function inTurn<T>(shops: readonly Workshop[], list: readonly T[], act: (shop: Workshop, one: T) => Promise<void>): Promise<void> {
  const left = [...list];
  await Promise.all(
    shops.map(async (shop) => {
      for (let one = left.shift(); one !== undefined; one = left.shift()) await act(shop, one);
    }),
  );
}

describe("mutants", () => {
  let shops: readonly Workshop[] = [];
  beforeAll(async () => {
    shops = await Promise.all(Array.from({ length: WORKSHOPS }, openWorkshop));
  });
  afterAll(() => {
    for (const shop of shops) shop.close();
    const killed = counted.length - survivors.length;
    writeFigures("mutants", [
      { name: "mutants noticed", measured: `${killed} of ${counted.length}`, goal: "all", ok: survivors.length === 0 },
      { name: "equivalent mutants, each with its reason", measured: String(chosen.length - counted.length), goal: "-", ok: true },
    ]);
  });

  it("are at least two hundred and twenty", () => {
    expect(mutants.filter(({ equivalent }) => equivalent === undefined).length).toBeGreaterThanOrEqual(MIN_MUTANTS);
  });
  it("leave every suite that is to notice them green before they come", async () => {
    await inTurn(shops, suites, async (shop, suite) => {
      if (!(await shop.isGreen(suite))) redBefore.push(suite);
    });
    expect(redBefore).toEqual([]);
  });
  it("are noticed, all but those that change nothing", async () => {
    await inTurn(shops, counted, async (shop, mutant) => {
      const noticed = await shop.isNoticed(mutant);
      if (!noticed) survivors.push(mutant);
    });
    expect(survivors.map(({ breaks }) => breaks)).toEqual([]);
  });
});
