import type { VerifyResult } from "@shanyraq/edge";
import type { InspectionKinds, InspectionTable } from "@shanyraq/provider/inspections";
import { inspectionTable } from "@shanyraq/provider/inspections";

/** Everything that is read in the threads of the pool: what the back office has read, and what `/api/verify` has. */
export interface JobKinds extends InspectionKinds {
  /** The body of a question to `/api/verify`. */
  readonly verify: { readonly input: Uint8Array; readonly output: VerifyResult };
}

export const jobKinds: InspectionTable<JobKinds> = {
  ...inspectionTable,
  verify: {
    deadlineMs: 10_000,
    maxWaitMs: 10_000,
    maxWaiting: 32,
    fromAnyone: true,
    load: async () => {
      const { verifyBody } = await import("@shanyraq/edge/verify-body");
      return async (body, trust) => {
        if (!trust) throw new Error("nobody said whom to believe");
        return verifyBody(body, trust);
      };
    },
  },
};
