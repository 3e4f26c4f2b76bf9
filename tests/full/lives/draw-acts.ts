import { addDays, addMonths } from "@shanyraq/rules";
import type { Random } from "./random.ts";
import type { Act, Day } from "./story.ts";

/** What the calculator says of the answers, as far as a life is planned by it. Sums are whole tiyn. */
export interface Plan {
  readonly instalment: number;
  readonly dueDates: readonly Day[];
  readonly endDate: Day;
  /** Days on which something is paid out by itself; of an annuity for life the first years of them. */
  readonly benefitDays: readonly Day[];
  readonly annuity: boolean;
  /** Changes that the line takes of a contract that is paid in parts. */
  readonly changes: readonly ("frequency" | "sumAssured")[];
  readonly frequency: string;
  /** In whole tenge. */
  readonly sumAssured: number;
  /** Days of grace, and days of restoration after them. */
  readonly graceDays: number;
  readonly restoreDays: number;
}

/** Premiums that are planned after these are paid a year at once: a life of twenty years is lived through, and not by two hundred payments. */
const MAX_PAYMENTS = 18;

/** Pays the dues as one kind of person does, up to one whose premium does not come any more. */
function payments(random: Random, { dueDates, instalment, graceDays }: Plan): { readonly acts: readonly Act[]; readonly paid: number } {
  const acts: Act[] = [];
  const habit = random.pick(["onTime", "onTime", "early", "late", "mixed"] as const);
  const stops = dueDates.length > 1 && random.chance(0.45) ? random.whole(1, Math.min(dueDates.length - 1, 30)) : dueDates.length;
  const offset = () => {
    if (habit === "onTime") return 0;
    if (habit === "early") return -random.whole(0, 25);
    if (habit === "late") return random.pick([0, 1, 5, 12, graceDays - 1, graceDays, graceDays + 1]);
    return random.pick([-10, -1, 0, 0, 1, 7, graceDays, graceDays + 3]);
  };
  let index = 1;
  let last = "";
  while (index < stops) {
    const due = dueDates[index];
    if (due === undefined) break;
    const many = acts.length > MAX_PAYMENTS ? Math.ceil((stops - index) / 3) : random.pick([1, 1, 1, 1, 2, 3]);
    const count = Math.min(many, stops - index);
    const wished = addDays(due, count > 1 && habit !== "late" ? -random.whole(0, 3) : offset());
    const on = wished > last ? wished : addDays(last, 1);
    last = on;
    if (random.chance(0.15)) {
      const part = Math.max(100, Math.floor((count * instalment * random.whole(5, 90)) / 100));
      acts.push({ on, do: "pay", tiyn: part });
      last = addDays(on, random.whole(1, 9));
      acts.push({ on: last, do: "pay", tiyn: count * instalment - part });
    } else acts.push({ on, do: "pay", tiyn: count * instalment });
    index += count;
  }
  return { acts, paid: stops };
}

/** What becomes of a contract whose premium does not come: nothing, a part, or its restoration, in time or too late. */
function afterStop(random: Random, { dueDates, instalment, graceDays, restoreDays }: Plan, paid: number): readonly Act[] {
  const due = dueDates[paid];
  if (due === undefined) return [];
  const acts: Act[] = [];
  if (random.chance(0.3))
    acts.push({ on: addDays(due, random.whole(0, graceDays + 5)), do: "pay", tiyn: Math.floor(instalment / random.whole(2, 5)) });
  const ends = graceDays + restoreDays;
  const edges = [graceDays, graceDays + 1, graceDays + random.whole(2, restoreDays - 1), ends, ends + 1];
  if (random.chance(0.5)) acts.push({ on: addDays(due, random.pick(edges)), do: "restore" });
  return acts;
}

