export * from "./locale.ts";
export type { LaterMessageId, MessageId, PageMessageId } from "./message-id.ts";
