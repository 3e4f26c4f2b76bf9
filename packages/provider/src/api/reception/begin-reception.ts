import { hidePhone } from "@shanyraq/rules";
import { checkCode, RESEND_SECONDS, type CodeFor } from "../../platform/codes/one-time-code.ts";
import { refusedCode } from "../../platform/codes/refused-code.ts";
import { sendToCustomer } from "../../platform/codes/send-to-customer.ts";
import { tryCode } from "../../platform/codes/try-code.ts";
import type { CustomerRow } from "../../platform/database/tables.ts";
import { notify } from "../../platform/messages/notify.ts";
import type { Handlers, SignedIn } from "../../platform/server/context.ts";
import { fullName } from "../../platform/server/full-name.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment } from "../../platform/server/moment.ts";
import { isRefusal, refuse, type Refusal } from "../../platform/server/refusal.ts";
import { noteAccess } from "./note-access.ts";
import { refuseOwnCustomer } from "./own-case.ts";
import { findCustomer } from "./find-customer.ts";
import { endOthers, ownReception, stateOf } from "./receptions.ts";
import { officeName, staffFor, type Staff } from "./staff.ts";

const ok = { status: "ok", success: true } as const;

/** A code opens one reception, and for the employee who asked for it alone. */
const targetOf = (requestId: string, customerId: string, employeeId: string): CodeFor => ({
  purpose: "reception",
  requestId,
  subject: `${customerId}/${employeeId}`,
});

/**
 * The customer's own side of it: they read it in their language, and the office's network, which every customer there shares, uses up
 * nobody's messages.
 */
const forCustomer = (context: SignedIn, customer: CustomerRow): SignedIn => ({
  ...context,
  customer,
  locale: customer.locale,
  address: undefined,
});

/** Whom a reception is of, that whoever is signed in has under way. */
async function servedIn(requestID: string, staff: Staff, context: SignedIn): Promise<CustomerRow | undefined | Refusal> {
  const held = await ownReception(context, staff, requestID);
  if (isRefusal(held)) return held;
  if (held.ended_at !== null) return refuse(409, "error.receptionEnded");
  const own = await refuseOwnCustomer(context, staff, held.customer_id);
  if (own) return own;
  return context.db.selectFrom("customer").selectAll().where("id", "=", held.customer_id).executeTakeFirst();
}

type Calls = "digitalDocSendSms" | "digitalDocConfirmSms";

/** A customer's data open in an office by the code that they get and tell: it is their consent to being served by this employee. */
export const beginReception: Pick<Handlers, Calls> = {
  digitalDocSendSms: async ({ topic, requestID = "", ...input }, context) => {
    const { customer: employee, db, now, services } = context;
    const staff = await staffFor(context, "serveCustomers");
    if (isRefusal(staff)) return staff;
    const served = requestID === "" ? await findCustomer(input, context, staff) : await servedIn(requestID, staff, context);
    if (isRefusal(served)) return served;
    if (!served) return refuse(404, "error.noCustomer");
    // A second code is of the same reception: what was written of it stays.
    const before = await db
      .selectFrom("reception")
      .selectAll()
      .where("employee_id", "=", employee.id)
      .where("customer_id", "=", served.id)
      .where("ended_at", "is", null)
      .executeTakeFirst();
    const id = before?.id ?? uuid(services.random);
    const issued = await sendToCustomer(forCustomer(context, served), db, targetOf(id, served.id, employee.id));
    const sentTo = hidePhone(served.phone);
    if (!issued.ok && !(before && issued.reason === "wait")) return refusedCode(context, issued);
    if (!before)
      await db
        .insertInto("reception")
        .values({ id, office: staff.office, employee_id: employee.id, customer_id: served.id, topic, opened_at: moment(now) })
        .execute();
    if (!issued.ok) return { ...refusedCode(context, issued), requestID: id, sentTo };
    await noteAccess(context, staff, { act: "codeSent", customerId: served.id });
    return { ...ok, requestID: id, sentTo, resendAfter: RESEND_SECONDS };
  },
  digitalDocConfirmSms: async ({ requestID, code }, context) => {
    const { customer: employee, guards, now, services } = context;
    const staff = await staffFor(context, "serveCustomers");
    if (isRefusal(staff)) return staff;
    const open = await ownReception(context, staff, requestID);
    if (isRefusal(open)) return open;
    const state = stateOf(open, now);
    if (state === "sent" || state === "left") return refuse(409, "error.receptionEnded");
    const served = open.customer_id;
    const own = await refuseOwnCustomer(context, staff, served);
    if (own) return own;
    // Wrong ones are counted by who types them: an employee locks nobody's account.
    const tried = await tryCode(context, guards.codesOfCustomer(employee.id), async (transaction) => {
      const checked = await checkCode(transaction, targetOf(requestID, served, employee.id), code, now, services.secret);
      if (!checked.ok) return { checked, value: undefined };
      const inside = { ...context, db: transaction };
      await endOthers(inside, staff, requestID);
      await transaction
        .updateTable("reception")
        .set({ confirmed_at: moment(now), seen_at: moment(now) })
        .where("id", "=", requestID)
        .execute();
      await noteAccess(inside, staff, { act: "opened", customerId: served });
      const customer = await transaction.selectFrom("customer").selectAll().where("id", "=", served).executeTakeFirstOrThrow();
      await notify(transaction, services.random, now, {
        key: `dataOpened/${requestID}/${now}`,
        customerId: served,
        kind: "dataOpened",
        data: { employee: fullName(employee), office: await officeName(staff.office, forCustomer(inside, customer)) },
        url: "/cabinet/notifications",
      });
      return { checked, value: undefined };
    });
    if (!tried?.ok) return { status: "error", success: false, message: tried?.message, attemptsLeft: tried?.attemptsLeft };
    return ok;
  },
};
