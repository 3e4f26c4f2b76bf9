export * from "./locale.ts";
export type { LaterMessageId, MessageId, MessageIdWith, PageMessageId, PlainMessageId } from "./message-id.ts";
