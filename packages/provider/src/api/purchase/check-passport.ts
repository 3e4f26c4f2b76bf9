import type { DocumentStanding } from "@shanyraq/calls/vocabulary";
import type { Handlers, SignedIn } from "../../platform/server/context.ts";
import { fewEnquiries } from "../../platform/server/few-enquiries.ts";

/** Only people with an IIN are looked up in the register; when it does not respond, the document is checked at the signing of the contract. */
async function standingOf(number: string, { customer, requestId, services: { documents, log } }: SignedIn): Promise<DocumentStanding> {
  if (!documents || customer.iin === null) return "unavailable";
  try {
    const standing = await documents.standingOf({ iin: customer.iin, number });
    return standing === "unknown" ? "notFound" : standing;
  } catch (error) {
    log({ level: "warn", event: "documents-silent", requestId, reason: error instanceof Error ? error.name : "unknown" });
    return "unavailable";
  }
}

/** The standing of the customer's own identity document. Another person's is reported as one that was never issued. */
export const checkPassport: Pick<Handlers, "checkPassport"> = {
  checkPassport: async ({ document_number }, context) =>
    (await fewEnquiries(context)) ?? { status: "ok", success: true, standing: await standingOf(document_number, context) },
};
