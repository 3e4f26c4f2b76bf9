import { addDays, type Tiyn } from "@shanyraq/rules";
import { contractsOf } from "../ledger/read.ts";
import { notify } from "../messages/notify.ts";
import { shownDate, shownMoney } from "../messages/shown.ts";
import type { ProviderOptions } from "../ports/provider-options.ts";
import { today } from "../server/moment.ts";

/** A premium that falls due within so many days is told of. */
const AHEAD_DAYS = 7;
/** Customers looked at in one go; the next go begins after the last of them. */
const AT_ONCE = 200;

/** Goes on through the customers who hold contracts, and tells of premiums that fall due or are overdue. Answers where to go on from. */
export async function remind({ database: { queries }, random }: ProviderOptions, now: number, after: string): Promise<string> {
  const day = today(now);
  const holders = await queries
    .selectFrom("contract")
    .select("customer_id")
    .distinct()
    .where("customer_id", ">", after)
    .orderBy("customer_id")
    .limit(AT_ONCE)
    .execute();
  for (const { customer_id: customerId } of holders) {
    for (const { id, number, view } of await contractsOf(queries, customerId, day)) {
      const url = `/payment?contract=${id}` as const;
      const tell = (kind: "paymentDue" | "paymentOverdue", date: string, amount: Tiyn) =>
        notify(queries, random, now, {
          key: `${kind}/${id}/${date}`,
          customerId,
          kind,
          data: { contract: number, date: shownDate(date), amount: shownMoney(amount) },
          url,
        });
      const { next, overdue } = view;
      if (overdue > 0 && view.status === "overdue") await tell("paymentOverdue", day.slice(0, 7), overdue);
      else if (next && next.dueDate >= day && next.dueDate <= addDays(day, AHEAD_DAYS)) await tell("paymentDue", next.dueDate, next.amount);
    }
  }
  return holders.length < AT_ONCE ? BEFORE_ALL : (holders.at(-1)?.customer_id ?? BEFORE_ALL);
}

/** Before every customer. */
export const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";
