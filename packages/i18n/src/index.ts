export * from "./locale.ts";
export type { FirstMessageId, LaterMessageId, MessageId } from "./message-id.ts";
