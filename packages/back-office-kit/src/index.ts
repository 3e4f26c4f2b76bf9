export { readIdentities } from "./identities.ts";
export { lineTo } from "./line.ts";
export { checks, runKit, type Outcome } from "./run-kit.ts";
