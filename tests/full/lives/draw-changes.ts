import { addDays, addMonths } from "@shanyraq/rules";
import type { Due, Plan } from "./plan.ts";
import type { Random } from "./random.ts";
import type { Act, Day } from "./story.ts";

type Change = Extract<Act, { readonly do: "change" }>;

/** Up to three changes of a contract that is paid in parts; some of them the product will not take. */
export function drawChanges(random: Random, plan: Plan, first: Day): readonly Change[] {
  if (plan.changes.length === 0 || plan.frequency === "single" || !random.chance(0.3)) return [];
  const days = Array.from({ length: random.whole(1, 3) }, () => addDays(first, random.whole(1, 900))).toSorted();
  let sum = plan.sumAssured;
  return days.map((on): Change => {
    if (random.pick(plan.changes) === "frequency")
      return { on, do: "change", to: { frequency: random.pick(["monthly", "quarterly", "semiannual", "annual"]) } };
    sum = Math.floor((sum * random.whole(60, 99)) / 100);
    return { on, do: "change", to: { sumAssured: String(sum) } };
  });
}

const monthsBetween = (from: Day, to: Day): number =>
  12 * (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

/** The first anniversary after a day. */
function anniversaryAfter(start: Day, day: Day): Day {
  for (let year = 1; ; year += 1) {
    const one = addMonths(start, 12 * year);
    if (one > day) return one;
  }
}

/** The premiums that fall due once a contract began on the day of its first one, with those of each change from its anniversary on. */
export function duesAfter(
  plan: Plan,
  changes: readonly Change[],
  { applied, first }: { readonly applied: Day; readonly first: Day },
): readonly Due[] {
  const moved = (dues: readonly Due[]) =>
    dues.map(({ dueDate, amount }) => ({ dueDate: addMonths(first, monthsBetween(applied, dueDate)), amount }));
  let dues = moved(plan.dues);
  changes.forEach(({ on }, index) => {
    const changed = plan.changedDues(changes.slice(0, index + 1).map(({ to }) => to));
    const from = anniversaryAfter(first, on);
    if (changed) dues = [...dues.filter(({ dueDate }) => dueDate < from), ...moved(changed).filter(({ dueDate }) => dueDate >= from)];
  });
  return dues;
}
