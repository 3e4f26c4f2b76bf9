export * from "./locale.ts";
export type { MessageId } from "./message-id.ts";
