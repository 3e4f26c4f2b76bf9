import type { Input, Output } from "@shanyraq/calls";
import { withdrawCase } from "../../domain/annuities/withdraw.ts";
import { isLatinName, typedDocument } from "@shanyraq/rules";
import { moment } from "../../platform/server/moment.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import type { HandlersOf } from "../../platform/server/handlers-of.ts";
import { uuid } from "../../platform/server/ids.ts";
import { sendFiles } from "./send-files.ts";
import { userApplications } from "./user-applications.ts";
import { renewApplication } from "./renew-application.ts";
import { refuse, refuseFields, type Refusal } from "../../platform/server/refusal.ts";
import { answerQuestion } from "../../domain/underwriting/cases.ts";
import { withdraw } from "../../domain/underwriting/withdraw.ts";

/** How a line is applied for and concluded: the area of purchases does both. */
interface PurchasePath {
  readonly apply: (application: Input<"worksheet">, context: SignedIn) => Promise<Output<"worksheet"> | Refusal>;
  readonly conclude: (application: Input<"pay">, context: SignedIn) => Promise<Output<"pay"> | Refusal>;
}

/** Calls that apply and conclude under the names the specification gives some lines: one path, whatever it is called. */
export const applicationHandlers = ({ apply, conclude }: PurchasePath): HandlersOf<"applications"> => ({
  createApplication: apply,
  createSenimApplication: apply,
  createApplicationVms: apply,
  createSenimContract: conclude,
  createContractVms: conclude,
  answerUnderwriter: async ({ requestID, answer }, { customer, db, now }) =>
    (await answerQuestion(db, { applicationId: requestID, customerId: customer.id, words: answer }, now))
      ? { status: "ok", success: true }
      : refuse(404, "error.notFound"),
  withdrawApplication: async ({ requestID }, context) => {
    const { customer, db, now } = context;
    const withdrawn = await withdraw(db, requestID, customer.id, now);
    const became = withdrawn === "none" ? await withdrawCase(requestID, context) : withdrawn;
    if (became === "ordered") return refuse(409, "error.applicationOrdered");
    return became === "withdrawn" ? { status: "ok", success: true } : refuse(404, "error.notFound");
  },
  renewApplication,
  ...sendFiles,
  ...userApplications,
  /** The record of a foreigner who begins an application in this browser. */
  createClientVms: async ({ name, ID }, { db, flow, now, services }) => {
    if (!isLatinName(name)) return refuseFields({ name: "error.latin" });
    const id = uuid(services.random);
    await db
      .insertInto("client_record")
      .values({
        id,
        name: name.trim(),
        id_number: typedDocument(ID),
        created_at: moment(now),
        object_id: null,
        text_xml: null,
        consented_at: null,
        consented_phone: null,
        flow,
        spent_at: null,
      })
      .execute();
    return { success: true, message: id };
  },
});
