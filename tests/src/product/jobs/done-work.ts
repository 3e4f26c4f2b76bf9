import { failingRows, houseBalances, type Database } from "@shanyraq/provider";

/** What was done of the work that `seedDueWork` makes, and whether any of it is left. */
export async function doneWork(database: Database) {
  const { queries } = database;
  const payouts = await queries.selectFrom("payout").select(["contract_id", "state"]).execute();
  const events = await queries.selectFrom("contract_event").select("contract_id").where("kind", "=", "benefitPaid").execute();
  const reminders = await queries.selectFrom("notification").select("customer_id").where("kind", "=", "paymentDue").execute();
  const unsent = await queries.selectFrom("outbox").select("key").where("sent_at", "is", null).execute();
  const distinct = (ids: readonly string[]) => new Set(ids).size;
  return {
    payouts: payouts.filter(({ state }) => state === "paid").length,
    paidContracts: distinct(payouts.map(({ contract_id }) => contract_id)),
    payoutEvents: events.length,
    reminders: reminders.length,
    remindedCustomers: distinct(reminders.map(({ customer_id }) => customer_id)),
    unsent: unsent.length,
    failing: (await failingRows(database)).length,
    faults: (await houseBalances(database)).faults.length,
  };
}

export const allDone = (count: number) => ({
  payouts: count,
  paidContracts: count,
  payoutEvents: count,
  reminders: count,
  remindedCustomers: count,
  unsent: 0,
  failing: 0,
  faults: 0,
});
