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
import type { InFlow } from "./flow.ts";
import { reserveMessage } from "./message-limits.ts";
import { checkCode, RESEND_SECONDS, type CodeFor } from "./one-time-code.ts";
import { refusedCode } from "./refused-code.ts";
import type { Registration } from "./registration-data.ts";
import { sendCode } from "./send-code.ts";
import { tryCode } from "./try-code.ts";

/** A record that this browser has begun; another's is none here. */
const clientOf = async ({ db, flow }: InFlow, guid: string) =>
  isUuid(guid) ? db.selectFrom("client_record").selectAll().where("id", "=", guid).where("flow", "=", flow).executeTakeFirst() : undefined;

/** A consent opens an account for this long. */
const OPEN_MS = 30 * 60_000;

/** The consent that this very client gave with this very phone in this very browser, where it has opened no account yet. */
export const findConsent = async (
  context: InFlow,
  guid: string | undefined,
  { id_number, phone }: Pick<Registration, "id_number" | "phone">,
) => {
  const client = guid === undefined ? undefined : await clientOf(context, guid);
  const fresh = client?.consented_at != null && Date.parse(client.consented_at) > context.now - OPEN_MS && client.spent_at === null;
  return fresh && client.id_number === id_number && client.consented_phone === phone ? client : undefined;
};

/** Of many registrations at once with one consent exactly one has it. */
export const spendConsent = async (db: Kysely<Tables>, id: string, { now }: InFlow): Promise<boolean> =>
  (await db
    .updateTable("client_record")
    .set({ spent_at: moment(now) })
    .where("id", "=", id)
    .where("spent_at", "is", null)
    .returning("id")
    .executeTakeFirst()) !== undefined;

/** A code is of this client, this text and this phone. */
const targetOf = (guid: string, objectId: string, phone: string): CodeFor => ({
  purpose: "consent",
  requestId: objectId,
  subject: `${guid}/${phone}`,
});

export const consent: Pick<Handlers, "createClientVms" | "getConsentText" | "getFileFirst" | "sendSmsOtp" | "setConsentOtp"> = {
  createClientVms: async ({ name, ID }, { db, flow, now, services }) => {
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
        flow,
        spent_at: null,
      })
      .execute();
    return { success: true, message: id };
  },

  getConsentText: async ({ type, ClientGUID }, context) => {
    const { db, locale, services } = context;
    if (type !== consentTextType) return refuseFields({ type: "error.badValue" });
    const client = await clientOf(context, ClientGUID);
    if (!client) return refuse(403, "error.flow");
    const objectId = uuid(services.random);
    const data_xml = consentXml(locale, { objectId, name: client.name, idNumber: client.id_number });
    await db.updateTable("client_record").set({ object_id: objectId, text_xml: data_xml }).where("id", "=", client.id).execute();
    return { status: "ok", success: true, data_xml, ObjectGUID: objectId };
  },

  sendSmsOtp: async ({ PhoneNumber, ClientGUID, TypeOTP }, context) => {
    const { db } = context;
    if (!consentOtpTypes.includes(TypeOTP)) return refuseFields({ TypeOTP: "error.badValue" });
    const client = await clientOf(context, ClientGUID);
    if (!client) return refuse(403, "error.flow");
    if (!client.object_id) return refuse(404, "error.notFound");
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
    const { guards, locale, now, services } = context;
    if (!consentOtpTypes.includes(TypeOTP)) return refuseFields({ TypeOTP: "error.badValue" });
    const client = await clientOf(context, ClientGUID);
    if (!client) return refuse(403, "error.flow");
    if (!client.object_id || ObjectGUID !== client.object_id || ID !== client.object_id) return refuse(404, "error.notFound");
    // What is agreed to is the text that was shown, to the letter.
    if (Buffer.from(file, "base64").toString("utf8") !== client.text_xml) return refuseFields({ file: "error.badValue" });
    const phone = phoneDigits(PhoneNumber) ?? "";
    const target = targetOf(client.id, client.object_id, phone);
    const tried = await tryCode(context, guards.codesOfFlow(context, phone), async (transaction) => {
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
