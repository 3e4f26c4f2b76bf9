import { text } from "@shanyraq/i18n/text";
import { notify } from "../../platform/messages/notify.ts";
import { writeMessages } from "../../platform/messages/outbox.ts";
import type { Context } from "../../platform/server/context.ts";

/** Warns an owner that somebody is guessing their password: once for each row of wrong ones, identified by its first moment. */
export function warnOfGuessing({ inAnyCase, now, services }: Context, customerId: string, since: string): void {
  const key = `guessing/${customerId}/${since}`;
  // Behind the refusal, so that its time does not reveal whether the account exists.
  inAnyCase(() =>
    services.database.queries.transaction().execute(async (db) => {
      const { phone, locale } = await db
        .selectFrom("customer")
        .select(["phone", "locale"])
        .where("id", "=", customerId)
        .executeTakeFirstOrThrow();
      await notify(db, services.random, now, { key, customerId, kind: "passwordGuessed", data: {}, url: "/cabinet/info" });
      await writeMessages(db, [{ key, channel: "sms", to: phone, text: text(locale, "letter.guessing") }], now);
    }),
  );
}
