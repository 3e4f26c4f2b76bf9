import { settledStatements, type StatementStatus } from "@shanyraq/calls/vocabulary";
import { text } from "@shanyraq/i18n/text";
import { phoneDigits } from "@shanyraq/rules";
import { notify } from "../messages/notify.ts";
import { writeLetters } from "../messages/outbox.ts";
import type { Context } from "../server/context.ts";
import { moment } from "../server/moment.ts";
import { emailIn } from "./email-in.ts";

interface Decided {
  readonly id: string;
  readonly status: StatementStatus;
  /** What its writer is told; none where it was only taken up. */
  readonly words: string;
  /** Who of the staff. */
  readonly byId: string;
}

/**
 * Says where a statement stands, and tells its writer in his language: by letter or SMS where he left an address, and in the cabinet where
 * he was signed in. Run it in a transaction.
 * @returns false where it was decided already, or there is none.
 */
export async function decideStatement({ id, status, words, byId }: Decided, { db, now, services }: Context): Promise<boolean> {
  const found = await db.selectFrom("statement").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (!found) return false;
  const events = await db.selectFrom("statement_event").select(["seq", "status"]).where("statement_id", "=", id).orderBy("seq").execute();
  const last = events.at(-1);
  if (!last || settledStatements.some((one) => one === last.status) || last.status === status) return false;
  const seq = last.seq + 1;
  await db
    .insertInto("statement_event")
    .values({ statement_id: id, seq, status, at: moment(now), words, by_id: byId })
    .execute();
  if (words === "") return true;
  const { number, locale, phone, customer_id } = found;
  const values = { number, words };
  const key = `statement/${number}/${seq}`;
  const email = emailIn(found.details);
  if (email !== "")
    await writeLetters(
      db,
      [
        {
          key,
          channel: "email",
          to: email.toLowerCase(),
          subject: text(locale, "letter.statement.answered.subject", values),
          text: text(locale, "letter.statement.answered.text", values),
        },
      ],
      now,
    );
  else if (phoneDigits(phone) !== undefined)
    await writeLetters(db, [{ key, channel: "sms", to: phone, text: text(locale, "letter.statement.answered", values) }], now);
  if (customer_id !== null)
    await notify(db, services.random, now, {
      key: `statementAnswered/${number}/${seq}`,
      customerId: customer_id,
      kind: "statementAnswered",
      data: { number, words },
      url: "/check-status",
    });
  return true;
}
