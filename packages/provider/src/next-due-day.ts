import type { Database } from "./platform/database/open.ts";
import { leftOf, benefitsOf } from "./domain/ledger/benefits.ts";
import type { ContractView } from "./domain/ledger/fold.ts";
import { contractById } from "./domain/ledger/read.ts";
import { today } from "./platform/server/moment.ts";

/** Days on which money of a contract falls due: premiums that are to come, and what is paid out of it. */
const dueDays = (view: ContractView, day: string): readonly string[] => [
  ...view.dues.filter(({ state }) => state === "upcoming").map(({ dueDate }) => dueDate),
  ...benefitsOf(view, day)
    .filter((one) => leftOf(one) > 0)
    .map(({ dueOn }) => dueOn),
];

/**
 * The next day after today on which money of a contract falls due, to the insurer or to its owner; without a number the nearest of all contracts. Undefined
 * when the contract does not exist, or nothing falls due any more.
 */
export async function nextDueDay({ queries }: Database, now: number, number?: string): Promise<string | undefined> {
  const day = today(now);
  const contracts = await queries
    .selectFrom("contract")
    .select("id")
    .$if(number !== undefined, (query) => query.where("number", "=", number ?? ""))
    .execute();
  let nearest: string | undefined;
  for (const { id } of contracts) {
    const held = await contractById(queries, id, day);
    const next =
      held &&
      dueDays(held.view, day)
        .filter((one) => one > day)
        .toSorted()[0];
    if (next !== undefined && (nearest === undefined || next < nearest)) nearest = next;
  }
  return nearest;
}
