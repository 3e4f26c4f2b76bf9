import type { Handlers } from "../../platform/server/context.ts";
import { isRefusal, refuse } from "../../platform/server/refusal.ts";
import { takeCaseRead } from "./case-budget.ts";
import { caseOf } from "./case-of.ts";
import { noteAccess } from "./note-access.ts";
import { refuseOwnCase } from "./own-case.ts";
import { staffOf } from "./staff.ts";

/** A paper of a case, for whoever may read the case: it is logged before its bytes are read, so that no look is without its row. */
export const workFile: Pick<Handlers, "workFile"> = {
  workFile: async ({ kind, id, file }, context) => {
    const staff = await staffOf(context);
    if (isRefusal(staff)) return staff;
    const found = await caseOf(context, staff, kind, id);
    if (!found) return refuse(404, "error.notFound");
    const refused = await refuseOwnCase(context, staff, found);
    if (refused) return refused;
    const paper = found.files.find((one) => one.id === file);
    if (!paper) return refuse(404, "error.notFound");
    const wait = await takeCaseRead(context, found);
    if (wait) return wait;
    await noteAccess(context, staff, { act: "fileOpened", customerId: found.customerId, subject: found.name, of: found });
    const read = await context.services.files.get(paper.key);
    if (!read.ok) return refuse(503, "error.fileUnavailable");
    const { name, mime } = paper;
    return { status: "ok", success: true, name, mime, content: Buffer.from(read.content).toString("base64") };
  },
};
