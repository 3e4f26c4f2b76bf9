export { readIdentities } from "./identities.ts";
export { lineTo } from "./line.ts";
export { runKit, type Outcome } from "./run-kit.ts";
