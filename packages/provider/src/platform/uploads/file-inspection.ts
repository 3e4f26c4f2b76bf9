import type { InspectionKind } from "../ports/inspect.ts";
import type { FileValidation } from "./validate-file.ts";

/** A file that anybody sends ahead. */
export const fileInspection: InspectionKind<Uint8Array, FileValidation> = {
  name: "file",
  deadlineMs: 3_500,
  maxWaitMs: 1_000,
  maxWaiting: 8,
  fromAnyone: true,
  load: async () => (await import("./validate-file.ts")).validateFile,
};
