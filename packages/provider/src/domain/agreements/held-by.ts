import { contractsOf, type HeldContract } from "../ledger/read.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";

/** A contract of the caller's own; another's is as if it were not there. */
export const heldBy = async ({ db, customer, now }: SignedIn, contractId: string): Promise<HeldContract | undefined> =>
  (await contractsOf(db, customer.id, today(now), contractId))[0];

/** Two who agree on something about one contract wait for each other here. */
export const lockOwnContract = async ({ db, customer }: SignedIn, contractId: string): Promise<void> => {
  await db
    .selectFrom("contract")
    .select("id")
    .where("id", "=", contractId)
    .where("customer_id", "=", customer.id)
    .forNoKeyUpdate()
    .execute();
};
