import { reserveMessage } from "../../platform/codes/message-limits.ts";
import { checkCode, requestOf, type CodeFor } from "../../platform/codes/one-time-code.ts";
import { sendCode } from "../../platform/codes/send-code.ts";
import { tryCode } from "../../platform/codes/try-code.ts";
import type { CustomerRow } from "../../platform/database/tables.ts";
import type { Context } from "../../platform/server/context.ts";
import { addresseeOf } from "../../platform/server/guards.ts";

/** What may keep a code from being sent. */
export type NotSent = { readonly reason: "wait"; readonly seconds: number } | { readonly reason: "tooMany" };

/** The code of one wait for it: a new sign-in has one of its own. */
const codeOf = ({ id }: CustomerRow, waitId: string, secret: string): CodeFor => ({
  purpose: "desk",
  requestId: requestOf("desk", [id, waitId], secret),
  subject: id,
});

/**
 * Sends the code that opens the editing to the editor's phone.
 * @param waitId the same for the first code and for those that are requested after it.
 */
export async function sendDeskCode(context: Context, customer: CustomerRow, waitId: string): Promise<NotSent | undefined> {
  const { db, services } = context;
  const issued = await sendCode(context, db, {
    target: codeOf(customer, waitId, services.secret),
    recipient: { channel: "sms", to: customer.phone },
    reserve: () => reserveMessage(context, addresseeOf(customer)),
  });
  if (issued.ok) return undefined;
  return issued.reason === "tooMany" ? { reason: "tooMany" } : { reason: "wait", seconds: issued.seconds };
}

/** Tries a code; returns a sentence in the editor's language when it is wrong. */
export async function tryDeskCode(context: Context, customer: CustomerRow, waitId: string, code: string): Promise<string | undefined> {
  const { guards, now, services } = context;
  const tried = await tryCode(context, guards.codesOfCustomer(customer.id), async (transaction) => ({
    checked: await checkCode(transaction, codeOf(customer, waitId, services.secret), code, now, services.secret),
    value: true,
  }));
  return tried === undefined || tried.ok ? undefined : tried.message;
}
