import type { Input } from "@shanyraq/contract";
import { text } from "@shanyraq/i18n/text";
import { decimalOf } from "@shanyraq/rules";
import { checkCode, CODE_TRIES, issueCode, RESEND_SECONDS } from "../account/one-time-code.ts";
import { reserveSms, smsRefusal } from "../account/sms.ts";
import { columnNames } from "../calculators/column-names.ts";
import { columnsOf, price } from "../calculators/lines.ts";
import { isUuid } from "../contracts/read.ts";
import type { Handler } from "../server/context.ts";
import { refuse } from "../server/refusal.ts";
import { findApplication } from "./applications.ts";
import { sendCode } from "./worksheet.ts";

export const sendCodeRepeat: Handler<"sendCodeRepeat"> = async ({ requestID }, context) => {
  const { customer, db, locale, now, services } = context;
  const target = { purpose: "worksheet", requestId: requestID, customerId: customer.id } as const;
  if (!isUuid(requestID)) return refuse(404, "error.notFound");
  const issued = await db.transaction().execute(async (transaction) => {
    const application = await findApplication(transaction, requestID, customer.id);
    return application && application.state !== "ordered"
      ? issueCode(transaction, target, now, services, () => reserveSms(context, customer))
      : undefined;
  });
  if (!issued) return refuse(404, "error.notFound");
  if (!issued.ok && issued.reason === "limited") return smsRefusal(issued.seconds);
  if (!issued.ok && issued.reason === "wait")
    return {
      status: "error",
      message: text(locale, "error.codeWait", { seconds: issued.seconds }),
      requestID,
      resendAfter: issued.seconds,
    };
  if (!issued.ok) return { status: "error", message: text(locale, "error.codeTries", { tries: CODE_TRIES }), requestID };
  sendCode(context, customer, requestID, issued);
  return { status: "ok", success: true, requestID, resendAfter: RESEND_SECONDS };
};

const HOUR = 3_600;
const wrong = (error: string, attemptsLeft: number) => ({ success: false, error, attemptsLeft });

/** Compares the code; the right one confirms the application. Undefined: there is no such application of this customer. */
const compare = ({ requestID, code }: Input<"codeCheck">, { customer, db, now, services }: Parameters<typeof codeCheck>[1]) =>
  db.transaction().execute(async (transaction) => {
    const application = await findApplication(transaction, requestID, customer.id);
    if (!application) return undefined;
    const target = { purpose: "worksheet", requestId: requestID, customerId: customer.id } as const;
    const checked = await checkCode(transaction, target, code, now, services.secret);
    if (checked.ok)
      await transaction
        .updateTable("application")
        .set({ state: "confirmed" })
        .where("id", "=", requestID)
        .where("state", "=", "awaiting_code")
        .execute();
    return { application, checked };
  });

export const codeCheck: Handler<"codeCheck"> = async (input, context) => {
  const { customer, guards, ifUndone, locale } = context;
  if (!isUuid(input.requestID)) return refuse(404, "error.notFound");
  // Counted as wrong before it is compared, so that of however many at once no more than may be are; what was not compared is given back.
  const taken = await guards.wrongCodes.take(customer.id);
  if (!taken.ok) return wrong(text(locale, "error.codeRow", { hours: Math.ceil(taken.retryAfterSeconds / HOUR) }), 0);
  const giveBack = () => guards.wrongCodes.release(customer.id);
  ifUndone(giveBack);
  const compared = await compare(input, context);
  if (!compared) return refuse(404, "error.notFound");
  const { application, checked } = compared;
  if (!checked.ok) {
    const { attemptsLeft: left, expired } = checked;
    if (expired) await giveBack();
    if (left === 0) return wrong(text(locale, "error.codeTries", { tries: CODE_TRIES }), left);
    return wrong(text(locale, expired ? "error.codeExpired" : "error.codeWrong", { left }), left);
  }
  await guards.wrongCodes.clear(customer.id);
  const { terms } = application;
  const priced = price(terms);
  return {
    success: true,
    message: {
      ScheduleBlock: { columns: columnNames(columnsOf(terms.product), locale), rows: priced.ok ? [...priced.value.rows] : [] },
      amount: decimalOf(terms.instalment),
    },
  };
};
