import { signatureInspection } from "./codes/signature-inspection.ts";
import { cutInspection } from "./content/pictures/cut-inspection.ts";
import { entryInspections } from "./editing/entry-inspections.ts";
import type { InspectionKind } from "./ports/inspect.ts";
import { fileInspection } from "./uploads/file-inspection.ts";

export type { Inspect, Inspected, InspectionKind } from "./ports/inspect.ts";

/** Everything that the back office has read in threads. */
export const inspectionKinds: readonly InspectionKind<never, unknown>[] = [
  fileInspection,
  signatureInspection,
  ...entryInspections,
  cutInspection,
];
