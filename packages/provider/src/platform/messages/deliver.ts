import { sql, type RawBuilder } from "kysely";
import type { Attachment, Message } from "../ports/messages.ts";
import type { ProviderOptions } from "../ports/provider-options.ts";
import { moment } from "../server/moment.ts";
import type { WrittenMessage } from "./outbox.ts";
import type { PaperReference } from "./paper-reference.ts";
import { openMessage, type SealedMessage } from "./sealed-message.ts";

const BATCH_SIZE = 50;
/** How long a claimed letter stays with its worker, and the base of the growing pause after failures. */
const LEASE_MS = 60_000;
/** A code is of use for minutes, so its letter is tried again sooner. */
const HURRY_MS = 5_000;
const MAX_DOUBLINGS = 6;

interface Waiting {
  readonly key: string;
  readonly letter: WrittenMessage | SealedMessage;
  readonly tries: number;
  readonly useless_at: string | null;
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "unknown");

/** Claims letters for a minute. A letter that is of no use any more goes unsent; one that soon will be goes before all others. */
async function claim({ database: { queries, kind } }: ProviderOptions, now: number): Promise<readonly Waiting[]> {
  await queries.deleteFrom("outbox").where("sent_at", "is", null).where("useless_at", "<=", moment(now)).execute();
  const skip = kind === "postgres" ? sql`FOR UPDATE SKIP LOCKED` : sql``;
  const some = async (which: RawBuilder<unknown>, most: number) => {
    const { rows } = await sql<Waiting>`
      UPDATE outbox SET tries = tries + 1, next_at = ${moment(now + LEASE_MS)}
      WHERE key IN (SELECT key FROM outbox WHERE sent_at IS NULL AND ${which} AND next_at <= ${moment(now)} ORDER BY next_at LIMIT ${most} ${skip})
      RETURNING key, letter, tries, useless_at`.execute(queries);
    return rows;
  };
  const hurried = await some(sql`useless_at IS NOT NULL`, BATCH_SIZE);
  return hurried.length < BATCH_SIZE ? [...hurried, ...(await some(sql`useless_at IS NULL`, BATCH_SIZE - hurried.length))] : hurried;
}

/** Prints what a letter brings; the same paper has the same bytes whenever the letter is sent again. */
export type Print = (paper: PaperReference) => Promise<Attachment>;

async function complete({ papers = [], ...letter }: WrittenMessage, print: Print): Promise<Message> {
  const attachments: Attachment[] = [];
  for (const paper of papers) attachments.push(await print(paper));
  return { ...letter, ...(attachments.length > 0 && { attachments }) };
}

async function send(
  { database: { queries }, messages, log, secret }: ProviderOptions,
  { key, letter, tries, useless_at }: Waiting,
  print: Print,
  now: number,
): Promise<void> {
  const row = queries.updateTable("outbox").where("key", "=", key);
  try {
    await messages.send("sealed" in letter ? openMessage(letter, secret) : await complete(letter, print));
    // What carried a code is gone once it has left.
    if (useless_at !== null) await queries.deleteFrom("outbox").where("key", "=", key).execute();
    else await row.set({ sent_at: moment(now) }).execute();
  } catch (error) {
    log({ level: "warn", event: "letter-failed", reason: nameOf(error) });
    const pause = useless_at === null ? LEASE_MS : HURRY_MS;
    await row.set({ next_at: moment(now + pause * 2 ** Math.min(tries, MAX_DOUBLINGS)) }).execute();
  }
}

/** Sends what waits in the outbox, outside any transaction: a letter may be sent twice, its key says that it is the same. */
export async function deliver(options: ProviderOptions, print: Print, now: number): Promise<void> {
  await Promise.all((await claim(options, now)).map((waiting) => send(options, waiting, print, now)));
}
