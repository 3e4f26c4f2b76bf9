import type { InspectionKinds, InspectionTable } from "./inspect.ts";

/** Everything that the back office has read for it, and what each may cost. The edge answers a visitor after 4.8 s, so a wait and a deadline fit in it. */
export const inspectionTable: InspectionTable<InspectionKinds> = {
  file: {
    deadlineMs: 3_500,
    maxWaitMs: 1_000,
    maxWaiting: 8,
    fromAnyone: true,
    load: async () => (await import("../uploads/validate-file.ts")).validateFile,
  },
};
