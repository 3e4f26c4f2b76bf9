import { addDays, iinWithCheckDigit } from "@shanyraq/rules";
import { duesOf, price } from "@shanyraq/provider/testing/lives";
import { drawAnswers } from "../lives/draw-answers.ts";
import { drawMeasured } from "./draw-measured.ts";
import { daysBetween } from "../lives/days-between.ts";
import { createRandom, type Random } from "../lives/random.ts";
import type { Day } from "../lives/story.ts";
import type { ClaimStory, Outcome, StoryPayee } from "./claim-story.ts";
import { workingDaysLater } from "./second-program/working-days.ts";

const lines = ["term-life", "term-life", "senim", "credit-life", "accident", "accident", "critical-illness", "education"] as const;
const surnames = ["Ахметов", "Серіков", "Оспанов", "Ким", "Волков", "Нұрланов"];
const names = ["Алишер", "Дамир", "Ерлан", "Илья", "Тимур", "Арман"];
/** The lender: its account is a company's, by a number that no person has. */
const BANK = { name: "АО «Банк»", iin: "090540009876" } as const;
/** The longest grace is thirty days. */
const WITHIN_GRACE = 25;

const iinOf = (birthDate: Day, from: number): string => {
  for (let serial = from; ; serial += 1) {
    const iin = iinWithCheckDigit(`${birthDate.slice(2).replaceAll("-", "")}3${String(serial).padStart(4, "0")}`);
    if (iin !== undefined) return iin;
  }
};

/** Shares that come to a hundred percent, some of them with decimals. */
function drawShares(random: Random, count: number): readonly number[] {
  if (count === 3 && random.chance(0.5)) return [33.3334, 33.3333, 33.3333];
  const first = Array.from({ length: count - 1 }, () => random.whole(1, Math.floor(90 / count)));
  return [...first, 100 - first.reduce((sum, share) => sum + share, 0)];
}

function drawPayees(random: Random, line: string): readonly StoryPayee[] {
  const count = line === "credit-life" || line === "critical-illness" ? 1 : random.whole(1, 4);
  return drawShares(random, count).map((share, index) => {
    const birthDate = addDays("1975-03-01", 731 * index + random.whole(0, 300));
    const person = { name: `${surnames[index] ?? ""} ${names[index] ?? ""}`, iin: iinOf(birthDate, 1 + index) };
    const common = { birthDate, share, isSentBack: random.chance(0.08) };
    return {
      ...common,
      ...(line === "credit-life" ? BANK : person),
      accountAfter: index === 0 && random.chance(0.6) ? 0 : random.whole(1, 40),
    };
  });
}

/** Whether papers are asked for while the claim is in time, and when they come. */
function drawPapers(random: Random, claimedOn: Day) {
  if (!random.chance(0.3)) return undefined;
  const askedOn = addDays(claimedOn, random.whole(1, 9));
  return { askedOn, cameOn: addDays(askedOn, random.whole(1, 45)) };
}

const outcomeOf = (random: Random): Outcome => {
  if (random.chance(0.8)) return "accepted";
  return random.pick(["refused", "acceptedInReview", "withdrawn"] as const);
};

function drawn(random: Random, seed: number): ClaimStory | undefined {
  const line = random.pick(lines);
  const start = addDays("2026-01-12", random.whole(0, 160));
  const { answers: typed } = drawAnswers(random, line, start);
  const answers =
    line === "accident" ? { ...typed, covers: [...new Set(["accidentalDeath", ...(typed["covers"] as readonly string[])])] } : typed;
  const priced = price({ product: line, ...answers }, start);
  if (!priced.ok || answers["by"] === "premium") return undefined;
  const measured = random.chance(0.4) ? drawMeasured(random, answers) : undefined;
  const hasWaited = line === "critical-illness" || measured?.event === "illness";
  const eventOn = addDays(start, hasWaited ? random.whole(100, 150) : random.whole(1, 150));
  const dues = duesOf(priced.terms).filter(({ dueDate }) => dueDate < eventOn);
  const last = dues.at(-1)?.dueDate;
  const isMissing = dues.length > 1 && last !== undefined && daysBetween(last, eventOn) <= WITHIN_GRACE && random.chance(0.5);
  if (eventOn > priced.terms.endDate) return undefined;
  const reportedOn = addDays(eventOn, random.whole(0, 3));
  const claimedOn = addDays(reportedOn, random.whole(0, 12));
  const papers = drawPapers(random, claimedOn);
  const deadline = workingDaysLater(claimedOn, 10);
  const ready = papers?.cameOn ?? claimedOn;
  const onTime = addDays(claimedOn, random.whole(0, daysBetween(claimedOn, deadline)));
  const wanted = random.chance(0.75) ? onTime : addDays(deadline, random.whole(1, 60));
  const outcome = outcomeOf(random);
  const decidedOn = wanted > ready ? wanted : addDays(ready, random.whole(0, 4));
  const askedOn = addDays(decidedOn, random.whole(1, 20));
  return {
    seed,
    line,
    answers,
    start,
    instalment: priced.terms.instalment,
    paidOn: dues.slice(0, isMissing ? -1 : undefined).map(({ dueDate }) => dueDate),
    event: measured?.event ?? (line === "critical-illness" ? "illness" : "death"),
    ...(measured && { measures: measured.measures }),
    byAccident: line === "accident" || measured?.isAccident === true || random.chance(0.3),
    eventOn,
    reportedOn,
    claimedOn,
    ...(papers && { papers }),
    decidedOn,
    outcome,
    ...(outcome === "acceptedInReview" && { review: { askedOn, decidedOn: addDays(askedOn, random.whole(0, 30)) } }),
    payees: drawPayees(random, measured ? "critical-illness" : line),
  };
}

/** A claim that a seed decides; answers that a form does not take are drawn again. */
export function drawClaim(seed: number): ClaimStory {
  const random = createRandom(seed);
  for (;;) {
    const story = drawn(random, seed);
    if (story) return story;
  }
}
