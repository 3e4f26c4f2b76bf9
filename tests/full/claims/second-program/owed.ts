import { addMonths, contractMonths, numberOf } from "../../lives/second-program/calendar.ts";
import { balanceOf } from "../../lives/second-program/credit-life.ts";
import { priceOf } from "../../lives/second-program/price-of.ts";
import { tiyn } from "../../lives/second-program/rounding.ts";
import type { Day } from "../../lives/story.ts";
import type { ClaimAccount, ClaimStory } from "../claim-story.ts";
import { inParts } from "./in-parts.ts";
import { workingDaysLater } from "./working-days.ts";

/** The insurer's own term for an answer: the law has none for voluntary insurance. */
const ANSWER_DAYS = 10;
/** Civil Code, article 353: the base rate of the National Bank since 2025-10-13, of a year of 365 days. */
const BASE_RATE_PERCENT = 18;

const has = (list: unknown, one: string): boolean => Array.isArray(list) && list.includes(one);

/** What is insured for the event, before anything is taken from it. */
function sumOf({ line, answers, byAccident, start, eventOn, event, measures }: ClaimStory): number {
  const sum = Number(answers["sumAssured"]) * 100;
  if (measures)
    return inParts(
      { event, measures, byAccident, covers: [answers["covers"], answers["riders"]].flat().map(String) },
      Math.floor(sum / 100) * 100,
    );
  switch (line) {
    case "term-life":
    case "senim":
      return byAccident && has(answers["riders"], "accidentalDeath") ? 2 * sum : sum;
    case "accident":
    case "critical-illness":
      return sum;
    case "credit-life":
      return tiyn(
        balanceOf(Number(answers["loan"]), Number(answers["loanRate"]) / 100, Number(answers["months"]), contractMonths(start, eventOn)),
      );
    case "education":
      return 0;
    default:
      throw new Error(`${line} pays by papers`);
  }
}

/** Premiums that had to be paid before the event and were not. */
function overdueOf({ start, paidOn, eventOn }: ClaimStory, instalment: number, monthsApart: number, months: number): number {
  let due = 0;
  for (let month = 0; month < (monthsApart === 0 ? 1 : months); month += monthsApart || 1)
    if (numberOf(addMonths(start, month)) < numberOf(eventOn)) due += instalment;
  return Math.max(0, due - paidOn.length * instalment);
}

/** A sum by percents with four decimals: whole tiyn down, and what is left over to the largest fractions, of equal ones to the first named. */
function divided(sum: number, percents: readonly number[]): readonly number[] {
  const weights = percents.map((percent) => BigInt(Math.round(percent * 10_000)));
  const all = weights.reduce((total, weight) => total + weight, 0n);
  const parts = weights.map((weight) => Number((BigInt(sum) * weight) / all));
  const fraction = (index: number) => (BigInt(sum) * (weights[index] ?? 0n)) % all;
  let left = sum - parts.reduce((total, part) => total + part, 0);
  const byFraction = parts.map((_, index) => index).toSorted((one, other) => Number(fraction(other) - fraction(one)) || one - other);
  for (const index of byFraction) {
    if (left === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}

const interestOf = (amount: number, days: number): number => {
  const numerator = BigInt(amount) * BigInt(BASE_RATE_PERCENT) * BigInt(days);
  const denominator = 36_500n;
  const down = numerator / denominator;
  return Number(down) + (2n * (numerator - down * denominator) >= denominator ? 1 : 0);
};

/** Calendar days after the last day, without those on which papers were awaited. */
function lateDays({ papers }: ClaimStory, deadline: Day, on: Day): number {
  const last = numberOf(deadline);
  let days = 0;
  for (let day = last + 1; day <= numberOf(on); day += 1) {
    const isAwaited = papers !== undefined && numberOf(papers.askedOn) < day && day <= numberOf(papers.cameOn);
    if (!isAwaited) days += 1;
  }
  return days;
}

/** What a claim owes, by this program's own price, calendar and arithmetic. */
export function claimOwed(story: ClaimStory): ClaimAccount {
  const priced = priceOf(story.line, story.answers, story.start);
  if (typeof priced === "string") throw new Error("the second program takes no such answers");
  const { instalment, monthsApart, months = 0 } = priced;
  const isPaid = story.outcome === "accepted" || story.outcome === "acceptedInReview";
  const claimed = story.review?.askedOn ?? story.claimedOn;
  const deadline = workingDaysLater(claimed, ANSWER_DAYS);
  const none = { instalment, deadline, daysLate: 0, setOff: 0, shares: [], sent: 0 };
  if (!isPaid) return none;
  const days = lateDays(story, deadline, story.review?.decidedOn ?? story.decidedOn);
  const sum = sumOf(story);
  const setOff = story.line === "education" || story.measures ? 0 : Math.min(sum, overdueOf(story, instalment, monthsApart, months));
  if (sum === setOff) return { ...none, daysLate: days, setOff };
  const parts = divided(
    sum - setOff,
    story.payees.map(({ share }) => share),
  );
  const shares = parts.map((part) => ({ amount: part + interestOf(part, days), late: interestOf(part, days) }));
  return { instalment, deadline, daysLate: days, setOff, shares, sent: shares.reduce((total, { amount }) => total + amount, 0) };
}
