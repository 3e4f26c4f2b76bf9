import type { Act, Sight, Story } from "../story.ts";
import type { Agreed } from "./agreed.ts";
import { numberOf } from "./calendar.ts";
import { overdueDays } from "./overdue-days.ts";
import { emptySight } from "./sight-of.ts";

/** A pension's money until its contract is in force: that of the fund, which is one transfer, and what comes beside it (decision 035). */
export interface FundCase {
  readonly requested: Readonly<Record<"savings" | "redemptionSum" | "contribution", number>>;
  readonly came: Partial<Record<"savings" | "redemptionSum" | "contribution", string>>;
  refused: boolean;
  /** Whether the annuitant is known to have died. */
  died: boolean;
}

/** The case of a story whose fund is asked; undefined where a pension is paid at once, and of other lines. */
export function fundCaseOf({ answers, acts }: Story): FundCase | undefined {
  if (!acts.some((act) => act.do === "fundPays" || act.do === "fundRefuses")) return undefined;
  const tiynOf = (name: string) => Number(answers[name] ?? 0) * 100;
  const requested = { savings: tiynOf("savings"), redemptionSum: tiynOf("redemptionSum"), contribution: tiynOf("contribution") };
  return { requested, came: {}, refused: false, died: false };
}

const receivedOf = ({ requested, came }: FundCase): number =>
  (Object.keys(came) as (keyof FundCase["came"])[]).reduce((sum, part) => sum + requested[part], 0);

/**
 * Nobody is reminded of the money. While none of it has come its days are the usual ones (decision 027), though a transfer begins the contract all the same.
 * Savings that have come are not given back to the annuitant (Social Code 226, paragraph 8): they wait for the rest.
 */
function isLate(fund: FundCase, { applied, line }: Pick<Story, "applied" | "line">, on: string): boolean {
  const { grace, restore } = overdueDays(line);
  return receivedOf(fund) === 0 && numberOf(on) > numberOf(applied) + grace + restore;
}

/** Money from outside: a sum of the fund that differs from the requested one is not a premium (decision 035, 5); after a refusal none is. */
export function moneyComes(fund: FundCase, act: Act, { applied, line }: Story): void {
  if (act.do === "death") fund.died = true;
  if (fund.refused) return;
  if (act.do === "fundRefuses") fund.refused = fund.came.savings === undefined;
  if (act.do === "fundPays" && act.tiyn === fund.requested.savings) fund.came.savings ??= act.paidOn ?? act.on;
  // No order is paid of a contract that is shown as lapsed.
  if (act.do === "payBeside" && !isLate(fund, { applied, line }, act.on)) fund.came[act.part] ??= act.on;
}

/** The contract is in force when the whole premium came (Social Code 226; law.md 15): on the day of the last of its money. */
export function inForceOn(fund: FundCase, agreed: Agreed): string | undefined {
  if (fund.refused || receivedOf(fund) < agreed.instalment) return undefined;
  return Object.values(fund.came).toSorted().at(-1);
}

/** What is seen while money is waited for, or once the fund has refused: then no contract exists, and what came beside it is owed back (decision 035). */
export function waitingSight(fund: FundCase, agreed: Agreed, { applied, line }: Story, on: string): Sight {
  const received = receivedOf(fund);
  // It goes back by the way it came, which no order of a contract is.
  if (fund.refused) return { ...emptySight(on, "cancelled"), received, refundOwed: received };
  const late = isLate(fund, { applied, line }, on);
  return {
    ...emptySight(on, late ? "lapsed" : "awaiting_payment"),
    received,
    part: received,
    // After a death nothing is requested.
    next: late || fund.died ? undefined : { dueDate: applied, left: agreed.instalment - received },
  };
}
