import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Letter } from "../ports/messages.ts";
import type { ProviderOptions } from "../ports/provider-options.ts";
import { moment } from "../server/moment.ts";
import type { PaperReference } from "./paper-reference.ts";
import { sealLetter } from "./sealed-letter.ts";

/** A letter as it waits: what it brings is named, and printed when it leaves. */
export interface WrittenLetter extends Omit<Letter, "attachments"> {
  readonly papers?: readonly PaperReference[];
}

/** Written with what they tell about; delivered by the next tick of `work`. A letter that is there already stays. */
export async function writeLetters(db: Kysely<Tables>, letters: readonly WrittenLetter[], now: number): Promise<void> {
  const at = moment(now);
  await db
    .insertInto("outbox")
    .values(letters.map((letter) => ({ key: letter.key, letter: JSON.stringify(letter), created_at: at, next_at: at, sent_at: null })))
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

interface Sealing {
  readonly now: number;
  readonly services: Pick<ProviderOptions, "random" | "secret">;
  /** How long what they carry opens anything: after it they go unsent. */
  readonly usefulMs: number;
}

/** The same of letters that carry a code or a link which opens something: nothing of it is stored in clear, and they go before all others. */
export async function writeSealedLetters(
  db: Kysely<Tables>,
  letters: readonly Letter[],
  { now, services, usefulMs }: Sealing,
): Promise<void> {
  const at = moment(now);
  await db
    .insertInto("outbox")
    .values(
      letters.map((letter) => ({
        key: letter.key,
        letter: JSON.stringify(sealLetter(letter, services)),
        created_at: at,
        next_at: at,
        sent_at: null,
        useless_at: moment(now + usefulMs),
      })),
    )
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}
