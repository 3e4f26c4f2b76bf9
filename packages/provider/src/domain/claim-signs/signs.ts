import type { ClaimSign, InsuredEvent } from "@shanyraq/calls/vocabulary";
import { addDays } from "@shanyraq/rules";

/** What is known of a claim, as far as the insurer's own data go. */
export interface SignFacts {
  /** The day of the event, as it was reported. */
  readonly day: string;
  /** The first day of the contract's cover. */
  readonly startDate?: string;
  /** Of the person insured. */
  readonly bornOn?: string;
  readonly diedOn?: string;
  /** Claims of others that name the same account. */
  readonly accountClaims: number;
  /** Files of the claim whose very bytes came with a claim of somebody else. */
  readonly seenFiles: number;
  readonly event: InsuredEvent;
  /** A register records something else than was claimed. */
  readonly isContradicted: boolean;
  /** The day on which the application declared that the person was healthy. */
  readonly healthyOn?: string;
}

interface SignRow {
  readonly sign: ClaimSign;
  /** @param soonDays days from the start of a contract within which an event is looked at: the operator's own figure, not the law's. */
  readonly applies: (facts: SignFacts, soonDays: number) => boolean;
}

/** Events whose day is that of an illness or an injury: had they come before, whoever was healthy then was not. */
const ofHealth: ReadonlySet<InsuredEvent> = new Set(["illness", "disability"]);

/** Signs that ask a person to look. None decides anything. */
const rows: readonly SignRow[] = [
  { sign: "beforeContract", applies: ({ day, startDate }) => startDate !== undefined && day < startDate },
  {
    sign: "soonAfterStart",
    applies: ({ day, startDate }, soonDays) => startDate !== undefined && day >= startDate && day < addDays(startDate, soonDays),
  },
  { sign: "beforeBirth", applies: ({ day, bornOn }) => bornOn !== undefined && day < bornOn },
  { sign: "afterDeath", applies: ({ day, diedOn }) => diedOn !== undefined && day > diedOn },
  { sign: "sharedAccount", applies: ({ accountClaims }) => accountClaims > 0 },
  { sign: "seenFile", applies: ({ seenFiles }) => seenFiles > 0 },
  { sign: "registerDiffers", applies: ({ isContradicted }) => isContradicted },
  {
    sign: "declaredHealthy",
    applies: ({ event, day, healthyOn }) => ofHealth.has(event) && healthyOn !== undefined && day <= healthyOn,
  },
];

/** The signs of a claim. A pure function. */
export const signsOf = (facts: SignFacts, soonDays: number): readonly ClaimSign[] =>
  rows.filter(({ applies }) => applies(facts, soonDays)).map(({ sign }) => sign);
