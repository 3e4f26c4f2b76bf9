import { text } from "@shanyraq/i18n/text";
import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/database/tables.ts";
import { notify } from "../../../platform/messages/notify.ts";
import { shownDate } from "../../../platform/messages/shown.ts";
import type { Context } from "../../../platform/server/context.ts";
import { moment, TIME_ZONE, today } from "../../../platform/server/moment.ts";
import { securityEvent } from "../../../platform/server/security-event.ts";
import { endSessions } from "../begin-session.ts";
import { forgetDevices } from "../known-device.ts";

/** As long as a network or an office takes to give a phone back to its owner. */
export const FREEZE_MS = 24 * 3_600_000;

const clock = new Intl.DateTimeFormat("en-GB", { timeZone: TIME_ZONE, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** The day and the hour of the insurer at which a freeze ends, as texts name them. */
export const frozenHour = (until: string): { readonly date: string; readonly time: string } => ({
  date: shownDate(today(Date.parse(until))),
  time: clock.format(Date.parse(until)),
});

/** Whether a freeze is in force. */
export const isFrozen = (until: string | null, now: number): until is string => until !== null && Date.parse(until) > now;

/**
 * The answer to a person who has given the right password or code of a frozen account. Nobody else gets it: a stranger learns nothing about accounts from it. A
 * frozen account is opened by its owner's signature, or by time.
 */
export const frozenAnswer = ({ locale }: Pick<Context, "locale">, until: string) =>
  ({
    status: "error",
    success: false,
    reason: "frozen",
    frozenUntil: until,
    message: text(locale, "error.frozen", frozenHour(until)),
  }) as const;

/** Freezes an account for a day and ends its sessions, the editors' too; its data is not changed. Run it in a transaction. */
export async function freeze(context: Context, customerId: string): Promise<string> {
  const { db, now } = context;
  const until = moment(now + FREEZE_MS);
  await endSessions(context, customerId);
  await db
    .updateTable("desk_session")
    .set({ revoked_at: moment(now) })
    .where("customer_id", "=", customerId)
    .where("revoked_at", "is", null)
    .execute();
  await db.updateTable("credential").set({ frozen_until: until }).where("customer_id", "=", customerId).execute();
  return until;
}

/** Until when an account is frozen; undefined when it is not. */
export async function frozenUntil(db: Kysely<Tables>, customerId: string, now: number): Promise<string | undefined> {
  const held = await db.selectFrom("credential").select("frozen_until").where("customer_id", "=", customerId).executeTakeFirst();
  return held && isFrozen(held.frozen_until, now) ? held.frozen_until : undefined;
}

const UNKNOWN_PASSWORD_BYTES = 32;

/**
 * Opens a frozen account for its owner, who has signed. The password is deleted, since the person who changed a way in may know it, and so are the known
 * browsers and the links that could freeze the account again. An account that is not frozen is left as it is.
 */
export async function liftFreeze(context: Context, customerId: string): Promise<void> {
  const { now, services } = context;
  const { queries } = services.database;
  if ((await frozenUntil(queries, customerId, now)) === undefined) return;
  const password_hash = await services.passwords.hash(Buffer.from(services.random(UNKNOWN_PASSWORD_BYTES)).toString("base64url"));
  const lifted = await queries.transaction().execute(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable("credential")
      .set({ frozen_until: null, password_hash })
      .where("customer_id", "=", customerId)
      .where("frozen_until", ">", moment(now))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await forgetDevices(db, customerId);
    await db
      .updateTable("way_in_report")
      .set({ used_at: moment(now) })
      .where("customer_id", "=", customerId)
      .where("used_at", "is", null)
      .execute();
    const key = `accountOpened/${customerId}/${now}`;
    await notify(db, services.random, now, { key, customerId, kind: "accountOpened", data: {}, url: "/cabinet/info" });
    return true;
  });
  if (lifted) securityEvent(context, "account-opened");
}
