import type { Input } from "@shanyraq/contract";
import { isLocale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { hidePhone, isLatinName, phoneDigits } from "@shanyraq/rules";
import { takeAll } from "@shanyraq/limits";
import { moment, type Context, type Handlers } from "../server/context.ts";
import { isRefusal, refuse, refuseFields, refuseUntil, type Refusal } from "../server/refusal.ts";
import { beginSession } from "./begin-session.ts";
import { findConsent } from "./consent.ts";
import { createAccount } from "./create-account.ts";
import { identityOf, type Identity } from "./identity.ts";
import { reserveMessage } from "./message-limits.ts";
import { faultsOfPassword } from "./new-password.ts";
import { checkCode, requestOf, RESEND_SECONDS, type CodeFor } from "./one-time-code.ts";
import { hashPassword } from "./passwords.ts";
import { refusedCode } from "./refused-code.ts";
import type { Registration } from "./registration-data.ts";
import { sendCode } from "./send-code.ts";
import { tryCode } from "./try-code.ts";

type Told = Input<"registerStepOne">;

/** A shown code, or a consent, opens the registration for this long. */
const OPEN_MS = 30 * 60_000;
const MINUTE = 60;

/** Numbers come checked by the schema; what is left of them are digits alone. */
const digits = (phone: string): string => phoneDigits(phone) ?? "";

/** Whether the number is registered with this very phone. Of another's phone nothing is told. */
const isRegistered = async ({ db }: Context, { column, value }: Identity, phone: string): Promise<boolean> =>
  (await db.selectFrom("customer").select("id").where(column, "=", value).where("phone", "=", phone).executeTakeFirst()) !== undefined;

/** What was told, with the password hashed; or what is wrong with it. */
async function toldOf(told: Told, strong: boolean, locale: Context["locale"]): Promise<Registration | Refusal> {
  const who = identityOf(told);
  if (isRefusal(who)) return who;
  const { name, surname, patronymic = "", email, password, password_repeat, lang } = told;
  const phone = digits(told.phone);
  const foreign = who.column === "id_number";
  const notLatin = foreign ? Object.entries({ surname, name, patronymic }).filter(([, part]) => part !== "" && !isLatinName(part)) : [];
  const faults = {
    ...Object.fromEntries(notLatin.map(([field]) => [field, "error.latin"])),
    ...faultsOfPassword({ password, password_repeat, about: [who.value, phone, email, name, surname], strong }),
  };
  if (Object.keys(faults).length > 0) return refuseFields(faults);
  return {
    iin: foreign ? null : who.value,
    id_number: foreign ? who.value : null,
    surname: surname.trim(),
    name: name.trim(),
    patronymic: patronymic.trim(),
    phone,
    email: email.trim(),
    locale: isLocale(lang) ? lang : locale,
    passwordHash: await hashPassword(password),
  };
}

const targetOf = (purpose: "registration" | "phone", parts: readonly string[], { services }: Context): CodeFor => ({
  purpose,
  requestId: requestOf(purpose, parts, services.secret),
  subject: parts.join("/"),
});

/** What a stranger may ask of who is registered, and how often. */
async function enquire({ guards, address }: Context): Promise<Refusal | undefined> {
  const taken = await takeAll(guards.enquiries(address));
  if (taken.ok) return undefined;
  return refuseUntil(taken.retryAfterSeconds, "error.loginWait", { minutes: Math.ceil(taken.retryAfterSeconds / MINUTE) });
}

/** Makes the account of a registration, and a session for it; both numbers taken is one answer. */
async function finish(context: Context, told: Registration, consent: Parameters<typeof createAccount>[2]) {
  return context.db.transaction().execute(async (db) => {
    const id = await createAccount(db, told, consent, context);
    if (id === undefined) return undefined;
    context.services.log({ level: "info", event: "registered", requestId: context.requestId });
    return beginSession({ ...context, db }, id);
  });
}

/** An account for somebody whose phone, or whose consent, is proved already. */
async function register(input: Input<"register">, context: Context) {
  const { db, locale, now } = context;
  const told = await toldOf(input, false, locale);
  if (isRefusal(told)) return told;
  const consent = await findConsent(db, input.client_guid, told, now - OPEN_MS);
  const verified = await db
    .selectFrom("verified_phone")
    .select("phone")
    .where("phone", "=", told.phone)
    .where("at", ">", moment(now - OPEN_MS))
    .executeTakeFirst();
  if (!consent && (!verified || told.id_number !== null)) return refuse(403, "error.codeFirst");
  const token = await finish(context, told, consent ? { channel: "sms", textXml: consent.text_xml } : { channel: "form", textXml: null });
  return token === undefined
    ? { status: "error", message: text(locale, "error.registration") }
    : { status: "ok", success: true, Authorization: { token } };
}

export const registration: Pick<
  Handlers,
  | "checkRegister"
  | "register"
  | "registerNonResident"
  | "registerStepOne"
  | "registerStepThree"
  | "sendSms"
  | "smsCheckRegister"
  | "smsCheckRegisterStepTwo"
> = {
  checkRegister: async (input, context) => {
    const { locale, services } = context;
    const who = identityOf(input);
    if (isRefusal(who)) return who;
    const limited = await enquire(context);
    if (limited) return limited;
    const phone = digits(input.phone);
    // Both are asked whatever the other says, so that the time of the answer tells nothing.
    const [registered, inBase] = await Promise.all([
      isRegistered(context, who, phone),
      who.column === "iin" ? (services.citizens?.owns(who.value, phone) ?? true) : true,
    ]);
    if (registered) return { status: "error", reason: "registered", message: text(locale, "error.registered") };
    if (!inBase) return { status: "", reason: "notInBase", message: text(locale, "error.notInBase") };
    return { status: "ok", success: true };
  },

  registerStepOne: async (input, context) => {
    const { db, locale, now } = context;
    const told = await toldOf(input, true, locale);
    if (isRefusal(told)) return told;
    const number = told.iin ?? told.id_number ?? "";
    const target = targetOf("registration", [number, told.phone], context);
    const issued = await db.transaction().execute(async (transaction) => {
      const kept = { data: JSON.stringify(told), created_at: moment(now) };
      await transaction
        .insertInto("registration")
        .values({ id: target.requestId, ...kept })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(kept))
        .execute();
      return sendCode(context, transaction, {
        target,
        recipient: { channel: "sms", to: told.phone },
        reserve: () => reserveMessage(context, { to: [told.phone], person: number }),
      });
    });
    return issued.ok
      ? { status: "ok", success: true, resendAfter: RESEND_SECONDS, sentTo: hidePhone(told.phone) }
      : refusedCode(context, issued);
  },

  smsCheckRegisterStepTwo: async (input, context) => {
    const { locale, now, services } = context;
    const who = identityOf(input);
    if (isRefusal(who)) return who;
    const target = targetOf("registration", [who.value, digits(input.phone)], context);
    const tried = await tryCode(context, target.subject, async (transaction) => {
      const row = await transaction
        .selectFrom("registration")
        .select("data")
        .where("id", "=", target.requestId)
        .where("created_at", ">", moment(now - OPEN_MS))
        .forUpdate()
        .executeTakeFirst();
      if (!row) return undefined;
      const checked = await checkCode(transaction, target, input.sms, now, services.secret);
      if (!checked.ok) return { checked, value: undefined };
      await transaction.deleteFrom("registration").where("id", "=", target.requestId).execute();
      const id = await createAccount(transaction, row.data, { channel: "form", textXml: null }, context);
      return { checked, value: id && (await beginSession({ ...context, db: transaction }, id)) };
    });
    if (!tried) return { status: "error", message: text(locale, "error.codeExpired") };
    if (!tried.ok) return { status: "error", message: tried.message, attemptsLeft: tried.attemptsLeft };
    return tried.value
      ? { status: "ok", success: true, Authorization: { token: tried.value } }
      : { status: "error", message: text(locale, "error.registration") };
  },

  sendSms: async ({ phone }, context) => {
    const to = digits(phone);
    const issued = await context.db.transaction().execute((transaction) =>
      sendCode(context, transaction, {
        target: targetOf("phone", [to], context),
        recipient: { channel: "sms", to },
        reserve: () => reserveMessage(context, { to: [to], person: to }),
      }),
    );
    return issued.ok ? { status: "ok", success: true, resendAfter: RESEND_SECONDS } : refusedCode(context, issued);
  },

  smsCheckRegister: async (input, context) => {
    const { now, services } = context;
    const who = identityOf(input);
    if (isRefusal(who)) return who;
    const phone = digits(input.phone);
    const target = targetOf("phone", [phone], context);
    const tried = await tryCode(context, target.subject, async (transaction) => {
      const checked = await checkCode(transaction, target, input.sms, now, services.secret);
      if (checked.ok)
        await transaction
          .insertInto("verified_phone")
          .values({ phone, at: moment(now) })
          .onConflict((conflict) => conflict.column("phone").doUpdateSet({ at: moment(now) }))
          .execute();
      return { checked, value: undefined };
    });
    if (!tried?.ok) return { status: "error", message: tried?.message ?? "", attemptsLeft: tried?.attemptsLeft ?? 0 };
    return { status: "ok", success: true };
  },

  register,
  registerNonResident: register,
  registerStepThree: register,
};
