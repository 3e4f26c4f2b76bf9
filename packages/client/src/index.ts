export * from "./client.ts";
export { edgeAddress } from "./edge-address.ts";
export * from "./failure.ts";
export type { CallReply as Reply } from "./policy.ts";
export type { CallOptions, ClientPorts } from "./send.ts";
