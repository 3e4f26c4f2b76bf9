import { hidePhone } from "@shanyraq/rules";
import type { TextId } from "@shanyraq/i18n/text";
import { messageRefusal } from "../../platform/codes/message-limits.ts";
import { RESEND_SECONDS, type CodeFor } from "../../platform/codes/one-time-code.ts";
import { refusedCode } from "../../platform/codes/refused-code.ts";
import { sendToCustomer } from "../../platform/codes/send-to-customer.ts";
import type { StoredRequest } from "../../platform/database/records/contract-event.ts";
import type { HeldContract } from "../ledger/read.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment } from "../../platform/server/moment.ts";
import { isRefusal, refuse } from "../../platform/server/refusal.ts";
import { isAbout, requestOfCustomer, type AgreementRequest, type Subject } from "./requests.ts";

/** The code of a request: of a change it is wrong for an end, and of one request for another. */
export const codeOf = ({ id, change, customer_id }: Pick<AgreementRequest, "id" | "change" | "customer_id">): CodeFor => ({
  purpose: change.kind === "termination" || change.kind === "maturity" ? change.kind : "change",
  requestId: id,
  subject: customer_id,
});

/** Keeps the request as it was computed, and sends the code that confirms it. */
export async function askCode(context: SignedIn, held: HeldContract, change: StoredRequest, effective_on: string | null) {
  const { customer, db, locale, now, services } = context;
  const requestID = uuid(services.random);
  await db
    .insertInto("contract_change")
    .values({
      id: requestID,
      contract_id: held.id,
      customer_id: customer.id,
      state: "asked",
      change: JSON.stringify(change),
      effective_on,
      base: held.view.changes,
      locale,
      number: null,
      file: null,
      sha256: null,
      created_at: moment(now),
      confirmed_at: null,
      sign_by: null,
      closed_at: null,
    })
    .execute();
  const issued = await sendToCustomer(context, db, codeOf({ id: requestID, change, customer_id: customer.id }));
  if (!issued.ok && issued.reason === "limited") return messageRefusal(issued.seconds);
  return { status: "ok", success: true, requestID, phone: hidePhone(customer.phone), resendAfter: RESEND_SECONDS };
}

/** Sends another code for a request that was not confirmed yet. */
export async function askCodeAgain(context: SignedIn, requestID: string, about: Subject, exhausted: TextId) {
  const { customer, db, now } = context;
  const issued = await db.transaction().execute(async (transaction) => {
    const request = await requestOfCustomer(transaction, requestID, customer.id, now);
    return request?.state === "asked" && isAbout(request, about) ? sendToCustomer(context, transaction, codeOf(request)) : undefined;
  });
  if (!issued) return refuse(404, "error.notFound");
  if (issued.ok) return { status: "ok", success: true, requestID, resendAfter: RESEND_SECONDS };
  const refused = refusedCode(context, issued, exhausted);
  return isRefusal(refused) ? refused : { ...refused, requestID };
}
