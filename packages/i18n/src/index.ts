export * from "./locale.ts";
export type { FirstMessageId, LaterMessageId, MessageId, PublishedMessageId } from "./message-id.ts";
