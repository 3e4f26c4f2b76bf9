import { findCase } from "../../domain/annuities/cases.ts";
import { askForCode, confirmCase } from "../../domain/annuities/confirm.ts";
import { addFiles, type FilesFault } from "../../domain/annuities/files.ts";
import { paperOf } from "../../domain/annuities/paper.ts";
import type { Handlers } from "../../platform/server/context.ts";
import { refuse, refuseFields, type Refusal } from "../../platform/server/refusal.ts";

/** Another's case or file is answered as one that is not there. */
const refusals: Readonly<Record<FilesFault, Refusal>> = {
  none: refuse(404, "error.notFound"),
  closed: refuse(409, "error.pension.closed"),
  gone: { ...refuseFields({ files: "error.fileGone" }), status: 404 },
  many: refuseFields({ files: "error.papersMany" }),
};

/** Papers of a case: what is read and confirmed by a code, and what its customer sends. */
export const papersPens: Pick<Handlers, "getPaHash" | "getFilePA" | "setFilePA" | "sentAppOtp" | "setAppOtp"> = {
  getPaHash: async ({ requestID }, { customer, db }) => {
    const held = await findCase(db, requestID, customer.id);
    const paper = held && (await paperOf(db, held, customer, "application"));
    if (!held) return refuse(404, "error.notFound");
    return paper ? { status: "ok", success: true, hash: paper.sha256 } : refuse(409, "error.pension.unchecked");
  },
  getFilePA: async ({ requestID, type }, { customer, db }) => {
    const held = await findCase(db, requestID, customer.id);
    const paper = held && (await paperOf(db, held, customer, type));
    if (!held) return refuse(404, "error.notFound");
    return paper ? { status: "ok", success: true, name: paper.name, data: paper.file } : refuse(409, "error.pension.unchecked");
  },
  setFilePA: async (sent, context) => {
    const fault = await addFiles(sent, context);
    return fault ? refusals[fault] : { status: "ok", success: true };
  },
  sentAppOtp: ({ requestID }, context) => askForCode(requestID, context),
  setAppOtp: (given, context) => confirmCase(given, context),
};
