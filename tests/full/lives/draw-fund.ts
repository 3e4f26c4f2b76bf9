import { addDays } from "@shanyraq/rules";
import type { Plan } from "./plan.ts";
import type { Random } from "./random.ts";
import type { Act, Day } from "./story.ts";

/** What comes of a pension's money before its contract is in force. */
export interface FundCase {
  readonly acts: readonly Act[];
  /** The day on which all of it is known to be there; none where it never is. */
  readonly wholeOn: Day | undefined;
}

/** The fund pays what it was asked for, at once or long after it, refuses, or first sends another sum; the rest comes beside it on days of its own. */
export function drawFundCase(random: Random, applied: Day, { savings, beside }: Pick<Plan, "savings" | "beside">): FundCase {
  const days = random.pick([1, 4, 4, 7, 20, 31, 119, 120, 121, 200]);
  const on = addDays(applied, days);
  const besideActs = beside.map((part): Act => ({ on: addDays(applied, random.pick([0, 0, 3, 15, 40, 130])), do: "payBeside", part }));
  const sendsOther = random.chance(0.25);
  const other: readonly Act[] = sendsOther
    ? [
        {
          on: addDays(applied, Math.floor(days / 2)),
          do: "fundPays",
          tiyn: random.pick([Math.floor(savings * 0.6), savings + 100, 2 * savings]),
        },
      ]
    : [];
  if (random.chance(0.15)) return { acts: [...other, ...besideActs, { on, do: "fundRefuses" }], wholeOn: undefined };
  if (sendsOther && random.chance(0.2)) return { acts: [...other, ...besideActs], wholeOn: undefined };
  const paidOn = addDays(on, -random.whole(1, days));
  const paid: Act = { on, do: "fundPays", tiyn: savings, ...(random.chance(0.3) && { paidOn }) };
  const wholeOn = besideActs.reduce((last, act) => (act.on > last ? act.on : last), on);
  return { acts: [...other, ...besideActs, paid], wholeOn };
}
