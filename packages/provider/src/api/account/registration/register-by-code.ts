import { text } from "@shanyraq/i18n/text";
import { hidePhone } from "@shanyraq/rules";
import { idInFlow } from "../../../platform/codes/id-in-flow.ts";
import { reserveMessage } from "../../../platform/codes/message-limits.ts";
import { checkCode, RESEND_SECONDS, type CodeFor } from "../../../platform/codes/one-time-code.ts";
import { refusedCode } from "../../../platform/codes/refused-code.ts";
import { sendCode } from "../../../platform/codes/send-code.ts";
import { tryCode } from "../../../platform/codes/try-code.ts";
import type { Handlers } from "../../../platform/server/context.ts";
import { moment } from "../../../platform/server/moment.ts";
import type { InFlow } from "../../../platform/server/context.ts";
import { isRefusal } from "../../../platform/server/refusal.ts";
import { isClosed, refusedStanding, standingOf } from "./citizens-base.ts";
import { identityOf } from "../identity.ts";
import { openAccount } from "../open-account.ts";
import { digits, isSame, registrationOf, whoOf } from "./registration-of.ts";

/** How long the data of a registration waits for its code; names and addresses of people who never came back are deleted after a day. */
const OPEN_MS = 30 * 60_000;
const KEPT_MS = 24 * 60 * 60_000;

const targetOf = (number: string, phone: string, context: InFlow): CodeFor => ({
  purpose: "registration",
  requestId: idInFlow("registration", [number, phone], context),
  subject: `${number}/${phone}`,
});

/**
 * A resident registers: their data waits for the code that is sent to their phone. It is found by the browser, the number and the phone together, so that a
 * stranger's data about the same person is separate; and within one browser it changes with a new code alone.
 */
export const registerByCode: Pick<Handlers, "registerStepOne" | "smsCheckRegisterStepTwo"> = {
  registerStepOne: async (input, context) => {
    const { db, locale, now } = context;
    const registration = await registrationOf(input, true, context);
    if (isRefusal(registration)) return registration;
    const who = whoOf(registration);
    if (await isClosed(context, who)) return refusedStanding(context, "closed");
    const target = targetOf(who.value, registration.phone, context);
    const { issued, before } = await db.transaction().execute(async (transaction) => {
      const before = await transaction
        .selectFrom("registration")
        .select("data")
        .where("id", "=", target.requestId)
        .where("created_at", ">", moment(now - OPEN_MS))
        .forUpdate()
        .executeTakeFirst();
      const issued = await sendCode(context, transaction, {
        target,
        recipient: { channel: "sms", to: registration.phone },
        reserve: () => reserveMessage(context, { to: [registration.phone], person: who.value }),
      });
      if (!issued.ok) return { issued, before: before?.data };
      const kept = { data: JSON.stringify(registration), created_at: moment(now) };
      await transaction
        .deleteFrom("registration")
        .where("created_at", "<", moment(now - KEPT_MS))
        .execute();
      await transaction
        .insertInto("registration")
        .values({ id: target.requestId, ...kept })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(kept))
        .execute();
      return { issued, before: undefined };
    });
    if (issued.ok) return { status: "ok", success: true, resendAfter: RESEND_SECONDS, sentTo: hidePhone(registration.phone) };
    if (issued.reason === "wait" && before && !(await isSame(before, registration, input.password, context.services.passwords))) {
      const { seconds } = issued;
      return { status: "error", changed: true, message: text(locale, "error.codeChanged", { seconds }), resendAfter: seconds };
    }
    return refusedCode(context, issued);
  },

  smsCheckRegisterStepTwo: async (input, context) => {
    const { db, guards, locale, now, services } = context;
    const who = identityOf(input);
    if (isRefusal(who)) return who;
    const phone = digits(input.phone);
    const target = targetOf(who.value, phone, context);
    const pending = db
      .selectFrom("registration")
      .select("data")
      .where("id", "=", target.requestId)
      .where("created_at", ">", moment(now - OPEN_MS));
    if (!(await pending.executeTakeFirst())) return { status: "error", message: text(locale, "error.codeExpired") };
    const standing = await standingOf(context, who, phone);
    // Before the code is looked at, so that it stays good.
    if (!standing.ok && standing.why === "silent") return refusedStanding(context, standing.why);
    const tried = await tryCode(context, guards.codesOfFlow(context, phone), async (transaction) => {
      const row = await transaction
        .selectFrom("registration")
        .select("data")
        .where("id", "=", target.requestId)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return undefined;
      const checked = await checkCode(transaction, target, input.sms, now, services.secret);
      if (!checked.ok || !standing.ok) return { checked, value: undefined };
      await transaction.deleteFrom("registration").where("id", "=", target.requestId).execute();
      const opening = { registration: row.data, facts: standing.facts, consent: { channel: "form", textXml: null } } as const;
      return { checked, value: await openAccount(context, transaction, opening) };
    });
    if (!tried) return { status: "error", message: text(locale, "error.codeExpired") };
    if (!tried.ok) return { status: "error", message: tried.message, attemptsLeft: tried.attemptsLeft };
    // Only a person who has the phone learns this: the base must not serve to look up other people.
    if (!standing.ok) return refusedStanding(context, standing.why);
    return tried.value
      ? { status: "ok", success: true, Authorization: tried.value }
      : { status: "error", message: text(locale, "error.registration") };
  },
};
