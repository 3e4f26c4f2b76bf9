import { hidePhone } from "@shanyraq/rules";
import { isIdentified } from "../changes/identity.ts";
import { propose } from "../changes/propose.ts";
import { requestOfCustomer } from "../changes/requests.ts";
import { heldBy } from "../changes/tell.ts";
import { whyNot } from "../changes/why-not.ts";
import { messageRefusal } from "../codes/message-limits.ts";
import { RESEND_SECONDS, type CodeFor } from "../codes/one-time-code.ts";
import { refusedCode } from "../codes/refused-code.ts";
import { sendToCustomer } from "../codes/send-to-customer.ts";
import type { Handlers } from "../server/context.ts";
import { uuid } from "../server/ids.ts";
import { moment, today } from "../server/moment.ts";
import { isRefusal, refuse } from "../server/refusal.ts";

const targetOf = (requestId: string, customerId: string): CodeFor => ({ purpose: "change", requestId, subject: customerId });

/** The application for a change: priced anew, kept as it was priced, and the code that confirms it. */
export const changeWorksheet: Pick<Handlers, "changeWorksheet" | "changeWorksheetRepeat"> = {
  changeWorksheet: async ({ contractId, change }, context) => {
    const { customer, db, locale, now, services } = context;
    const held = await heldBy(context, contractId);
    if (!held) return refuse(404, "error.notFound");
    if (!(await isIdentified(context))) return refuse(403, "error.change.identity");
    const stands = await whyNot(db, held, customer.id, now);
    if (stands) return refuse(409, stands.id);
    const proposed = propose(held.view, change, today(now), locale);
    if (!proposed.ok) return proposed.refusal;
    const requestID = uuid(services.random);
    await db
      .insertInto("contract_change")
      .values({
        id: requestID,
        contract_id: held.id,
        customer_id: customer.id,
        state: "asked",
        change: JSON.stringify(proposed.value.change),
        effective_on: proposed.value.from ?? null,
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
    const issued = await sendToCustomer(context, db, targetOf(requestID, customer.id));
    if (!issued.ok && issued.reason === "limited") return messageRefusal(issued.seconds);
    return { status: "ok", success: true, requestID, phone: hidePhone(customer.phone), resendAfter: RESEND_SECONDS };
  },

  changeWorksheetRepeat: async ({ requestID }, context) => {
    const { customer, db, now } = context;
    const issued = await db.transaction().execute(async (transaction) => {
      const request = await requestOfCustomer(transaction, requestID, customer.id, now);
      return request?.state === "asked" ? sendToCustomer(context, transaction, targetOf(requestID, customer.id)) : undefined;
    });
    if (!issued) return refuse(404, "error.notFound");
    if (issued.ok) return { status: "ok", success: true, requestID, resendAfter: RESEND_SECONDS };
    const refused = refusedCode(context, issued, "error.change.codeTries");
    return isRefusal(refused) ? refused : { ...refused, requestID };
  },
};