function changes(random: Random, plan: Plan, first: Day): readonly Act[] {
  if (plan.changes.length === 0 || plan.frequency === "single" || !random.chance(0.3)) return [];
  const count = random.whole(1, 3);
  let sum = plan.sumAssured;
  return Array.from({ length: count }, (): Act => {
    const on = addDays(first, random.whole(1, 900));
    if (random.pick(plan.changes) === "frequency")
      return { on, do: "change", to: { frequency: random.pick(["monthly", "quarterly", "semiannual", "annual"]) } };
    sum = Math.floor((sum * random.whole(60, 99)) / 100);
    return { on, do: "change", to: { sumAssured: String(sum) } };
  });
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
  if (random.chance(0.35)) acts.push({ on: addDays(first, random.whole(30, 365 * Math.max(1, years))), do: "death" });
  if (random.chance(0.2)) {
    const due = random.pick(plan.benefitDays);
    acts.push({ on: addDays(due, 2), do: "return" }, { on: addDays(due, 9), do: "account" });
  }
  return acts;
}

/** The days on which both programs say what they see: random ones, and those at which something turns. */
function looks(random: Random, plan: Plan, acts: readonly Act[]): readonly Act[] {
  const first = acts[0]?.on ?? plan.endDate;
  const last = plan.annuity ? (plan.benefitDays.at(-1) ?? plan.endDate) : plan.endDate;
  const days = new Set<Day>([
    first,
    addDays(first, random.pick([1, 13, 14, 15])),
    addDays(last, -1),
    last,
    addDays(last, random.whole(1, 400)),
  ]);
  const turns = plan.dueDates.flatMap((due) => [due, addDays(due, 1), addDays(due, plan.graceDays), addDays(due, plan.graceDays + 1)]);
  for (let count = 0; count < 4; count += 1) days.add(random.pick([...turns, ...acts.map(({ on }) => on), ...plan.benefitDays]));
  for (const act of acts) if (act.do !== "pay" && random.chance(0.6)) days.add(act.on);
  return [...days].filter((on) => on >= first).map((on) => ({ on, do: "look" }));
}

const order = ["pay", "change", "restore", "alive", "death", "return", "account", "end", "look"];

/** All that happens to a contract once it was applied for, in the order of its days. */
export function drawActs(random: Random, applied: Day, plan: Plan): readonly Act[] {
  // Paid on the day mostly, and now and then up to the last day of the promise, or after it.
  const wait = random.chance(0.6) ? 0 : random.pick([1, 3, 11, 29, 30, 31]);
  const first = addDays(applied, wait);
  const moved = {
    ...plan,
    dueDates: wait === 0 ? plan.dueDates : plan.dueDates.map((due) => addMonths(first, monthsBetween(applied, due))),
  };
  const paying = payments(random, moved);
  const planned: readonly Act[] = [
    ...paying.acts,
    ...afterStop(random, moved, paying.paid),
    ...changes(random, moved, first),
    ...payouts(random, moved),
    ...annuityActs(random, moved, first),
  ].filter(({ on }) => on > first);
  const ends = random.chance(0.3) ? endOf(random, moved, first) : [];
  const [end] = ends;
  const acts: readonly Act[] = [
    { on: first, do: "pay", tiyn: plan.instalment },
    // Now and then somebody tries after the end what is not taken any more.
    ...planned.filter(({ on }) => end === undefined || on <= end.on || random.chance(0.1)),
    ...ends,
  ];
  const byDay = Map.groupBy([...acts, ...looks(random, moved, acts)], ({ on }) => on);
  const days = [...byDay.keys()].toSorted();
  return days.flatMap((day) => (byDay.get(day) ?? []).toSorted((one, other) => order.indexOf(one.do) - order.indexOf(other.do)));
}

const monthsBetween = (from: Day, to: Day): number =>
  12 * (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

function endOf(random: Random, plan: Plan, first: Day): readonly Act[] {
  const length = Math.min(1_500, Math.round((Date.parse(plan.endDate) - Date.parse(first)) / 86_400_000));
  const on = addDays(first, random.pick([0, 5, 14, 15, random.whole(16, 400), random.whole(1, Math.max(1, length))]));
  const repaid = plan.dueDates.length === 1 && random.chance(0.3);
  const end: Act = { on, do: "end", ...(repaid && { repaidOn: on }) };
  if (!random.chance(0.2)) return [end];
  return [end, { on: addDays(on, 3), do: "return" }, { on: addDays(on, random.whole(4, 40)), do: "account" }];
}
