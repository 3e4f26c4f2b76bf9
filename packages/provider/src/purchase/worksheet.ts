import type { Output } from "@shanyraq/contract";
import { text } from "@shanyraq/i18n/text";
import { completeYears, hidePhone, isIsoDate } from "@shanyraq/rules";
import { codeDelivered, issueCode, RESEND_SECONDS, type Issued } from "../account/one-time-code.ts";
import { reserveSms, smsRefusal } from "../account/sms.ts";
import { quote } from "../calculators/quote.ts";
import type { CustomerRow } from "../database/tables.ts";
import { moment, today, type Context, type Handler } from "../server/context.ts";
import { uuid } from "../server/ids.ts";
import { refuseFields, refuseInWords, type Refusal } from "../server/refusal.ts";
import type { Worksheet } from "./worksheet-data.ts";

const past = (date: string, day: string): boolean => isIsoDate(date) && date <= day;

/** Rules that look at more than one field, or at today. */
function faultsOf(
  { document_date, beneficiaries = [], healthy, health_details }: Worksheet,
  day: string,
): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  if (!past(document_date, day)) faults["document_date"] = "error.date";
  if (!healthy && !health_details?.trim()) faults["health_details"] = "error.health";
  for (const [index, { birthDate }] of beneficiaries.entries())
    if (!past(birthDate, day)) faults[`beneficiaries[${index}].birthDate`] = "error.date";
  return faults;
}

/** Sends a code by SMS after the commit: nothing of it is stored in clear. */
export function sendCode(
  { afterCommit, services, locale }: Context,
  { phone }: Pick<CustomerRow, "phone">,
  requestId: string,
  { code, sent, release }: Extract<Issued, { readonly ok: true }>,
): void {
  afterCommit(async () => {
    const letter = { key: `code/${requestId}/${sent}`, channel: "sms", to: phone, text: text(locale, "letter.code", { code }) } as const;
    await services.messages.send(letter).catch(async (error: unknown) => {
      await release();
      throw error;
    });
    await codeDelivered(services.database.queries, { purpose: "worksheet", requestId }, services.clock());
  });
}

export const worksheet: Handler<"worksheet"> = async ({ calculation, ...declared }, context): Promise<Output<"worksheet"> | Refusal> => {
  const { customer, db, locale, now, services } = context;
  const day = today(now);
  const quoted = quote(calculation, locale, now, true);
  if (!quoted.ok) return refuseInWords("calculation", quoted.reply.error ?? "");
  const { terms } = quoted;
  if (terms.sex !== customer.sex) return refuseFields({ "calculation.sex": "error.calc.notYours" });
  if (terms.age !== completeYears(customer.birth_date, terms.startDate))
    return refuseFields({ "calculation.birthDate": "error.calc.notYours" });
  const kept: Worksheet = { ...declared, locale };
  const faults = faultsOf(kept, day);
  if (Object.keys(faults).length > 0) return refuseFields(faults);

  const requestID = uuid(services.random);
  await db
    .insertInto("application")
    .values({
      id: requestID,
      customer_id: customer.id,
      product: terms.product,
      worksheet: JSON.stringify(kept),
      // The person is the account's: what was typed in the calculator only has to agree with it.
      terms: JSON.stringify({ ...terms, birthDate: customer.birth_date }),
      state: "awaiting_code",
      created_at: moment(now),
    })
    .execute();
  const target = { purpose: "worksheet", requestId: requestID, customerId: customer.id } as const;
  const issued = await issueCode(db, target, now, services, () => reserveSms(context, customer));
  if (!issued.ok && issued.reason === "limited") return smsRefusal(issued.seconds);
  if (issued.ok) sendCode(context, customer, requestID, issued);
  return { status: "ok", success: true, requestID, phone: hidePhone(customer.phone), resendAfter: RESEND_SECONDS };
};
