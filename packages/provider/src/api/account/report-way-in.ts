import type { TextId } from "@shanyraq/i18n/text";
import { localeFacts, type Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import type { Kysely } from "kysely";
import type { NoticeKind } from "../../platform/database/records/notice-kind.ts";
import type { CustomerRow, Tables } from "../../platform/database/tables.ts";
import { notify } from "../../platform/messages/notify.ts";
import { writeSealedMessages } from "../../platform/messages/outbox.ts";
import type { Context } from "../../platform/server/context.ts";
import { moment } from "../../platform/server/moment.ts";
import { hashToken } from "../../platform/server/session.ts";
import { noteCredentialChange } from "./note-credential-change.ts";

interface WayInTexts {
  readonly notice: NoticeKind;
  /** Contains no name: the person who has the address or the phone now may be a stranger. */
  readonly message: TextId;
  readonly subject: TextId;
}

/** The ways to sign in to an account, or to recover it. A further way is a row here and a call of `reportWayIn` where it changes. */
const waysIn = {
  password: { notice: "passwordChanged", message: "letter.wayIn.password", subject: "letter.notice.passwordChanged.title" },
  phone: { notice: "phoneChanged", message: "letter.wayIn.phone", subject: "letter.notice.phoneChanged.title" },
  email: { notice: "emailChanged", message: "letter.wayIn.email", subject: "letter.notice.emailChanged.title" },
} as const satisfies Readonly<Record<string, WayInTexts>>;
export type WayIn = keyof typeof waysIn;

interface WayInChange {
  readonly way: WayIn;
  /** The account before the change: the message goes to its former phone and e-mail, not to the ones that have just been set. */
  readonly before: Pick<CustomerRow, "id" | "phone" | "email" | "locale">;
  /** A repeated id is the same change, which is reported once. */
  readonly changeId: string;
}

/** A person who is travelling reads their messages within three days. */
const LINK_MS = 72 * 3_600_000;
const TOKEN_BYTES = 32;

/** The page on which one press freezes the account. The token follows "#", so that no server, log or next page receives it. */
const notMeAddress = (siteOrigin: string, locale: Locale, token: string): string =>
  `${siteOrigin}${localeFacts[locale].prefix}/not-me#${token}`;

/** Records that the change was reported, with nothing but the digest of a token, and returns the link that says "it was not me". */
async function keepReport(
  db: Kysely<Tables>,
  { now, services }: Pick<Context, "now" | "services">,
  { way, before: { id, phone, email, locale } }: WayInChange,
): Promise<string> {
  const token = Buffer.from(services.random(TOKEN_BYTES)).toString("base64url");
  await db
    .insertInto("way_in_report")
    .values({
      token_hash: hashToken(token),
      customer_id: id,
      way,
      phone,
      email,
      made_at: moment(now),
      expires_at: moment(now + LINK_MS),
      used_at: null,
    })
    .execute();
  return notMeAddress(services.siteOrigin, locale, token);
}

/**
 * Reports a changed way in to the owner of an account: in the cabinet, and by SMS and e-mail to the former addresses, since a person who has taken over a phone
 * or a mailbox reads the cabinet too. Records what delays payouts to new accounts. Run it in the transaction of the change.
 */
export async function reportWayIn(db: Kysely<Tables>, context: Pick<Context, "now" | "services">, change: WayInChange): Promise<void> {
  const { now, services } = context;
  const { way, before, changeId } = change;
  const { notice, message, subject } = waysIn[way];
  const { id, phone, email, locale } = before;
  const key = `${way}/${changeId}`;
  if (way !== "email") await noteCredentialChange({ db, now }, id, way);
  await notify(db, services.random, now, { key, customerId: id, kind: notice, data: {}, url: "/cabinet/info" });
  const written = text(locale, message, { link: await keepReport(db, context, change) });
  await writeSealedMessages(
    db,
    [
      { key: `wayIn/${key}/sms`, channel: "sms", to: phone, text: written },
      ...(email === ""
        ? []
        : [{ key: `wayIn/${key}/email`, channel: "email", to: email, subject: text(locale, subject), text: written } as const]),
    ],
    { now, services, usefulMs: LINK_MS },
  );
}
