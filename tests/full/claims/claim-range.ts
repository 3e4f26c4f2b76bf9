// Lives every second, third ... claim of a range and writes a line of JSON of each: `node claim-range.ts FROM COUNT STEP`.
import { openLivesOffice } from "../lives/lives-office.ts";
import type { ClaimAccount, Outcome } from "./claim-story.ts";
import { drawClaim } from "./draw-claim.ts";
import { liveClaim } from "./live-claim.ts";
import { claimOwed } from "./second-program/owed.ts";

/** What became of one claim in both programs. */
export interface ClaimReport {
  readonly seed: number;
  readonly line: string;
  readonly outcome: Outcome;
  readonly product?: ClaimAccount;
  readonly second: ClaimAccount;
  readonly daysToDecision?: number;
  readonly daysToMoney?: number;
  readonly faults: readonly string[];
}

const [from = 0, count = 1, step = 1] = process.argv.slice(2).map(Number);
const office = await openLivesOffice();

async function report(seed: number): Promise<ClaimReport> {
  const story = drawClaim(seed);
  const about = { seed, line: story.line, outcome: story.outcome, second: claimOwed(story) };
  try {
    const { account, ...lived } = await liveClaim(office, story);
    return { ...about, product: account, ...lived };
  } catch (error) {
    return { ...about, faults: [`broke: ${error instanceof Error ? error.message : String(error)}`] };
  }
}

for (let index = 0; index < count; index += step) process.stdout.write(`${JSON.stringify(await report(from + index))}\n`);
await office.close();
