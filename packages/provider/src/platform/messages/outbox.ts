import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Message } from "../ports/messages.ts";
import type { ProviderOptions } from "../ports/provider-options.ts";
import { moment } from "../server/moment.ts";
import type { PaperReference } from "./paper-reference.ts";
import { sealMessage } from "./sealed-message.ts";

/** A message in the outbox: its attachments are named, and printed when it is sent. */
export interface WrittenMessage extends Omit<Message, "attachments"> {
  readonly papers?: readonly PaperReference[];
}

/** Written in the transaction of the event that they report; delivered by the next tick of `work`. An existing message stays. */
export async function writeMessages(db: Kysely<Tables>, messages: readonly WrittenMessage[], now: number): Promise<void> {
  const at = moment(now);
  await db
    .insertInto("outbox")
    .values(messages.map((message) => ({ key: message.key, letter: JSON.stringify(message), created_at: at, next_at: at, sent_at: null })))
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

interface Sealing {
  readonly now: number;
  readonly services: Pick<ProviderOptions, "random" | "secret">;
  /** How long what they carry opens anything: after it they go unsent. */
  readonly usefulMs: number;
}

/** The same for messages with a code or a link that opens something: none of it is stored in clear, and they go before all others. */
export async function writeSealedMessages(
  db: Kysely<Tables>,
  messages: readonly Message[],
  { now, services, usefulMs }: Sealing,
): Promise<void> {
  const at = moment(now);
  await db
    .insertInto("outbox")
    .values(
      messages.map((message) => ({
        key: message.key,
        letter: JSON.stringify(sealMessage(message, services)),
        created_at: at,
        next_at: at,
        sent_at: null,
        useless_at: moment(now + usefulMs),
      })),
    )
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}
