import { leftOf, scheduledOf, type Benefit } from "./benefits.ts";
import type { ContractView } from "./fold.ts";

/** The burial benefit that an annuity owes since the death that a claim has recorded; undefined where it owes none, or a claim has taken it over. */
export function burialOf(view: ContractView, claim: string, day: string): Benefit | undefined {
  const isRecorded = view.claims.some((one) => one.claim === claim && one.taken !== undefined);
  return isRecorded ? scheduledOf(view, day).find((one) => one.of === "burial" && leftOf(one) > 0) : undefined;
}
