import { lineOf, usualClaimLimits, type ClaimLimits } from "@shanyraq/provider";
import { oneOf, parsed, whole } from "./variable.ts";

const TIYN = 100;
const { maxSum, minDays, lines, soonDays } = usualClaimLimits;

/** Slugs of known lines, separated by commas; undefined where one is not known. */
function readLines(text: string): readonly string[] | undefined {
  const named = text.split(",").map((slug) => slug.trim());
  return named.every((slug) => lineOf(slug)?.slug === slug) ? named : undefined;
}

/** What the operator decides about claims that no law sets. */
export const claimVariables = {
  CLAIM_RULES: oneOf(
    "off: every claim is decided by people. on: a simple one is accepted by rule within a minute, and never refused; it needs DEATHS_URL.",
    ["on", "off"],
  ),
  CLAIM_RULES_SUM: whole("The greatest sum, in tenge, that is accepted by rule.", maxSum / TIYN, [0, 1_000_000_000]),
  CLAIM_RULES_DAYS: whole(
    "Least days from the start of a contract, or from its last change, to an event that is accepted by rule; fewer than two years leave out that the cause of a death may be a ground for a refusal.",
    minDays,
    [0, 36_500],
  ),
  CLAIM_RULES_LINES: parsed(
    `Lines of which claims are accepted by rule, by their slugs, separated by commas; unset: ${lines.join(",")}.`,
    lines.join(","),
    readLines,
    "slugs of lines, separated by commas",
  ),
  CLAIM_SOON_DAYS: whole(
    "Days from the start of a contract within which an event is a sign for the staff to look at.",
    soonDays,
    [0, 3_650],
  ),
} as const;

interface Given {
  readonly CLAIM_RULES: "on" | "off";
  readonly CLAIM_RULES_SUM: number;
  readonly CLAIM_RULES_DAYS: number;
  readonly CLAIM_RULES_LINES: readonly string[] | undefined;
  readonly CLAIM_SOON_DAYS: number;
}

/** What the variables say of claims. */
export const claimLimitsOf = (given: Given): ClaimLimits => ({
  byRule: given.CLAIM_RULES === "on",
  maxSum: given.CLAIM_RULES_SUM * TIYN,
  minDays: given.CLAIM_RULES_DAYS,
  lines: given.CLAIM_RULES_LINES ?? lines,
  soonDays: given.CLAIM_SOON_DAYS,
});
