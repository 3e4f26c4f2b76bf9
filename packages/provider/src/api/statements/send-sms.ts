import { phoneDigits } from "@shanyraq/rules";
import { reserveMessage } from "../../platform/codes/message-limits.ts";
import { RESEND_SECONDS } from "../../platform/codes/one-time-code.ts";
import { phoneCodeOf } from "../../platform/codes/phone-code.ts";
import { refusedCode } from "../../platform/codes/refused-code.ts";
import { sendCode } from "../../platform/codes/send-code.ts";
import type { Handlers } from "../../platform/server/context.ts";

export const sendSms: Pick<Handlers, "sendSms"> = {
  sendSms: async ({ phone }, context) => {
    const to = phoneDigits(phone) ?? "";
    const issued = await context.db.transaction().execute((transaction) =>
      sendCode(context, transaction, {
        target: phoneCodeOf(to, context),
        recipient: { channel: "sms", to },
        reserve: () => reserveMessage(context, { to: [to], person: to }),
      }),
    );
    return issued.ok ? { status: "ok", success: true, resendAfter: RESEND_SECONDS } : refusedCode(context, issued);
  },
};
