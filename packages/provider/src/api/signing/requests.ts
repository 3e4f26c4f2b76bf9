import type { Handlers } from "../../platform/server/context.ts";
import { refuse } from "../../platform/server/refusal.ts";
import { submit } from "../../domain/signatures/keep-signature.ts";
import { storedPapers } from "../../domain/documents/signed-papers.ts";
import { findSigning, requestAnswer } from "../../domain/signatures/read-request.ts";

const MAX_REQUESTS = 50;

export const signingRequests: Pick<Handlers, "checkSignedByGuid" | "egovVerify"> = {
  checkSignedByGuid: async ({ GUID }, context) => {
    const { customer, db } = context;
    if (GUID !== undefined) {
      const signing = await findSigning(context, GUID.toLowerCase());
      return signing ? { status: "ok", request: requestAnswer(signing, context) } : refuse(404, "error.signature.notFound");
    }
    if (!customer) return refuse(401, "error.unauthorized");
    const rows = await db
      .selectFrom("signing_request")
      .innerJoin("contract", "contract.id", "signing_request.contract_id")
      .select("signing_request.id")
      .where(({ eb, exists, or, selectFrom }) =>
        or([
          // A foreigner without a number is not listed as a party to the papers of their own contract.
          eb("contract.customer_id", "=", customer.id),
          exists(
            selectFrom("signing_party")
              .select("signing_party.id")
              .whereRef("signing_party.request_id", "=", "signing_request.id")
              .where("signing_party.customer_id", "=", customer.id),
          ),
        ]),
      )
      .orderBy("signing_request.created_at", "desc")
      .limit(MAX_REQUESTS)
      .execute();
    const found = await Promise.all(rows.map(async ({ id }) => findSigning(context, id, storedPapers)));
    return { status: "ok", requests: found.filter((one) => one !== undefined).map((one) => requestAnswer(one, context)) };
  },
  egovVerify: async ({ GUID, signatures }, context) => {
    if (!context.services.signatures) return refuse(503, "error.signature.closed");
    const signing = await findSigning(context, GUID);
    return signing ? submit(context, signing, signatures) : refuse(404, "error.signature.notFound");
  },
};
