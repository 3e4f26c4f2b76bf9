import { sql, type RawBuilder } from "kysely";
import { claimDue } from "../failures/claim-due.ts";
import { drain } from "../failures/drain.ts";
import { guardRow } from "../failures/guard-row.ts";
import { storableKey } from "../failures/record-failure.ts";
import type { Message } from "../ports/messages.ts";
import type { ProviderOptions } from "../ports/provider-options.ts";
import { moment } from "../server/moment.ts";
import type { WrittenMessage } from "./outbox.ts";
import type { PaperReference } from "./paper-reference.ts";
import { withPages, type MessagePaper } from "./message-paper.ts";
import { openMessage, type SealedMessage } from "./sealed-message.ts";

const BATCH_SIZE = 50;
/** How long a claimed message stays with its worker, and the base of the growing pause after failures. */
const LEASE_MS = 60_000;
/** A code is useful for minutes, so its message is tried again sooner. */
const HURRY_MS = 5_000;
const MAX_DOUBLINGS = 6;

interface Waiting {
  readonly key: string;
  readonly letter: WrittenMessage | SealedMessage;
  readonly tries: number;
  readonly useless_at: string | null;
}

/** Claims messages for a minute. A message that has become useless is not sent; one that soon will be goes before all others. */
async function claim(options: ProviderOptions, now: number): Promise<readonly Waiting[]> {
  await options.database.queries.deleteFrom("outbox").where("sent_at", "is", null).where("useless_at", "<=", moment(now)).execute();
  const some = (which: RawBuilder<unknown>, limit: number) =>
    claimDue<Waiting>(options, now, {
      job: "deliver",
      table: "outbox",
      key: "key",
      due: sql`sent_at IS NULL AND ${which} AND next_at <= ${moment(now)}`,
      order: sql`next_at`,
      limit,
      set: sql`tries = tries + 1, next_at = ${moment(now + LEASE_MS)}`,
    });
  const hurried = await some(sql`useless_at IS NOT NULL`, BATCH_SIZE);
  return hurried.length < BATCH_SIZE ? [...hurried, ...(await some(sql`useless_at IS NULL`, BATCH_SIZE - hurried.length))] : hurried;
}

/** Prints a paper of a message; the same paper has the same bytes whenever the message is sent again, unless its owner has chosen another print since. */
export type Print = (paper: PaperReference) => Promise<MessagePaper>;

async function complete({ papers = [], ...letter }: WrittenMessage, print: Print): Promise<Message> {
  if (papers.length === 0) return letter;
  const printed: MessagePaper[] = [];
  for (const paper of papers) printed.push(await print(paper));
  return { ...letter, text: withPages(letter.text, printed), attachments: printed.map(({ attachment }) => attachment) };
}

async function send(options: ProviderOptions, waiting: Waiting, print: Print, now: number): Promise<boolean> {
  const { database, messages, log, secret } = options;
  const { key, letter, tries, useless_at } = waiting;
  const row = database.queries.updateTable("outbox").where("key", "=", key);
  return guardRow(options, {
    job: "deliver",
    key: storableKey(key),
    act: async () => {
      await messages.send("sealed" in letter ? openMessage(letter, secret) : await complete(letter, print));
      await options.checkpoint?.("letter:sent");
      // What carried a code is gone once it has left.
      if (useless_at !== null) await database.queries.deleteFrom("outbox").where("key", "=", key).execute();
      else await row.set({ sent_at: moment(now) }).execute();
    },
    failed: (reason) => {
      log({ level: "warn", event: "letter-failed", row: storableKey(key), reason });
      const pause = useless_at === null ? LEASE_MS : HURRY_MS;
      return row.set({ next_at: moment(now + pause * 2 ** Math.min(tries, MAX_DOUBLINGS)) }).execute();
    },
  });
}

/**
 * Sends what waits in the outbox, outside any transaction: a message may be sent twice, and its key says that it is the same. One that fails does not delay the
 * others.
 */
export async function deliver(options: ProviderOptions, print: Print, now: number): Promise<void> {
  await drain(options, {
    size: BATCH_SIZE,
    take: () => claim(options, now),
    act: (waiting) => send(options, waiting, print, now),
    isParallel: true,
  });
}
