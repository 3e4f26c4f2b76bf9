import type { Services } from "../ports/provider-options.ts";
import { moment } from "../server/moment.ts";

/** A row that its job has not tried for so long after its next try fell due is no longer due: somebody settled it in another way. */
const SETTLED_AFTER_MS = 2 * 86_400_000;

/** Forgets failures with rows that are not due any more. Those that a job has given up stay until a person has looked at them. */
export async function removeOldFailures({ database }: Pick<Services, "database">, now: number): Promise<void> {
  await database.queries
    .deleteFrom("job_failure")
    .where("next_at", "<", moment(now - SETTLED_AFTER_MS))
    .execute();
}
