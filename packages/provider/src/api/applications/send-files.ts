import type { Handlers } from "../../platform/server/context.ts";
import { refuse, refuseFields, type Refusal } from "../../platform/server/refusal.ts";
import { addPapers, type PapersFault } from "../../domain/underwriting/application-files.ts";

/** Another's application or file is answered as one that is not there. */
const refusals: Readonly<Record<PapersFault, Refusal>> = {
  none: refuse(404, "error.notFound"),
  closed: refuse(409, "error.papersClosed"),
  gone: { ...refuseFields({ files: "error.fileGone" }), status: 404 },
  many: refuseFields({ files: "error.papersMany" }),
};

/** Papers for an application of one's own that is being looked at. */
export const sendFiles: Pick<Handlers, "sendFiles"> = {
  sendFiles: async ({ number, files, verifier, kind = "other" }, context) => {
    const fault = await addPapers({ number, customerId: context.customer.id, uploads: files, verifier, kind }, context);
    return fault ? refusals[fault] : { status: "ok", success: true };
  },
};
