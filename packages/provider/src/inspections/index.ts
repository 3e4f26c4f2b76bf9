export type { Inspect, Inspected, InspectionKinds, InspectionTable, InspectOver } from "./inspect.ts";
export { inspectionTable } from "./inspection-table.ts";
