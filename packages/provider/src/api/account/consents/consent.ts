import { text } from "@shanyraq/i18n/text";
import { consentOtpTypes, consentTextType } from "@shanyraq/calls/vocabulary";
import { phoneDigits } from "@shanyraq/rules";
import { clientOf } from "../../../platform/codes/client-consent.ts";
import { reserveMessage } from "../../../platform/codes/message-limits.ts";
import { checkCode, RESEND_SECONDS, type CodeFor } from "../../../platform/codes/one-time-code.ts";
import { refusedCode } from "../../../platform/codes/refused-code.ts";
import { sendCode } from "../../../platform/codes/send-code.ts";
import { tryCode } from "../../../platform/codes/try-code.ts";
import { consentXml } from "../../../domain/consents/consent-xml.ts";
import { versionOn } from "../../../domain/consents/versions.ts";
import type { Handlers } from "../../../platform/server/context.ts";
import { moment, today } from "../../../platform/server/moment.ts";
import { uuid } from "../../../platform/server/ids.ts";
import { refuse, refuseFields } from "../../../platform/server/refusal.ts";

/** A code is of this client, this text and this phone. */
const targetOf = (guid: string, objectId: string, phone: string): CodeFor => ({
  purpose: "consent",
  requestId: objectId,
  subject: `${guid}/${phone}`,
});

/** The consent of a person who is not a customer yet: its text, and the code that gives it. */
export const consent: Pick<Handlers, "getConsentText" | "sendSmsOtp" | "setConsentOtp"> = {
  getConsentText: async ({ type, ClientGUID }, context) => {
    const { db, locale, now, services } = context;
    if (type !== consentTextType) return refuseFields({ type: "error.badValue" });
    const client = await clientOf(context, ClientGUID);
    if (!client) return refuse(403, "error.flow");
    const objectId = uuid(services.random);
    const data_xml = consentXml(locale, { objectId, name: client.name, idNumber: client.id_number }, versionOn(today(now)));
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
    // The customer agrees exactly to the text that was shown.
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
};
