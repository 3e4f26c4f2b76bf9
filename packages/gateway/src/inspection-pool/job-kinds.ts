import type { VerifyResult } from "@shanyraq/edge";
import { inspectionKinds, type InspectionKind } from "@shanyraq/provider/inspection-kinds";

/** The body of a question to `/api/verify`. */
export const verifyInspection: InspectionKind<Uint8Array, VerifyResult> = {
  name: "verify",
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
};

/** Everything that is read in the threads of the pool: what the back office has read, and what `/api/verify` has. */
export const jobKinds: readonly InspectionKind<never, unknown>[] = [...inspectionKinds, verifyInspection];
