import { documentsOfEvent } from "@shanyraq/calls/vocabulary";
import { digitsOfAnyPhone } from "@shanyraq/rules";
import type { Context, Handlers } from "../../platform/server/context.ts";
import { expectRegisters } from "../../domain/claim-registers/expect-registers.ts";
import { waitForRule } from "../../domain/claim-rules/wait-for-rule.ts";
import { followReport } from "../../domain/claims/follow-report.ts";
import { notifyOwner } from "../../domain/claims/notify-owner.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { uuid } from "../../platform/server/ids.ts";
import { isRefusal, refuseFields } from "../../platform/server/refusal.ts";
import { fewEnquiries } from "../../platform/server/few-enquiries.ts";
import { claimAccount } from "./claim-account.ts";
import { claimFiles } from "./claim-files.ts";
import { claimWithdraw } from "./claim-withdraw.ts";
import { claimPaper } from "./claim-paper.ts";
import { claimReview } from "./claim-review.ts";
import { claimDays } from "./claim-days.ts";
import { emailIn } from "../../domain/appeals/email-in.ts";
import { keepStatement } from "../../domain/appeals/keep-statement.ts";
import { uncovered } from "./uncovered.ts";
import { ombudsmanNotice } from "./ombudsman-notice.ts";

const accepted = { status: "ok", success: true } as const;

type StatementCall =
  | "feedback"
  | "compliance"
  | "ombudsman"
  | "insurance"
  | "insuranceStatement"
  | "claimAccount"
  | "claimWithdraw"
  | "claimReview"
  | "claimFiles"
  | "claimPaper"
  | "sendServiceQuality";

const handlers: Pick<Handlers, StatementCall> = {
  feedback: async (input, context) => {
    const { captcha: _, files, verifier, ...details } = input;
    const kept = await keepStatement({ kind: "feedback", phone: details.phone, email: details.email, files, verifier, details }, context);
    return isRefusal(kept) ? kept : { ...accepted, number: kept.number, deadline: kept.deadline };
  },
  compliance: async ({ files, verifier, anonymous = false, name, phone, email, text }, context) => {
    const who = anonymous ? {} : { name, phone, email };
    const kept = await keepStatement({ kind: "compliance", ...who, files, verifier, details: { anonymous, text, ...who } }, context);
    return isRefusal(kept) ? kept : { ...accepted, number: kept.number, deadline: kept.deadline };
  },
  ombudsman: async (input, context) => {
    const { captcha: _, files, verifier, ...details } = input;
    if (details.askedOn > today(context.now)) return refuseFields({ askedOn: "error.future" });
    const kept = await keepStatement({ kind: "ombudsman", phone: details.phone, email: details.email, files, verifier, details }, context);
    if (isRefusal(kept)) return kept;
    const notice = await ombudsmanNotice(details, kept.number, context.locale, context.now);
    return { ...accepted, number: kept.number, deadline: kept.deadline, notice: Buffer.from(notice).toString("base64") };
  },
  insurance: async (input, context) => {
    const { captcha: _, ...details } = input;
    if (details.eventDate > today(context.now)) return refuseFields({ eventDate: "error.future" });
    const kept = await keepStatement({ kind: "insuredEvent", phone: details.phone, email: details.email, details }, context);
    if (isRefusal(kept)) return kept;
    await followReport(context.db, kept.id, context.now);
    await notifyOwner(context.db, kept.id, { random: context.services.random, now: context.now });
    const words = await uncovered({ number: details.contractNumber ?? "", day: details.eventDate }, context);
    return {
      ...accepted,
      number: kept.number,
      deadline: kept.deadline,
      documents: [...documentsOfEvent[details.event]],
      ...(words !== undefined && { uncovered: words }),
    };
  },
  insuranceStatement: async (input, context) => {
    const { captcha: _, files, verifier, number, phone, ...details } = input;
    const event = await context.db
      .selectFrom("statement")
      .select(["id", "contract_id", "customer_id", "details"])
      .where("number", "=", number)
      .where("kind", "=", "insuredEvent")
      .where("phone", "=", digitsOfAnyPhone(phone) ?? "")
      .executeTakeFirst();
    if (!event) return refuseFields({ phone: "error.claim.phone" });
    const answerDays = await claimDays(context.db, event.contract_id);
    // Whoever left an e-mail with the report, as those abroad do, is answered there of the claim as well.
    const email = emailIn(event.details);
    const kept = await keepStatement(
      { kind: "claim", phone, email, files, verifier, details: { event: number, ...(email && { email }), ...details }, event, answerDays },
      context,
    );
    if (isRefusal(kept)) return kept;
    // One of the staff may have said meanwhile which contract the report is about.
    await context.db
      .updateTable("statement")
      .set(({ selectFrom }) => ({
        contract_id: selectFrom("statement as report").select("report.contract_id").where("report.id", "=", event.id),
      }))
      .where("id", "=", kept.id)
      .execute();
    await followReport(context.db, event.id, context.now);
    await waitForRule(kept.id, context);
    await expectRegisters(kept.id, context);
    return { ...accepted, number: kept.number, deadline: kept.deadline };
  },
  claimAccount,
  claimWithdraw,
  claimReview,
  claimFiles,
  claimPaper,
  sendServiceQuality: async ({ score, text = "" }, { db, now, services }) => {
    await db
      .insertInto("service_score")
      .values({ id: uuid(services.random), score, words: text.trim(), created_at: moment(now) })
      .execute();
    return accepted;
  },
};

/** Who writes is counted first: neither a claim's number nor a mark can be tried out. */
const counted =
  <I, O>(handler: (input: I, context: Context) => O | Promise<O>) =>
  async (input: I, context: Context) =>
    (await fewEnquiries(context)) ?? handler(input, context);

/** Statements: each is kept under a number and answered by a day. */
export const writtenHandlers: Pick<Handlers, StatementCall> = {
  feedback: counted(handlers.feedback),
  compliance: counted(handlers.compliance),
  ombudsman: counted(handlers.ombudsman),
  insurance: counted(handlers.insurance),
  insuranceStatement: counted(handlers.insuranceStatement),
  claimAccount: counted(handlers.claimAccount),
  claimWithdraw: counted(handlers.claimWithdraw),
  claimPaper: counted(handlers.claimPaper),
  claimReview: counted(handlers.claimReview),
  claimFiles: counted(handlers.claimFiles),
  sendServiceQuality: counted(handlers.sendServiceQuality),
};
