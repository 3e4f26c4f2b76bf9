import { isFullRun } from "@shanyraq/provider/testing/full-run";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compareAccounts } from "../../full/lives/compare.ts";
import { drawStory } from "../../full/lives/draw-story.ts";
import { liveThroughHandlers } from "../../full/lives/live-through-handlers.ts";
import { openLivesOffice, type LivesOffice } from "../../full/lives/lives-office.ts";
import { planOf } from "../../full/lives/plan-of.ts";
import { liveStory } from "../../full/lives/second-program/live-story.ts";
import { describeLife } from "../../full/lives/describe-life.ts";

/** Three lives of each line, of those that are short, and lives that found a fault once; `npm run test:full lives` lives ten thousand. */
const seeds = [
  180, 10, 130, 291, 101, 111, 92, 112, 72, 123, 73, 113, 84, 264, 114, 275, 155, 125, 116, 106, 296, 117, 77, 47, 298, 258, 88, 129, 139,
  89, 100401,
];

/** Every day the first life of each line, and the one that found a fault. */
const lived = seeds.filter((_, index) => isFullRun || index % 3 === 0);

let office: LivesOffice;
beforeAll(async () => {
  office = await openLivesOffice();
});
afterAll(() => office.close());

it.each(lived.map((seed) => [seed, drawStory(seed, planOf)] as const))(
  "life %i balances, and is the same by the second program",
  async (_, story) => {
    const { account, house, faults } = await liveThroughHandlers(office, story);
    expect(faults).toEqual([]);
    expect(Object.values(house).reduce((sum, amount) => sum + amount, 0)).toBe(0);
    const differences = compareAccounts(account, liveStory(story));
    expect(differences.length === 0 ? "" : describeLife(story, differences)).toBe("");
  },
);
