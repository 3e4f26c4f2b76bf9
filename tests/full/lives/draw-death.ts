import { addDays } from "@shanyraq/rules";
import { daysBetween } from "./days-between.ts";
import type { Due, Plan } from "./plan.ts";
import type { Random } from "./random.ts";
import type { Act, Day } from "./story.ts";

interface Drawn {
  readonly plan: Plan;
  readonly dues: readonly Due[];
  /** The day of the first premium. */
  readonly first: Day;
}

/** After so many days a death becomes known: at once mostly, weeks or months later at times. */
const DAYS_UNTIL_KNOWN = [0, 0, 0, 0, 1, 12, 30, 61, 150, 400] as const;

/** A day after the first premium: any day, or one close to a due premium, to the end of its grace or to a sum that falls due. */
function drawDiedOn(random: Random, { plan, dues, first }: Drawn): Day {
  const last = plan.annuity ? (plan.benefitDays.at(-1) ?? plan.endDate) : plan.endDate;
  const { graceDays } = plan;
  const nearDue = () => addDays(random.pick(dues).dueDate, random.pick([-12, -1, 0, 1, 9, graceDays, graceDays + 1, graceDays + 20]));
  const nearBenefit = () => addDays(random.pick(plan.benefitDays), random.pick([-20, -1, 0, 1, 30]));
  const anyDay = () => addDays(first, random.whole(0, Math.max(1, daysBetween(first, last))));
  const draws = [anyDay, anyDay, ...(dues.length > 1 ? [nearDue, nearDue] : []), ...(plan.benefitDays.length > 0 ? [nearBenefit] : [])];
  const drawn = random.pick(draws)();
  return drawn < first ? first : drawn;
}

/** Whether an act continues without the insured person, who is mostly the owner: others may pay for a while, and a bank sends back what it could not pay. */
const needsOwner = ({ do: kind }: Act): boolean => !withoutOwner.has(kind);
const withoutOwner: ReadonlySet<Act["do"]> = new Set(["pay", "restore", "return", "fundPays", "payBeside"]);

/** The same acts with the death of the insured person among them, of some lives; what its owner would have done after it is left out but for a few tries. */
export function withDeath(random: Random, acts: readonly Act[], drawn: Drawn): readonly Act[] {
  if (!drawn.plan.insuresOne || !random.chance(drawn.plan.annuity ? 0.35 : 0.25)) return acts;
  const diedOn = drawDiedOn(random, drawn);
  const days = random.pick(DAYS_UNTIL_KNOWN);
  const on = addDays(diedOn, days);
  const paysOn = random.chance(0.5);
  const isPossible = (act: Act): boolean => {
    if (act.on < diedOn) return true;
    if (act.on > on) return random.chance(0.3);
    if (needsOwner(act)) return act.on === diedOn && days === 0;
    return act.on === diedOn || act.do === "return" || paysOn;
  };
  const [begin, ...rest] = acts;
  return begin ? [begin, ...rest.filter(isPossible), { on, do: "death", ...(days > 0 && { diedOn }) }] : acts;
}
