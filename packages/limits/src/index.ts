export * from "./key-of.ts";
export * from "./limit.ts";
export * from "./memory.ts";
export * from "./meter.ts";
export * from "./network-of.ts";
export * from "./room.ts";
export * from "./shared-store.ts";
export * from "./store-failed.ts";
