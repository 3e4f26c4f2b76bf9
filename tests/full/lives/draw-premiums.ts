import { addDays } from "@shanyraq/rules";
import type { Due, Plan } from "./plan.ts";
import type { Random } from "./random.ts";
import type { Act, Day } from "./story.ts";

type Pay = Extract<Act, { readonly do: "pay" }>;
type Overdue = Pick<Plan, "graceDays" | "restoreDays">;

/** Premiums that come after these are paid many at once: a life of twenty years is lived through, and not by two hundred payments. */
const MAX_PAYMENTS = 18;

const habits = ["onTime", "onTime", "early", "late", "mixed"] as const;

function daysFromDue(random: Random, habit: (typeof habits)[number], { graceDays }: Overdue): number {
  if (habit === "onTime") return 0;
  if (habit === "early") return -random.whole(0, 25);
  if (habit === "late") return random.pick([0, 1, 5, 12, graceDays - 1, graceDays, graceDays + 1]);
  return random.pick([-10, -1, 0, 0, 1, 7, graceDays, graceDays + 3]);
}

/** Pays dues as one kind of person does: on their days or around them, whole, in two parts, or several at once. */
function payAll(random: Random, dues: readonly Due[], terms: Overdue): readonly Pay[] {
  const acts: Pay[] = [];
  const habit = random.pick(habits);
  let index = 0;
  let last: Day = "";
  while (index < dues.length) {
    const many = acts.length > MAX_PAYMENTS ? Math.ceil((dues.length - index) / 3) : random.pick([1, 1, 1, 1, 2, 3]);
    const some = dues.slice(index, index + many);
    const [first] = some;
    if (!first) break;
    const sum = some.reduce((total, { amount }) => total + amount, 0);
    const wished = addDays(first.dueDate, some.length > 1 && habit !== "late" ? -random.whole(0, 3) : daysFromDue(random, habit, terms));
    const on = wished > last ? wished : addDays(last, 1);
    last = on;
    if (random.chance(0.15)) {
      const part = Math.max(100, Math.floor((sum * random.whole(5, 90)) / 100));
      last = addDays(on, random.whole(1, 9));
      acts.push({ on, do: "pay", tiyn: part }, { on: last, do: "pay", tiyn: sum - part });
    } else acts.push({ on, do: "pay", tiyn: sum });
    index += some.length;
  }
  return acts;
}

/** What becomes of a contract one of whose premiums does not come: nothing, a part, or its restoration, in time or too late, and what is paid after it. */
function afterStop(random: Random, due: Due, later: readonly Due[], terms: Overdue): readonly Act[] {
  const { graceDays, restoreDays } = terms;
  const part: readonly Act[] = random.chance(0.3)
    ? [{ on: addDays(due.dueDate, random.whole(0, graceDays + 5)), do: "pay", tiyn: Math.floor(due.amount / random.whole(2, 5)) }]
    : [];
  if (!random.chance(0.55)) return part;
  const ends = graceDays + restoreDays;
  const within = graceDays + random.whole(2, restoreDays - 1);
  const on = addDays(due.dueDate, random.pick([graceDays, graceDays + 1, within, within, ends, ends + 1]));
  const after = later.filter(({ dueDate }) => dueDate > on);
  return [...part, { on, do: "restore" }, ...(random.chance(0.6) ? payAll(random, after, terms) : [])];
}

/** The premiums after the first one, as they come. */
export function drawPremiums(random: Random, terms: Overdue, dues: readonly Due[]): readonly Act[] {
  const stops = dues.length > 1 && random.chance(0.45) ? random.whole(1, Math.min(dues.length - 1, 30)) : dues.length;
  const due = dues[stops];
  return [...payAll(random, dues.slice(1, stops), terms), ...(due ? afterStop(random, due, dues.slice(stops + 1), terms) : [])];
}
