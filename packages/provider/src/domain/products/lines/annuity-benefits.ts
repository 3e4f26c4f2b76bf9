import type { Tiyn } from "@shanyraq/rules";
import type { BenefitQuestion, ScheduledBenefit } from "./scheduled-benefit.ts";

/** One payment of an annuity; amounts are tiyn. */
export interface AnnuityPayment {
  readonly dueOn: string;
  readonly amount: Tiyn;
}

interface AnnuityTerms {
  /** The day from which payments are owed to the living alone. */
  readonly guaranteedUntil: string;
  readonly burial: Tiyn;
}

/**
 * Which payments of an annuity are owed. What fell due by the day of death was the annuitant's own; what falls due later is the beneficiaries' or the heirs' if
 * it is guaranteed, and otherwise owed to nobody. A burial benefit falls due on the day of death.
 */
export function annuityBenefits(
  payments: readonly AnnuityPayment[],
  { guaranteedUntil, burial }: AnnuityTerms,
  { diedOn }: Pick<BenefitQuestion, "diedOn">,
): readonly ScheduledBenefit[] {
  const isGuaranteed = ({ dueOn }: AnnuityPayment) => dueOn < guaranteedUntil;
  if (diedOn === undefined) return payments.map((one) => ({ ...one, ...(!isGuaranteed(one) && { whileAlive: true as const }) }));
  const owed = payments.filter((one) => one.dueOn <= diedOn || isGuaranteed(one));
  const funeral: readonly ScheduledBenefit[] = burial > 0 ? [{ dueOn: diedOn, amount: burial, of: "burial" }] : [];
  return [...owed, ...funeral].toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : Number(one.dueOn > other.dueOn)));
}
