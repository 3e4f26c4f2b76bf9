import { addMonths, dayOf } from "./calendar.ts";
import { isAnnuity, type Life, type Owed } from "./life.ts";
import { PROOF_MONTHS } from "./overdue-days.ts";

/**
 * Whether a benefit waits for a proof of life: only annuities ask for one, a payout annuity not for what it guarantees, and a proof is good for what falls
 * due within its months, whenever the money goes (life-proof policy).
 */
function waitsForProof(life: Life, { on, guaranteed }: Owed): boolean {
  if (!isAnnuity(life.line) || (life.line === "payout-annuity" && guaranteed)) return false;
  return dayOf(on) > addMonths(life.provenOn, PROOF_MONTHS);
}

/** Orders at the bank, if an account is known: what is owed of benefits, and of premiums. */
export function payOut(life: Life, day: number): void {
  if (life.account === "none" || life.diedOn !== undefined) return;
  for (const benefit of life.owed)
    if (!waitsForProof(life, benefit)) life.orders.push({ on: day, tiyn: benefit.tiyn, benefit, returned: false });
  life.owed = life.owed.filter((benefit) => waitsForProof(life, benefit));
  if (life.refundOwed > 0) life.orders.push({ on: day, tiyn: life.refundOwed, benefit: undefined, returned: false });
  life.refundOwed = 0;
  // An account that was named for a refund alone is used up by it.
  if (life.account === "once" && life.owed.length === 0) life.account = "none";
}
