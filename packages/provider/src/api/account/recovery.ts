import { text } from "@shanyraq/i18n/text";
import { hidePhone, phoneDigits } from "@shanyraq/rules";
import { takeAll } from "@shanyraq/limits";
import type { Kysely } from "kysely";
import { idInFlow } from "../../platform/codes/id-in-flow.ts";
import { reserveMessage } from "../../platform/codes/message-limits.ts";
import { checkCode, codeDelivered, issueCode, RESEND_SECONDS, type CodeFor } from "../../platform/codes/one-time-code.ts";
import { refusedCode } from "../../platform/codes/refused-code.ts";
import { deliverCode } from "../../platform/codes/send-code.ts";
import { tryCode } from "../../platform/codes/try-code.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { Handlers, SignedIn } from "../../platform/server/context.ts";
import { needsCode } from "../../platform/server/roles.ts";
import { moment } from "../../platform/server/moment.ts";
import type { InFlow } from "../../platform/server/context.ts";
import type { Addressee } from "../../platform/server/guards.ts";
import { refuse, refuseFields, refuseUntil } from "../../platform/server/refusal.ts";
import { securityEvent } from "../../platform/server/security-event.ts";
import { beginSession, endSessions } from "./begin-session.ts";
import { enter } from "./enter.ts";
import { frozenAnswer, frozenUntil } from "./freeze/freeze.ts";
import { hasJustSigned } from "./just-signed.ts";
import { forgetDevices, knownDevice } from "./known-device.ts";
import { clearTries, countsOf } from "./login-budget.ts";
import { faultsOfPassword } from "./new-password.ts";
import { reportWayIn } from "./report-way-in.ts";

const MINUTE = 60;

/** A code belongs to the browser that requested it: what is typed in another one is never compared with it. */
const targetOf = (phone: string, context: InFlow): CodeFor => ({
  purpose: "recovery",
  requestId: idInFlow("recovery", [phone], context),
  subject: phone,
});

/** Whose phone it is, and the device by which they are known in this browser. */
async function ownerOf(context: InFlow, db: Kysely<Tables>, phone: string) {
  const owner = await db
    .selectFrom("customer")
    .innerJoin("credential", "credential.customer_id", "customer.id")
    .select(["customer.id", "credential.device_generation as generation"])
    .where("phone", "=", phone)
    .executeTakeFirst();
  return { owner, device: owner && knownDevice(context, owner) };
}

/** Whom a code counts for: what strangers requested for a phone does not limit its owner in a browser that they are known by. */
const addressee = (phone: string, device: string | undefined): Addressee =>
  device === undefined ? { to: [phone], person: phone } : { to: [`device/${device}`], person: `device/${device}` };

/** Whether the one at the keyboard knows the present password; tries are limited like those of a login. */
async function knowsPassword({ address, customer, db, guards, services }: SignedIn, password: string) {
  const subjects = guards.loginOfAccount(`current:${customer.id}`, address);
  const taken = await takeAll(subjects);
  if (!taken.ok) return refuseUntil(taken.retryAfterSeconds, "error.loginWait", { minutes: Math.ceil(taken.retryAfterSeconds / MINUTE) });
  const held = await db.selectFrom("credential").select("password_hash").where("customer_id", "=", customer.id).executeTakeFirst();
  if (!(await services.passwords.fits(held?.password_hash, password))) return refuseFields({ current_password: "error.password.current" });
  await Promise.all(subjects.map(([limit, subject]) => limit.clear(subject)));
  return undefined;
}

/** What a right code of recovery opens: a session for a new password; nothing while the account is frozen. */
type Opened = { readonly token: string } | { readonly until: string } | undefined;

export const recovery: Pick<Handlers, "changePassword" | "forgotPassword" | "forgotPasswordCode"> = {
  /** Known and unknown phones get one answer in one time: a code is made for both, and sent, behind the answer, to the one. */
  forgotPassword: async ({ phone }, context) => {
    const { db, now, services } = context;
    const to = phoneDigits(phone) ?? "";
    const target = targetOf(to, context);
    const { owner, device } = await ownerOf(context, db, to);
    const issued = await db
      .transaction()
      .execute((transaction) => issueCode(transaction, target, now, services, () => reserveMessage(context, addressee(to, device))));
    if (!issued.ok) return refusedCode(context, issued);
    if (owner) deliverCode(context, target, { channel: "sms", to }, issued, true);
    else context.afterAnswer(() => codeDelivered(services.database.queries, target, now));
    return { status: "ok", success: true, resendAfter: RESEND_SECONDS, sentTo: hidePhone(to) };
  },

  forgotPasswordCode: async ({ phone, sms }, context) => {
    const { db, guards, now, services } = context;
    const to = phoneDigits(phone) ?? "";
    const { device } = await ownerOf(context, db, to);
    const counted = device === undefined ? guards.codesOfFlow(context, to) : guards.codesOfDevice(device);
    const tried = await tryCode<Opened>(context, counted, async (transaction) => {
      const checked = await checkCode(transaction, targetOf(to, context), sms, now, services.secret);
      if (!checked.ok) return { checked, value: undefined };
      const { owner } = await ownerOf(context, transaction, to);
      if (!owner) return { checked, value: undefined };
      const until = await frozenUntil(transaction, owner.id, now);
      if (until !== undefined) return { checked, value: { until } };
      return { checked, value: { token: await beginSession({ ...context, db: transaction }, owner.id, { purpose: "password" }) } };
    });
    if (!tried?.ok) return { status: "error", message: tried?.message ?? "", attemptsLeft: tried?.attemptsLeft ?? 0 };
    const { value } = tried;
    if (!value) return { status: "error", message: text(context.locale, "error.codeExpired"), attemptsLeft: 0 };
    if ("token" in value) return { status: "ok", success: true, Authorization: { token: value.token } };
    // Only a person who has the phone of the account learns this; the responses to a request for a code do not differ.
    securityEvent(context, "frozen-refused");
    return { ...frozenAnswer(context, value.until), attemptsLeft: 0 };
  },

  /** Ends every other session, and this token's too: a person who had the old password is signed out (S08). */
  changePassword: async ({ password, password_repeat, current_password = "" }, context) => {
    const { customer, db, now, services, session } = context;
    const mustProve = session.purpose === "full" && !hasJustSigned(context);
    const refused = mustProve ? await knowsPassword(context, current_password) : undefined;
    if (refused) return refused;
    const { iin, id_number, phone, email, name, surname } = customer;
    const faults = faultsOfPassword({
      password,
      password_repeat,
      about: [iin, id_number, phone, email, name, surname],
      strong: session.purpose === "full",
    });
    if (faults) return refuseFields(faults);
    const password_hash = await services.passwords.hash(password);
    const entrance = await db.transaction().execute(async (transaction) => {
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
      await forgetDevices(transaction, customer.id);
      await reportWayIn(transaction, context, { way: "password", before: customer, changeId: session.id });
      // A code of recovery replaces the password; staff also have another code to type, and sign in again.
      if (needsCode(customer.role) && session.purpose !== "full") return null;
      return enter(inIt, customer.id, { byKey: session.byKey, byCode: session.byCode, signedAt: session.signedAt });
    });
    if (entrance === undefined) return refuse(401, "error.unauthorized");
    await clearTries(context, countsOf(customer));
    securityEvent(context, session.purpose === "full" ? "password-changed" : "recovered");
    return entrance === null
      ? { status: "ok", success: true, message: text(context.locale, "account.staff.signInAgain") }
      : { status: "ok", success: true, Authorization: entrance };
  },
};
