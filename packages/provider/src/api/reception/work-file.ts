import { claimPaper } from "../../domain/claim-papers/claim-paper.ts";
import type { Handlers, SignedIn } from "../../platform/server/context.ts";
import { isRefusal, refuse } from "../../platform/server/refusal.ts";
import { takeCaseRead } from "./case-budget.ts";
import { caseOf, type Case } from "./case-of.ts";
import { noteAccess } from "./note-access.ts";
import { refuseOwnCase } from "./own-case.ts";
import { dutyOf, refuseWithout } from "./staff-duties.ts";
import { staffOfCases } from "./staff.ts";

type File = { readonly name: string; readonly mime: string; readonly content: string };

/** The paper of a decided claim, with every payee. */
async function decisionPaper({ db, locale, now }: SignedIn, { id }: Case): Promise<File | undefined> {
  const statement = await db.selectFrom("statement").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const paper = await claimPaper(db, statement, { reader: { is: "staff" }, locale, now, print: "ordinary" });
  return paper && { name: paper.fileName, mime: "application/pdf", content: Buffer.from(paper.bytes).toString("base64") };
}

/** A paper of a case, for whoever may read the case: it is logged before its bytes are read, so that no look is without its row. */
export const workFile: Pick<Handlers, "workFile"> = {
  workFile: async ({ kind, id, file }, context) => {
    const staff = await staffOfCases(context);
    if (isRefusal(staff)) return staff;
    const found = await caseOf(context, staff, kind, id);
    if (!found) return refuse(404, "error.notFound");
    const refused = await refuseOwnCase(context, staff, found);
    if (refused) return refused;
    const without = found.isForOpinion ? undefined : refuseWithout(staff, dutyOf(found));
    if (without) return without;
    const paper = found.files.find((one) => one.id === file);
    const isDecision = paper === undefined && found.paper === file;
    if (!paper && !isDecision) return refuse(404, "error.notFound");
    const wait = await takeCaseRead(context, found);
    if (wait) return wait;
    await noteAccess(context, staff, { act: "fileOpened", customerId: found.customerId, subject: found.name, of: found });
    if (!paper) {
      const printed = await decisionPaper(context, found);
      return printed ? { status: "ok", success: true, ...printed } : refuse(404, "error.notFound");
    }
    const read = await context.services.files.get(paper.key);
    if (!read.ok) return refuse(503, "error.fileUnavailable");
    const { name, mime } = paper;
    return { status: "ok", success: true, name, mime, content: Buffer.from(read.content).toString("base64") };
  },
};
