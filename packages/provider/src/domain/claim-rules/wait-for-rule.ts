import type { Context } from "../../platform/server/context.ts";
import { moment } from "../../platform/server/moment.ts";

/** Lets a claim that came with its papers wait for the rules, where the operator uses them and there is a register that they ask. */
export async function waitForRule(claimId: string, { db, now, services }: Pick<Context, "db" | "now" | "services">): Promise<void> {
  if (!services.claimLimits.byRule || services.deathRegister === undefined) return;
  await db
    .insertInto("claim_rule_check")
    .values({ claim_id: claimId, asked_at: moment(now), checked_at: null })
    .execute();
}
