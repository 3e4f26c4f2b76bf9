import type { Output } from "@shanyraq/calls";
import { hidePhone } from "@shanyraq/rules";
import { takeAll, releaseAll } from "@shanyraq/limits";
import { checkCode, requestOf, RESEND_SECONDS, type CodeFor, type Reserved } from "../../platform/codes/one-time-code.ts";
import { refusedCode } from "../../platform/codes/refused-code.ts";
import { sendCode } from "../../platform/codes/send-code.ts";
import { tryCode } from "../../platform/codes/try-code.ts";
import type { CustomerRow } from "../../platform/database/tables.ts";
import type { Context } from "../../platform/server/context.ts";
import { isRefusal, type Refusal } from "../../platform/server/refusal.ts";
import { enter } from "./enter.ts";

type Answer = Output<"login"> | Refusal;

/** Each sign-in is a request of its own, so that the next one does not wait for the minutes and tries of the one before. */
async function targetOf({ id }: CustomerRow, { db, services }: Context): Promise<CodeFor> {
  const { before } = await db
    .selectFrom("session")
    .select(({ fn }) => fn.countAll<number>().as("before"))
    .where("customer_id", "=", id)
    .where("by_code", "=", true)
    .executeTakeFirstOrThrow();
  return { purpose: "signIn", requestId: requestOf("signIn", [id, String(before)], services.secret), subject: id };
}

/** Counts a code by the account alone: an office signs in from one network, and the caller has given the password. A code that was not sent is not counted. */
async function reserveFor({ guards, ifUndone }: Context, { id }: CustomerRow): Promise<Reserved> {
  const counted = guards.signInCodes(id);
  const taken = await takeAll(counted);
  if (!taken.ok) return taken;
  const release = () => releaseAll(counted);
  ifUndone(release);
  return { ok: true, release };
}

async function sendSignInCode(context: Context, customer: CustomerRow): Promise<Answer> {
  const target = await targetOf(customer, context);
  const issued = await context.db.transaction().execute((transaction) =>
    sendCode(context, transaction, {
      target,
      recipient: { channel: "sms", to: customer.phone },
      reserve: () => reserveFor(context, customer),
    }),
  );
  const sent = { codeNeeded: true, sentTo: hidePhone(customer.phone) };
  if (issued.ok) return { status: "ok", success: true, ...sent, resendAfter: RESEND_SECONDS };
  const refused = refusedCode(context, issued);
  // A code that was sent a moment ago is good still: it is typed, not waited for.
  return isRefusal(refused) || issued.reason !== "wait" ? refused : { ...refused, success: false, ...sent };
}

/**
 * The second step for staff whose password was right: a code sent to the phone of their account. They have no session before it; a request without a code sends
 * one, and the right code signs them in.
 */
export async function signInStaff(context: Context, customer: CustomerRow, code: string): Promise<Answer> {
  if (code === "") return sendSignInCode(context, customer);
  const { guards, now, services } = context;
  const target = await targetOf(customer, context);
  const tried = await tryCode(context, guards.codesOfCustomer(customer.id), async (transaction) => {
    const checked = await checkCode(transaction, target, code, now, services.secret);
    if (!checked.ok) return { checked, value: undefined };
    return { checked, value: await enter({ ...context, db: transaction }, customer.id, { byCode: true }) };
  });
  if (tried?.ok && tried.value) return { status: "ok", Authorization: tried.value };
  const { message, attemptsLeft } = tried?.ok === false ? tried : { message: "", attemptsLeft: 0 };
  return { status: "error", success: false, codeNeeded: true, message, attemptsLeft };
}
