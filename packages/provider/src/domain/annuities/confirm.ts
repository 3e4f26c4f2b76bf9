import { hidePhone } from "@shanyraq/rules";
import { checkCode, RESEND_SECONDS, type CodeFor } from "../../platform/codes/one-time-code.ts";
import { refusedCode } from "../../platform/codes/refused-code.ts";
import { sendToCustomer } from "../../platform/codes/send-to-customer.ts";
import { tryCode } from "../../platform/codes/try-code.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { isRefusal, refuse, type Refusal } from "../../platform/server/refusal.ts";
import { appendPension, findCase, holdCase, type PensionCase } from "./cases.ts";
import { isApproved } from "./fold.ts";
import { paperOf } from "./paper.ts";

/** Why an application cannot be confirmed now; undefined when it can. */
export function confirmationBlocker({ state }: PensionCase, day: string): Refusal | undefined {
  if (state.at === "checking" || state.at === "opened") return refuse(409, "error.pension.unchecked");
  if (state.at !== "checked") return refuse(409, "error.pension.closed");
  return isApproved(state, day) ? undefined : refuse(409, "error.pension.lapsed");
}

/** A code is of this customer and of the bytes that they read. */
const targetOf = (customerId: string, requestId: string, sha256: string): CodeFor => ({
  purpose: "pension",
  requestId,
  subject: `${customerId}/${sha256}`,
});

/** Sends the code that confirms the application in its current form. */
export async function askForCode(requestID: string, context: SignedIn) {
  const { customer, db, now } = context;
  const held = await findCase(db, requestID, customer.id);
  if (!held) return refuse(404, "error.notFound");
  const refused = confirmationBlocker(held, today(now));
  if (refused) return refused;
  const sentTo = hidePhone(customer.phone);
  const issued = await db.transaction().execute(async (transaction) => {
    const paper = await paperOf(transaction, held, customer, "application");
    return sendToCustomer(context, transaction, targetOf(customer.id, held.row.id, paper?.sha256 ?? ""));
  });
  if (issued.ok) return { status: "ok", success: true, sentTo, resendAfter: RESEND_SECONDS };
  const late = refusedCode(context, issued);
  // A code that was sent before the page was left is still valid: its owner is shown where it was sent.
  return isRefusal(late) ? late : { ...late, ...(issued.reason === "wait" && { sentTo }) };
}

/** Compares the code with the bytes that were read; the right one confirms the application. */
export async function confirmCase(
  { requestID, hash, code }: { readonly requestID: string; readonly hash: string; readonly code: string },
  context: SignedIn,
) {
  const { customer, db, guards, now, services } = context;
  const found = await findCase(db, requestID, customer.id);
  if (!found) return refuse(404, "error.notFound");
  const refused = confirmationBlocker(found, today(now));
  if (refused) return refused;
  const paper = await paperOf(db, found, customer, "application");
  if (paper?.sha256 !== hash) return refuse(409, "error.pension.otherPaper");
  const tried = await tryCode(context, guards.codesOfCustomer(customer.id), async (transaction) => {
    const held = await holdCase(transaction, requestID, customer.id);
    if (!held || confirmationBlocker(held, today(now))) return undefined;
    const checked = await checkCode(transaction, targetOf(customer.id, requestID, hash), code, now, services.secret);
    if (checked.ok && "approval" in held.state)
      await appendPension(transaction, held, {
        kind: "confirmed",
        at: moment(now),
        data: { approval: held.state.approval.number, sha256: hash },
      });
    return { checked, value: undefined };
  });
  if (!tried) return refuse(409, "error.pension.closed");
  if (!tried.ok) return { status: "error", success: false, message: tried.message, attemptsLeft: tried.attemptsLeft };
  return { status: "ok", success: true };
}
