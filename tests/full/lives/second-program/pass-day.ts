import { isOwedAfterDeath } from "./death.ts";
import { firstUnpaid, paidOf, unpaidInAll } from "./dues.ts";
import { isAnnuity, latestOf, termsOn, type Life } from "./life.ts";
import { overdueDays } from "./overdue-days.ts";
import { payOut } from "./pay-out.ts";

/** Premiums stopped for good: paid-up where there is a lower sum by then, else lapsed (decisions 027 and 052). */
function stopPremiums(life: Life, day: number): void {
  // The paid-up sum counts the months up to which premiums are paid, not the days of grace after them (decision 027).
  const months = firstUnpaid(life)?.month ?? 0;
  const lowerSum = termsOn(life, day).paidUpAt?.(months) ?? 0;
  // A part of a premium is owed back (Civil Code 818, paragraph 5; our promise).
  const { whole, part } = paidOf(life);
  life.refundOwed += part;
  if (lowerSum > 0) {
    life.stands = "paidUp";
    life.keptSurrender = termsOn(life, day).surrenderAt?.(months) ?? 0;
    life.benefits = life.benefits.map((benefit) => ({ ...benefit, tiyn: lowerSum }));
    return;
  }
  // A whole premium of days without cover is owed back: its period began while the cover was suspended.
  const coverStopped = life.suspendedFor + overdueDays(life.line).grace;
  for (const due of life.dues.slice(0, whole)) if (due.on > coverStopped) life.refundOwed += due.tiyn;
  life.stands = "lapsed";
  life.benefits = [];
}

/** The end of the term: what is missing of premiums is taken from what falls due first (decisions 033 and 052). */
function mature(life: Life): void {
  if (life.stands === "running") {
    let missing = unpaidInAll(life);
    life.benefits = life.benefits.map((benefit) => {
      const taken = latestOf(life).surrenderAt ? Math.min(missing, benefit.tiyn) : 0;
      missing -= taken;
      return { ...benefit, tiyn: benefit.tiyn - taken };
    });
  }
  life.stands = "matured";
}

/** What falls due is owed, once. After a death only the guarantee continues (decision 053). */
function fallDue(life: Life, day: number): void {
  if (life.stands !== "matured" && !isAnnuity(life.line)) return;
  for (const benefit of life.benefits) {
    if (benefit.fallen || benefit.on > day) continue;
    benefit.fallen = true;
    if (isOwedAfterDeath(life, benefit)) life.owed = [...life.owed, benefit];
  }
}

/** What happens on a day automatically, before anybody acts on it. */
export function passDay(life: Life, day: number): void {
  const { grace, restore } = overdueDays(life.line);
  // Cover is back on the day after everything overdue was paid (decision 027).
  if (life.restoredOn !== undefined && day > life.restoredOn) {
    life.restoredOn = undefined;
    life.stands = "running";
  }
  // A contract that is suspended on its last day continues for its paid-up sum, or for nothing (decision 033).
  if (day >= life.endsOn && life.stands === "suspended") stopPremiums(life, day);
  if (day >= life.endsOn && (life.stands === "running" || life.stands === "paidUp")) mature(life);
  const unpaid = firstUnpaid(life);
  // A contract that had cover on the day of the death keeps it, whatever comes no more (decision 052, amendment of 2026-11-27).
  if (life.stands === "running" && !life.coveredAtDeath && unpaid && day > unpaid.on + grace) {
    life.stands = "suspended";
    life.suspendedFor = unpaid.on;
  }
  if (life.stands === "suspended" && life.restoredOn === undefined && day > life.suspendedFor + grace + restore) stopPremiums(life, day);
  fallDue(life, day);
  payOut(life, day);
}
