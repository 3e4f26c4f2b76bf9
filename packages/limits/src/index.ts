export * from "./key-of.ts";
export * from "./limit.ts";
export * from "./memory.ts";
export * from "./network-of.ts";
export * from "./shared-store.ts";
