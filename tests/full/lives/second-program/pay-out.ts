import { addMonths, dayOf } from "./calendar.ts";
import { isAnnuity, type Life } from "./life.ts";
import { PROOF_MONTHS } from "./overdue-days.ts";

/** Whether a proof of life is missing for payments of a day; only annuities ask for one, a payout annuity not within its guarantee (life-proof policy). */
function waitsForProof(life: Life, day: number): boolean {
  if (!isAnnuity(life.line)) return false;
  const last = life.benefits.findLast(({ on }) => on <= day);
  if (life.line === "payout-annuity" && last?.guaranteed) return false;
  return dayOf(day) > addMonths(life.provenOn, PROOF_MONTHS);
}

/** Orders at the bank, if an account is known: what is owed of benefits, and of premiums. */
export function payOut(life: Life, day: number): void {
  if (life.account === "none" || life.dead) return;
  if (!waitsForProof(life, day)) {
    for (const tiyn of life.owed) life.orders.push({ on: day, tiyn, kind: "benefit", returned: false });
    life.owed = [];
  }
  if (life.refundOwed > 0) {
    life.orders.push({ on: day, tiyn: life.refundOwed, kind: "refund", returned: false });
    life.refundOwed = 0;
  }
  // An account that was named for a refund alone is used up by it.
  if (life.account === "once" && life.refundOwed === 0 && life.owed.length === 0) life.account = "none";
}
