export * from "./client.ts";
export * from "./failure.ts";
export type { Reply } from "./policy.ts";
export type { CallOptions, ClientPorts } from "./send.ts";
