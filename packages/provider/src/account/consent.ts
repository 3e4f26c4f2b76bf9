import { text } from "@shanyraq/i18n/text";
import { consentOtpTypes, consentTextType } from "@shanyraq/contract/vocabulary";
import { isLatinName, phoneDigits } from "@shanyraq/rules";
import type { Kysely } from "kysely";
import { isUuid } from "../contracts/read.ts";
import type { Tables } from "../database/tables.ts";
import { moment, type Handlers } from "../server/context.ts";
import { uuid } from "../server/ids.ts";
import { refuse, refuseFields } from "../server/refusal.ts";
import { consentXml } from "./consent-text.ts";
import { reserveMessage } from "./message-limits.ts";
import { checkCode, RESEND_SECONDS, type CodeFor } from "./one-time-code.ts";
import { refusedCode } from "./refused-code.ts";
import type { Registration } from "./registration-data.ts";
import { sendCode } from "./send-code.ts";
import { tryCode } from "./try-code.ts";

const clientOf = async (db: Kysely<Tables>, guid: string) =>
  isUuid(guid) ? db.selectFrom("client_record").selectAll().where("id", "=", guid).executeTakeFirst() : undefined;

/** The consent that this very client gave with this very phone, since a moment. */
export const findConsent = async (
  db: Kysely<Tables>,
  guid: string | undefined,
  { id_number, phone }: Pick<Registration, "id_number" | "phone">,
  since: number,
) => {
  const client = guid === undefined ? undefined : await clientOf(db, guid);
  const fresh = client?.consented_at != null && Date.parse(client.consented_at) > since;
  return fresh && client.id_number === id_number && client.consented_phone === phone ? client : undefined;
};

/** A code is of this client, this text and this phone. */
const targetOf = (guid: string, objectId: string, phone: string): CodeFor => ({
  purpose: "consent",
  requestId: objectId,
  subject: `${guid}/${phone}`,
});

export const consent: Pick<Handlers, "createClientVms" | "getConsentText" | "getFileFirst" | "sendSmsOtp" | "setConsentOtp"> = {
  createClientVms: async ({ name, ID }, { db, now, services }) => {
    if (!isLatinName(name)) return refuseFields({ name: "error.latin" });
    const id = uuid(services.random);
    await db
      .insertInto("client_record")
      .values({
        id,
        name: name.trim(),
        id_number: ID.trim().toUpperCase(),
        created_at: moment(now),
        object_id: null,
        text_xml: null,
        consented_at: null,
        consented_phone: null,
      })
      .execute();
    return { success: true, message: id };
  },

  getConsentText: async ({ type, ClientGUID }, { db, locale, services }) => {
    if (type !== consentTextType) return refuseFields({ type: "error.badValue" });
    const client = await clientOf(db, ClientGUID);
    if (!client) return refuse(404, "error.notFound");
    const objectId = uuid(services.random);
    const data_xml = consentXml(locale, { objectId, name: client.name, idNumber: client.id_number });
    await db.updateTable("client_record").set({ object_id: objectId, text_xml: data_xml }).where("id", "=", client.id).execute();
    return { status: "ok", success: true, data_xml, ObjectGUID: objectId };
  },

  sendSmsOtp: async ({ PhoneNumber, ClientGUID, TypeOTP }, context) => {
    const { db } = context;
    if (!consentOtpTypes.includes(TypeOTP)) return refuseFields({ TypeOTP: "error.badValue" });
    const client = await clientOf(db, ClientGUID);
    if (!client?.object_id) return refuse(404, "error.notFound");
    const phone = phoneDigits(PhoneNumber) ?? "";
    const target = targetOf(client.id, client.object_id, phone);
    const issued = await db.transaction().execute((transaction) =>
      sendCode(context, transaction, {
        target,
        recipient: { channel: "sms", to: phone },
        reserve: () => reserveMessage(context, { to: [phone], person: client.id_number }),
      }),
    );
    return issued.ok
      ? { status: "ok", success: true, resendAfter: RESEND_SECONDS, data: { ID: target.requestId } }
      : refusedCode(context, issued);
  },

  setConsentOtp: async ({ PhoneNumber, ClientGUID, TypeOTP, ID, ObjectGUID, code = "", file = "" }, context) => {
    const { db, locale, now, services } = context;
    if (!consentOtpTypes.includes(TypeOTP)) return refuseFields({ TypeOTP: "error.badValue" });
    const client = await clientOf(db, ClientGUID);
    if (!client?.object_id || ObjectGUID !== client.object_id || ID !== client.object_id) return refuse(404, "error.notFound");
    // What is agreed to is the text that was shown, to the letter.
    if (Buffer.from(file, "base64").toString("utf8") !== client.text_xml) return refuseFields({ file: "error.badValue" });
    const phone = phoneDigits(PhoneNumber) ?? "";
    const target = targetOf(client.id, client.object_id, phone);
    const tried = await tryCode(context, `consent/${client.id_number}/${phone}`, async (transaction) => {
      const checked = await checkCode(transaction, target, code, now, services.secret);
      if (checked.ok)
        await transaction
          .updateTable("client_record")
          .set({ consented_at: moment(now), consented_phone: phone })
          .where("id", "=", client.id)
          .execute();
      return { checked, value: undefined };
    });
    if (!tried?.ok)
      return { status: "error", message: tried?.message ?? text(locale, "error.codeExpired"), attemptsLeft: tried?.attemptsLeft ?? 0 };
    return { status: "ok", success: true };
  },

  getFileFirst: () => ({ name: "consent", url: "/personal-data" }),
};
