import type { EdgeOptions } from "@shanyraq/edge";
import type { InspectionPool } from "./inspection-pool.ts";
import type { JobKinds } from "./job-kinds.ts";

/** What `/api/verify` has done by the pool; nothing where it has no thread free or a document takes too long. */
export const verifierOf =
  (inspect: InspectionPool<JobKinds>["inspect"]): NonNullable<EdgeOptions["verifier"]> =>
  async (body, by) => {
    const found = await inspect("verify", body, by);
    return found.ok ? found.value : undefined;
  };
