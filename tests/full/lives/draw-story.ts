import { addDays } from "@shanyraq/rules";
import { drawActs } from "./draw-acts.ts";
import { drawAnswers, lines } from "./draw-answers.ts";
import type { Plan } from "./plan.ts";
import { createRandom, type Random } from "./random.ts";
import type { Day, Story } from "./story.ts";

/** Lines whose price depends on figures of the year, which are known up to 2026. */
const ofKnownYear: ReadonlySet<string> = new Set(["employer-osns", "migrant-vms", "pension-annuity"]);
/** Days at which months and years turn. */
const turningDays = ["01-01", "01-31", "02-28", "03-01", "03-31", "04-30", "08-31", "12-01", "12-30", "12-31"] as const;

function drawDay(random: Random, line: string): Day {
  const year = ofKnownYear.has(line) ? 2026 : random.whole(2026, 2028);
  if (!ofKnownYear.has(line) && random.chance(0.05)) return "2028-02-29";
  if (random.chance(0.5)) return `${year}-${random.pick(turningDays)}`;
  return addDays(`${year}-01-01`, random.whole(0, 364));
}

/** What a calculator says of the answers on a day; undefined where it refuses them. */
export type PlanOf = (line: string, answers: Story["answers"], applied: Day) => Plan | undefined;

/** The life of a seed: who, what was agreed, and all that happened, the same whenever it is drawn. */
export function drawStory(seed: number, planOf: PlanOf): Story {
  const random = createRandom(seed);
  const line = lines[seed % lines.length] ?? lines[0];
  const applied = drawDay(random, line);
  const { person, answers } = drawAnswers(random, line, applied);
  const plan = planOf(line, answers, applied);
  const acts = plan ? drawActs(random, applied, plan) : [{ on: applied, do: "look" } as const];
  return { seed, line, applied, person, answers, acts };
}
