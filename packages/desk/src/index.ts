export { createDesk, type Desk } from "./create-desk.ts";
export { noExporter, type ExportCode, type Exporter, type ExportStanding } from "./exporter.ts";
export { PREVIEW_COOKIE } from "./cookies.ts";
