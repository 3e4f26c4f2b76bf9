export { readIdentities } from "./identities.ts";
export { lineTo } from "./line.ts";
export { readRecord, writeRecord } from "./record/record-folder.ts";
export { recording } from "./record/recorder.ts";
export { serveRecord } from "./record/replay.ts";
export { checks, runKit, type CheckOutcome as Outcome } from "./run-kit.ts";
