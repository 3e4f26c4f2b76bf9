// Lives every second, third ... life of a range and writes a line of JSON of each: `node live-range.ts FROM COUNT STEP PRINTED`.
import { compareAccounts, type Difference } from "./compare.ts";
import { drawStory } from "./draw-story.ts";
import { liveThroughHandlers } from "./live-through-handlers.ts";
import { openLivesOffice } from "./lives-office.ts";
import { planOf } from "./plan-of.ts";
import { liveStory } from "./second-program/live-story.ts";
import type { Account } from "./story.ts";

/** What became of one life. */
export interface LifeReport {
  readonly seed: number;
  readonly line: string;
  readonly milliseconds: number;
  /** Where it was asked for by the word `accounts`. */
  readonly account?: Account;
  readonly house: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
  /** Left out of a life that broke. */
  readonly differences?: readonly Difference[];
  readonly papersRead: number;
}

const [from = 0, count = 1, step = 1, printed = 0] = process.argv.slice(2).map(Number);
const withAccounts = process.argv.includes("accounts");
const office = await openLivesOffice();

async function live(seed: number, isPrinted: boolean): Promise<LifeReport> {
  const began = performance.now();
  const story = drawStory(seed, planOf);
  const report = { seed, line: story.line };
  const since = () => Math.round(performance.now() - began);
  try {
    const { account, ...lived } = await liveThroughHandlers(office, story, isPrinted);
    return {
      ...report,
      milliseconds: since(),
      ...(withAccounts && { account }),
      ...lived,
      differences: compareAccounts(account, liveStory(story)),
    };
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    return { ...report, milliseconds: since(), house: {}, faults: [`broke: ${fault}`], papersRead: 0 };
  }
}

for (let index = 0; index < count; index += step) {
  const report = await live(from + index, index < printed);
  process.stdout.write(`${JSON.stringify(report)}\n`);
}
await office.close();
