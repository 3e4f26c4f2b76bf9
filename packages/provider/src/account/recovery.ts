import { text } from "@shanyraq/i18n/text";
import { hidePhone, phoneDigits } from "@shanyraq/rules";
import { moment, type Handlers, type SignedIn } from "../server/context.ts";
import { refuse, refuseFields, refuseUntil } from "../server/refusal.ts";
import { takeAll } from "@shanyraq/limits";
import { notify } from "../cabinet/notify.ts";
import { beginSession, endSessions } from "./begin-session.ts";
import { reserveMessage } from "./message-limits.ts";
import { faultsOfPassword } from "./new-password.ts";
import { checkCode, codeDelivered, issueCode, requestOf, RESEND_SECONDS, type CodeFor } from "./one-time-code.ts";
import { hashPassword, passwordFits } from "./passwords.ts";
import { refusedCode } from "./refused-code.ts";
import { deliverCode } from "./send-code.ts";
import { tryCode } from "./try-code.ts";

const MINUTE = 60;

const targetOf = (phone: string, secret: string): CodeFor => ({
  purpose: "recovery",
  requestId: requestOf("recovery", [phone], secret),
  subject: phone,
});

/** Whether the one at the keyboard knows the present password; tries are limited like those of a login. */
async function knowsPassword({ address, customer, db, guards }: SignedIn, password: string) {
  const asked = guards.loginOfAccount(`current:${customer.id}`, address);
  const taken = await takeAll(asked);
  if (!taken.ok) return refuseUntil(taken.retryAfterSeconds, "error.loginWait", { minutes: Math.ceil(taken.retryAfterSeconds / MINUTE) });
  const held = await db.selectFrom("credential").select("password_hash").where("customer_id", "=", customer.id).executeTakeFirst();
  if (!(await passwordFits(held?.password_hash, password))) return refuseFields({ current_password: "error.password.current" });
  await Promise.all(asked.map(([limit, subject]) => limit.clear(subject)));
  return undefined;
}

export const recovery: Pick<Handlers, "changePassword" | "forgotPassword" | "forgotPasswordCode"> = {
  /** Known and unknown phones get one answer in one time: a code is made for both, and sent, behind the answer, to the one. */
  forgotPassword: async ({ phone }, context) => {
    const { db, now, services } = context;
    const to = phoneDigits(phone) ?? "";
    const target = targetOf(to, services.secret);
    const issued = await db
      .transaction()
      .execute((transaction) => issueCode(transaction, target, now, services, () => reserveMessage(context, { to: [to], person: to })));
    if (!issued.ok) return refusedCode(context, issued);
    const known = await db.selectFrom("customer").select("id").where("phone", "=", to).executeTakeFirst();
    if (known) deliverCode(context, target, { channel: "sms", to }, issued, true);
    else context.afterAnswer(() => codeDelivered(services.database.queries, target, now));
    return { status: "ok", success: true, resendAfter: RESEND_SECONDS, sentTo: hidePhone(to) };
  },

  forgotPasswordCode: async ({ phone, sms }, context) => {
    const { now, services } = context;
    const to = phoneDigits(phone) ?? "";
    const tried = await tryCode(context, to, async (transaction) => {
      const checked = await checkCode(transaction, targetOf(to, services.secret), sms, now, services.secret);
      if (!checked.ok) return { checked, value: undefined };
      const customer = await transaction.selectFrom("customer").select("id").where("phone", "=", to).executeTakeFirst();
      return { checked, value: customer && (await beginSession({ ...context, db: transaction }, customer.id, "password")) };
    });
    if (!tried?.ok) return { status: "error", message: tried?.message ?? "", attemptsLeft: tried?.attemptsLeft ?? 0 };
    return tried.value
      ? { status: "ok", success: true, Authorization: { token: tried.value } }
      : { status: "error", message: text(context.locale, "error.codeExpired"), attemptsLeft: 0 };
  },

  /** Ends every other session, this one's token too: whoever had the old password is out (S08). */
  changePassword: async ({ password, password_repeat, current_password = "" }, context) => {
    const { customer, db, now, requestId, services, session } = context;
    const refused = session.purpose === "full" ? await knowsPassword(context, current_password) : undefined;
    if (refused) return refused;
    const { iin, id_number, phone, email, name, surname } = customer;
    const faults = faultsOfPassword({
      password,
      password_repeat,
      about: [iin, id_number, phone, email, name, surname],
      strong: session.purpose === "full",
    });
    if (faults) return refuseFields(faults);
    const password_hash = await hashPassword(password);
    const token = await db.transaction().execute(async (transaction) => {
      const inIt = { ...context, db: transaction };
      // The session is spent here: of two that come with one recovery code the second finds it over.
      const { numUpdatedRows } = await transaction
        .updateTable("session")
        .set({ revoked_at: moment(now) })
        .where("id", "=", session.id)
        .where("revoked_at", "is", null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return undefined;
      await transaction.updateTable("credential").set({ password_hash }).where("customer_id", "=", customer.id).execute();
      await endSessions(inIt, customer.id);
      const key = `password/${session.id}`;
      await notify(transaction, services.random, now, {
        key,
        customerId: customer.id,
        kind: "passwordChanged",
        data: {},
        url: "/cabinet/info",
      });
      return beginSession(inIt, customer.id);
    });
    if (token === undefined) return refuse(401, "error.unauthorized");
    services.log({ level: "info", event: "password-changed", requestId });
    return { status: "ok", success: true, Authorization: { token } };
  },
};
