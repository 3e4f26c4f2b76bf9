import type { Input } from "@shanyraq/calls";
import { text } from "@shanyraq/i18n/text";
import { decimalOf } from "@shanyraq/rules";
import type { Kysely } from "kysely";
import { checkCode, RESEND_SECONDS, type CodeFor } from "../../platform/codes/one-time-code.ts";
import { refusedCode } from "../../platform/codes/refused-code.ts";
import { sendToCustomer } from "../../platform/codes/send-to-customer.ts";
import { tryCode } from "../../platform/codes/try-code.ts";
import { upgradeTerms } from "../../platform/database/records/upgrade-terms.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { notify } from "../../platform/messages/notify.ts";
import { price } from "../../domain/products/price.ts";
import { scheduleOf } from "../../domain/products/schedule.ts";
import type { Handler } from "../../platform/server/context.ts";
import { moment } from "../../platform/server/moment.ts";
import { isUuid } from "../../platform/server/ids.ts";
import { isRefusal, refuse } from "../../platform/server/refusal.ts";
import { findApplication } from "./applications.ts";
import { addUnderwritingEvent } from "../../domain/underwriting/events.ts";
import { reviewDeadline } from "../../domain/underwriting/review-deadline.ts";

const targetOf = (requestId: string, customerId: string): CodeFor => ({ purpose: "worksheet", requestId, subject: customerId });

export const sendCodeRepeat: Handler<"sendCodeRepeat"> = async ({ requestID }, context) => {
  const { customer, db } = context;
  if (!isUuid(requestID)) return refuse(404, "error.applicationGone");
  const issued = await db.transaction().execute(async (transaction) => {
    const application = await findApplication(transaction, requestID, customer.id);
    return application && application.state !== "ordered" && application.state !== "withdrawn"
      ? sendToCustomer(context, transaction, targetOf(requestID, customer.id))
      : undefined;
  });
  if (!issued) return refuse(404, "error.applicationGone");
  if (issued.ok) return { status: "ok", success: true, requestID, resendAfter: RESEND_SECONDS };
  const refused = refusedCode(context, issued, "error.codeTries");
  return isRefusal(refused) ? refused : { ...refused, requestID };
};

type Context = Parameters<typeof codeCheck>[1];

type Application = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

/** The status of an application after its code was right, by the outcome of the rules. */
const afterCode = { issue: "confirmed", question: "question", review: "in_review", decline: "declined" } as const;
const notices = { confirmed: "applicationConfirmed", question: "applicationQuestion", in_review: "applicationInReview" } as const;
const stateAfterCode = ({ judgement: assessment }: Pick<Application, "judgement">) => afterCode[assessment?.outcome ?? "issue"];

/** The declaration is the customer's own now: it can be paid, or goes to a person, with what the rules said or asked. */
async function confirm(db: Kysely<Tables>, { services, now, locale }: Context, application: Application): Promise<void> {
  if (application.state !== "awaiting_code") return;
  const { id, customer_id: customerId, judgement: assessment } = application;
  const state = stateAfterCode(application);
  if (state === "declined") return;
  const deadline = state === "in_review" ? reviewDeadline(now) : null;
  await db.updateTable("application").set({ state, deadline }).where("id", "=", id).execute();
  if (state !== "confirmed")
    await addUnderwritingEvent(db, {
      applicationId: id,
      kind: state === "question" ? "asked" : "judged",
      at: moment(now),
      byId: null,
      words: (assessment?.says ?? []).map((one) => text(locale, one)).join("\n"),
    });
  await notify(db, services.random, now, {
    key: `${notices[state]}/${id}`,
    customerId,
    kind: notices[state],
    data: {},
    url: state === "confirmed" ? `/payment?application=${id}` : "/cabinet/apps",
  });
}

/** Compares the code; the right one confirms the application. Undefined: there is no such application of this customer. */
const compare = ({ requestID, code }: Input<"codeCheck">, context: Context) =>
  tryCode(
    context,
    context.guards.codesOfCustomer(context.customer.id),
    async (transaction) => {
      const { customer, now, services } = context;
      const application = await findApplication(transaction, requestID, customer.id);
      if (!application || application.state === "withdrawn") return undefined;
      const checked = await checkCode(transaction, targetOf(requestID, customer.id), code, now, services.secret);
      if (!checked.ok) return { value: application, checked };
      await confirm(transaction, context, application);
      return { value: application, checked };
    },
    "error.codeTries",
  );

export const codeCheck: Handler<"codeCheck"> = async (input, context) => {
  const { locale } = context;
  if (!isUuid(input.requestID)) return refuse(404, "error.applicationGone");
  const tried = await compare(input, context);
  if (!tried) return refuse(404, "error.applicationGone");
  if (!tried.ok) return { success: false, error: tried.message, attemptsLeft: tried.attemptsLeft };
  const state = stateAfterCode(tried.value);
  if (state === "question" || state === "in_review") return { success: true, waits: state === "question" ? "question" : "review" };
  const terms = upgradeTerms(tried.value.terms);
  const priced = price(terms.inputs, terms.startDate);
  return {
    success: true,
    message: {
      ScheduleBlock: priced.ok ? scheduleOf(priced.line, priced.offer, locale) : { columns: {}, rows: [] },
      amount: decimalOf(terms.instalment),
    },
  };
};
