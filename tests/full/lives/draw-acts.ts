import { addDays, addMonths } from "@shanyraq/rules";
import type { Due, Plan } from "./plan.ts";
import { drawPremiums } from "./draw-premiums.ts";
import { daysBetween } from "./days-between.ts";
import { drawFundCase, type FundCase } from "./draw-fund.ts";
import { withDeath } from "./draw-death.ts";
import { drawChanges, duesAfter } from "./draw-changes.ts";
import type { Random } from "./random.ts";
import type { Act, Day } from "./story.ts";

const order = ["fundPays", "fundRefuses", "payBeside", "pay", "change", "restore", "alive", "death", "return", "account", "end", "look"];

/** All that happens to a contract once it was applied for, in the order of its days. */
export function drawActs(random: Random, applied: Day, quoted: Plan): readonly Act[] {
  const fund = quoted.savings > 0 && random.chance(0.6) ? drawFundCase(random, applied, quoted) : undefined;
  if (fund && fund.wholeOn === undefined) return inOrder([...fund.acts, ...looksBefore(applied, fund)]);
  // Paid on the day mostly, and now and then up to the last day of the promise, or after it.
  const drawn = random.chance(0.6) ? 0 : random.pick([1, 3, 11, 29, 30, 31]);
  const wait = fund?.wholeOn === undefined ? drawn : daysBetween(applied, fund.wholeOn);
  const first = addDays(applied, wait);
  const later = (day: Day) => addDays(day, wait);
  const plan = { ...quoted, endDate: later(quoted.endDate), benefitDays: quoted.benefitDays.map(later) };
  const changes = drawChanges(random, plan, first);
  const dues = duesAfter(plan, changes, { applied, first });
  const planned: readonly Act[] = [
    ...drawPremiums(random, plan, dues),
    ...changes,
    ...payouts(random, plan),
    ...annuityActs(random, plan, first),
  ].filter(({ on }) => on > first);
  const ends = random.chance(0.3) ? endOf(random, plan, first) : [];
  const [end] = ends;
  const lived: readonly Act[] = [
    ...(fund?.acts ?? [{ on: first, do: "pay" as const, tiyn: plan.instalment }]),
    // Now and then somebody tries after the end what is not taken any more.
    ...planned.filter(({ on }) => end === undefined || on <= end.on || random.chance(0.1)),
    ...ends,
  ];
  const acts = withDeath(random, lived, { plan, dues, first });
  return inOrder([...acts, ...looks(random, { plan, dues, acts, first }), ...(fund ? looksBefore(applied, fund) : [])]);
}

/** Acts by their days, and those of one day in the order in which they are done. */
function inOrder(acts: readonly Act[]): readonly Act[] {
  const byDay = Map.groupBy(acts, ({ on }) => on);
  const days = [...byDay.keys()].toSorted();
  return days.flatMap((day) => (byDay.get(day) ?? []).toSorted((one, other) => order.indexOf(one.do) - order.indexOf(other.do)));
}

function payouts(random: Random, { benefitDays, annuity }: Plan): readonly Act[] {
  if (annuity || benefitDays.length === 0) return [];
  return benefitDays.flatMap((due) => {
    if (random.chance(0.15)) return [];
    const named = addDays(due, random.pick([-30, -31, -12, -1, 0, 1, 40]));
    const sent = named > due ? named : due;
    if (!random.chance(0.15)) return [{ on: named, do: "account" as const }];
    return [
      { on: named, do: "account" as const },
      { on: addDays(sent, random.whole(1, 5)), do: "return" as const },
      { on: addDays(sent, random.whole(6, 30)), do: "account" as const },
    ];
  });
}

function annuityActs(random: Random, plan: Plan, first: Day): readonly Act[] {
  if (!plan.annuity) return [];
  const acts: Act[] = [];
  const years = Math.ceil(plan.benefitDays.length === 0 ? 1 : Number(plan.benefitDays.at(-1)?.slice(0, 4)) - Number(first.slice(0, 4)));
  for (let year = 1; year <= years; year += 1)
    if (random.chance(0.75)) acts.push({ on: addDays(addMonths(first, 12 * year), random.pick([-20, -5, 0, 3, 50])), do: "alive" });
  if (random.chance(0.2)) {
    const due = random.pick(plan.benefitDays);
    acts.push({ on: addDays(due, 2), do: "return" }, { on: addDays(due, 9), do: "account" });
  }
  return acts;
}

interface Looked {
  readonly plan: Plan;
  readonly dues: readonly Due[];
  readonly acts: readonly Act[];
  readonly first: Day;
}

/** What is seen while the fund is waited for, or once it will not pay. */
function looksBefore(applied: Day, { acts, wholeOn }: FundCase): readonly Act[] {
  const days = new Set([...acts.map(({ on }) => on), ...[0, 15, 60, 125, 300].map((after) => addDays(applied, after))]);
  return [...days].filter((on) => wholeOn === undefined || on < wholeOn).map((on): Act => ({ on, do: "look" }));
}

/** The days on which both programs say what they see: random ones, and those at which something turns. */
function looks(random: Random, { plan, dues, acts, first }: Looked): readonly Act[] {
  const last = plan.annuity ? (plan.benefitDays.at(-1) ?? plan.endDate) : plan.endDate;
  const days = new Set<Day>([
    first,
    addDays(first, random.pick([1, 13, 14, 15])),
    addDays(last, -1),
    last,
    addDays(last, random.whole(1, 400)),
  ]);
  const turns = dues.flatMap(({ dueDate: due }) => [due, addDays(due, 1), addDays(due, plan.graceDays), addDays(due, plan.graceDays + 1)]);
  for (let count = 0; count < 4; count += 1) days.add(random.pick([...turns, ...acts.map(({ on }) => on), ...plan.benefitDays]));
  for (const act of acts) if (act.do !== "pay" && random.chance(0.6)) days.add(act.on);
  return [...days].filter((on) => on >= first).map((on) => ({ on, do: "look" }));
}

function endOf(random: Random, plan: Plan, first: Day): readonly Act[] {
  const length = Math.min(1_500, Math.round((Date.parse(plan.endDate) - Date.parse(first)) / 86_400_000));
  const on = addDays(first, random.pick([0, 5, 14, 15, random.whole(16, 400), random.whole(1, Math.max(1, length))]));
  const repaid = plan.ofLoan && random.chance(0.3);
  const end: Act = { on, do: "end", ...(repaid && { repaidOn: on }) };
  if (!random.chance(0.2)) return [end];
  return [end, { on: addDays(on, 3), do: "return" }, { on: addDays(on, random.whole(4, 40)), do: "account" }];
}
