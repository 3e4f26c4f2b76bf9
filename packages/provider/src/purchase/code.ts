import { text } from "@shanyraq/i18n/text";
import { decimalOf } from "@shanyraq/rules";
import { checkCode, CODE_TRIES, issueCode, RESEND_SECONDS } from "../account/one-time-code.ts";
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
    return application && application.state !== "ordered" ? issueCode(transaction, target, now, services) : undefined;
  });
  if (!issued) return refuse(404, "error.notFound");
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

export const codeCheck: Handler<"codeCheck"> = async ({ requestID, code }, { customer, db, locale, now, services }) => {
  if (!isUuid(requestID)) return refuse(404, "error.notFound");
  return db.transaction().execute(async (transaction) => {
    const application = await findApplication(transaction, requestID, customer.id);
    if (!application) return refuse(404, "error.notFound");
    const checked = await checkCode(
      transaction,
      { purpose: "worksheet", requestId: requestID, customerId: customer.id },
      code,
      now,
      services.secret,
    );
    if (!checked.ok) {
      const id = checked.expired ? "error.codeExpired" : "error.codeWrong";
      return {
        success: false,
        error:
          checked.attemptsLeft === 0
            ? text(locale, "error.codeTries", { tries: CODE_TRIES })
            : text(locale, id, { left: checked.attemptsLeft }),
        attemptsLeft: checked.attemptsLeft,
      };
    }
    await transaction
      .updateTable("application")
      .set({ state: "confirmed" })
      .where("id", "=", requestID)
      .where("state", "=", "awaiting_code")
      .execute();
    const { terms } = application;
    const priced = price(terms);
    return {
      success: true,
      message: {
        ScheduleBlock: { columns: columnNames(columnsOf(terms.product), locale), rows: priced.ok ? [...priced.value.rows] : [] },
        amount: decimalOf(terms.instalment),
      },
    };
  });
};
