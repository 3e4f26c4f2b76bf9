import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Letter } from "../ports/messages.ts";
import { moment } from "../server/moment.ts";
import type { PaperReference } from "./paper-reference.ts";

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
