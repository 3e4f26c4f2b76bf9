import type { ClaimAge } from "@shanyraq/calls/vocabulary";
import { daysBetween, type Tiyn } from "@shanyraq/rules";
import { firstDecision, outcomeOf, reviewOf, standingDecision, type DatedClaim, type ClaimOutcome } from "./dated-claim.ts";
import { tookOf, type Took } from "./took.ts";

/** What became of claims that came in a year. */
export interface ClaimsOfYear {
  readonly received: number;
  readonly accepted: number;
  readonly byRule: number;
  readonly refused: number;
  readonly answered: number;
  readonly withdrawn: number;
  /** Decided after the day by which it was due, or past that day and undecided. */
  readonly late: number;
  readonly reviews: number;
  readonly reviewsAccepted: number;
  readonly owed: Tiyn;
  readonly paid: Tiyn;
  readonly toDecision?: Took;
  readonly toMoney?: Took;
}

/** Undecided claims by how long they wait. */
export interface OpenClaims {
  readonly age: ClaimAge;
  readonly claims: number;
  readonly late: number;
}

/** Days up to which an age reaches, in their order. */
const ages: readonly (readonly [ClaimAge, number])[] = [
  ["toFive", 5],
  ["toFifteen", 15],
  ["toThirty", 30],
  ["longer", Number.POSITIVE_INFINITY],
];

const isAccepted = (claim: DatedClaim): boolean => outcomeOf(claim) === "accepted";
/** Of a claim that was reviewed the day is that of the review. */
const isLate = (claim: DatedClaim, day: string): boolean => (standingDecision(claim)?.on ?? day) > claim.answerBy;

/**
 * Counts what became of claims.
 * @param claims those that came in a year.
 * @param day as of which they stand, yyyy-mm-dd.
 */
export function figuresOf(claims: readonly DatedClaim[], day: string): ClaimsOfYear {
  const count = (outcome: ClaimOutcome) => claims.filter((claim) => outcomeOf(claim) === outcome).length;
  const reviewed = claims.filter((claim) => reviewOf(claim) !== undefined);
  // One that was taken back was not decided.
  const decided = claims.flatMap((claim) => {
    const first = firstDecision(claim);
    return first && first.status !== "withdrawn" ? [daysBetween(claim.receivedOn, first.on)] : [];
  });
  const paid = claims.flatMap(({ receivedOn, paidOn }) => (paidOn === null ? [] : [daysBetween(receivedOn, paidOn)]));
  const [toDecision, toMoney] = [tookOf(decided), tookOf(paid)];
  return {
    received: claims.length,
    accepted: count("accepted"),
    byRule: claims.filter(({ isByRule }) => isByRule).length,
    refused: count("refused"),
    answered: count("answered"),
    withdrawn: count("withdrawn"),
    late: claims.filter((claim) => isLate(claim, day)).length,
    reviews: reviewed.length,
    reviewsAccepted: reviewed.filter(isAccepted).length,
    owed: claims.reduce((sum, { owed }) => sum + owed, 0),
    paid: claims.reduce((sum, one) => sum + one.paid, 0),
    ...(toDecision && { toDecision }),
    ...(toMoney && { toMoney }),
  };
}

/** Undecided claims by how long they wait, every age once. */
export function openByAge(claims: readonly DatedClaim[], day: string): readonly OpenClaims[] {
  const open = claims.filter((claim) => outcomeOf(claim) === "open");
  const ageOf = ({ receivedOn }: DatedClaim): ClaimAge => ages.find(([, days]) => daysBetween(receivedOn, day) <= days)?.[0] ?? "longer";
  return ages.map(([age]) => {
    const ofAge = open.filter((claim) => ageOf(claim) === age);
    return { age, claims: ofAge.length, late: ofAge.filter(({ answerBy }) => day > answerBy).length };
  });
}
