import type { PremiumDue } from "@shanyraq/flows";
import { tiynOf } from "@shanyraq/rules";
import { isAny } from "../contracts/contract-state.ts";

/** How much somebody wants to pay: a sum that follows from what is due, or one of their own. */
export const premiumWays = ["overdue", "next", "several", "other"] as const;
export type PremiumWay = (typeof premiumWays)[number];

/** The ways there are for what is due; the one that is wanted most comes first. */
export const waysOf = ({ overdue, nextAmount, ahead, least, most }: PremiumDue): readonly PremiumWay[] =>
  premiumWays.filter((way) => {
    if (way === "overdue") return isAny(overdue) && overdue !== nextAmount;
    if (way === "several") return ahead.length > 1;
    return way === "next" || least !== most;
  });

/** What somebody typed as a decimal: "10 000,5" is 10000.50; undefined when it is not a sum, or not within the limits. */
export function typedSum(typed: string, { least, most }: Pick<PremiumDue, "least" | "most">): string | undefined {
  const sum = typed.replace(/[\s\u00a0₸]/g, "").replace(",", ".");
  const tiyn = /^\d+(\.\d{1,2})?$/.test(sum) ? tiynOf(sum) : undefined;
  const isWithin = tiyn !== undefined && tiyn >= (tiynOf(least) ?? 0) && tiyn <= (tiynOf(most) ?? 0);
  return isWithin ? sum : undefined;
}
