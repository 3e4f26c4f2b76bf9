import { eachRow } from "../../platform/failures/each-row.ts";
import type { Services } from "../../platform/ports/provider-options.ts";
import { acceptByRule } from "./accept-by-rule.ts";

/** Decides by rule which of the claims that came are accepted; those behind one that fails are not delayed. */
export async function acceptByRules(services: Services, now: number): Promise<void> {
  const rows = await services.database.queries
    .selectFrom("claim_rule_check")
    .select("claim_id")
    .where("checked_at", "is", null)
    .orderBy("asked_at")
    .execute();
  await eachRow(services, now, {
    job: "acceptByRules",
    rows,
    keyOf: ({ claim_id: id }) => id,
    act: ({ claim_id: id }) => acceptByRule(services, id, now),
  });
}
