import { signatureInspection } from "./platform/codes/signature-inspection.ts";
import { cutInspection } from "./api/content/pictures/cut-inspection.ts";
import { entryInspections } from "./domain/editing/entry-inspections.ts";
import type { InspectionKind } from "./platform/ports/inspect.ts";
import { fileInspection } from "./platform/uploads/file-inspection.ts";

export type { Inspect, Inspected, InspectionKind } from "./platform/ports/inspect.ts";

/** Everything that the back office has read in threads. */
export const inspectionKinds: readonly InspectionKind<never, unknown>[] = [
  fileInspection,
  signatureInspection,
  ...entryInspections,
  cutInspection,
];
