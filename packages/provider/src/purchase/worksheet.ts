import type { Output } from "@shanyraq/calls";
import { healthExplained } from "@shanyraq/calls/health-declaration";
import { documentFaults } from "@shanyraq/calls/identity-document";
import { pastDateFault } from "@shanyraq/calls/past-date";
import { text } from "@shanyraq/i18n/text";
import { completeYears, hidePhone } from "@shanyraq/rules";
import { messageRefusal, reserveMessage } from "../codes/message-limits.ts";
import { RESEND_SECONDS } from "../codes/one-time-code.ts";
import { sendCode } from "../codes/send-code.ts";
import type { Worksheet } from "../database/records/worksheet.ts";
import { quote } from "../products/quote.ts";
import type { Handler } from "../server/context.ts";
import { moment, today } from "../server/moment.ts";
import { addresseeOf } from "../server/guards.ts";
import { uuid } from "../server/ids.ts";
import { refuseFields, refuseInWords, type Refusal } from "../server/refusal.ts";

/** Rules that look at more than one field, or at today. */
function faultsOf(
  { document_number, document_date, beneficiaries = [], healthy, health_details }: Worksheet,
  born: string,
  day: string,
): Readonly<Record<string, string>> {
  const faults: Record<string, string> = { ...documentFaults({ document_number, document_date }, born, day) };
  if (!healthExplained(healthy, health_details)) faults["health_details"] = "error.health";
  for (const [index, { birthDate }] of beneficiaries.entries()) {
    const fault = pastDateFault(birthDate, day);
    if (fault) faults[`beneficiaries[${index}].birthDate`] = fault;
  }
  return faults;
}

export const worksheet: Handler<"worksheet"> = async ({ calculation, ...declared }, context): Promise<Output<"worksheet"> | Refusal> => {
  const { customer, db, locale, now, services } = context;
  const day = today(now);
  const quoted = quote(calculation, locale, now, true);
  if (!quoted.ok) return refuseInWords("calculation", quoted.reply.error ?? "");
  if (quoted.line.application === "phone") return refuseInWords("calculation", text(locale, "error.calc.byPhone"));
  const { terms } = quoted;
  // Of a foreigner who registered by his document neither is known: what he declares is taken. Some lines ask no sex.
  const sex = customer.sex ?? terms.sex;
  const birthDate = customer.birth_date ?? terms.birthDate;
  if (terms.sex !== undefined && terms.sex !== sex) return refuseFields({ "calculation.sex": "error.calc.notYours" });
  if (birthDate === undefined || terms.age !== completeYears(birthDate, terms.startDate))
    return refuseFields({ "calculation.birthDate": "error.calc.notYours" });
  const kept: Worksheet = { ...declared, locale };
  const faults = faultsOf(kept, birthDate, day);
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
      terms: JSON.stringify({ ...terms, birthDate, inputs: { ...terms.inputs, birthDate } }),
      state: "awaiting_code",
      created_at: moment(now),
    })
    .execute();
  const issued = await sendCode(context, db, {
    target: { purpose: "worksheet", requestId: requestID, subject: customer.id },
    recipient: { channel: "sms", to: customer.phone },
    reserve: () => reserveMessage(context, addresseeOf(customer)),
  });
  if (!issued.ok && issued.reason === "limited") return messageRefusal(issued.seconds);
  return { status: "ok", success: true, requestID, phone: hidePhone(customer.phone), resendAfter: RESEND_SECONDS };
};
