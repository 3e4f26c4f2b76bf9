import type { TextId } from "@shanyraq/i18n/text";
import { text } from "@shanyraq/i18n/text";
import type { Kysely } from "kysely";
import type { NoticeKind } from "../database/records/notice-kind.ts";
import type { CustomerRow, Tables } from "../database/tables.ts";
import { notify } from "../messages/notify.ts";
import { writeLetters } from "../messages/outbox.ts";
import type { Context } from "../server/context.ts";
import { noteCredentialChange } from "./note-credential-change.ts";

interface WayInTexts {
  readonly notice: NoticeKind;
  /** Names nobody: whoever has the address or the phone now may be a stranger. */
  readonly message: TextId;
  readonly subject: TextId;
}

/** What an account is entered by, or won back by. A further way in is a row here and a call of `reportWayIn` where it changes. */
const waysIn = {
  password: { notice: "passwordChanged", message: "letter.wayIn.password", subject: "letter.notice.passwordChanged.title" },
  phone: { notice: "phoneChanged", message: "letter.wayIn.phone", subject: "letter.notice.phoneChanged.title" },
  email: { notice: "emailChanged", message: "letter.wayIn.email", subject: "letter.notice.emailChanged.title" },
} as const satisfies Readonly<Record<string, WayInTexts>>;
export type WayIn = keyof typeof waysIn;

interface WayInChange {
  readonly way: WayIn;
  /** The account as it stood before the change: its phone and e-mail are told, not those that have just been set. */
  readonly before: Pick<CustomerRow, "id" | "phone" | "email" | "locale">;
  /** The same id is the same change: it is told once. */
  readonly changeId: string;
}

/**
 * Tells the owner of an account that a way in is another one: in the cabinet, and by SMS and e-mail to where they were reached before, since whoever
 * has taken over a phone or a letter box reads the cabinet too. Keeps what holds back payouts to new accounts. Run it in the transaction of the change.
 */
export async function reportWayIn(
  db: Kysely<Tables>,
  { now, services }: Pick<Context, "now" | "services">,
  { way, before, changeId }: WayInChange,
): Promise<void> {
  const { notice, message, subject } = waysIn[way];
  const { id, phone, email, locale } = before;
  const key = `${way}/${changeId}`;
  if (way !== "email") await noteCredentialChange({ db, now }, id, way);
  await notify(db, services.random, now, { key, customerId: id, kind: notice, data: {}, url: "/cabinet/info" });
  const written = text(locale, message);
  await writeLetters(
    db,
    [
      { key: `wayIn/${key}/sms`, channel: "sms", to: phone, text: written },
      ...(email === ""
        ? []
        : [{ key: `wayIn/${key}/email`, channel: "email", to: email, subject: text(locale, subject), text: written } as const]),
    ],
    now,
  );
}
