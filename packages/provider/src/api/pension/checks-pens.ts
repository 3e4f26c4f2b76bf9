import type { PensionCheck } from "@shanyraq/calls/vocabulary";
import { approve } from "../../domain/annuities/approve.ts";
import { findCase } from "../../domain/annuities/cases.ts";
import { resumeChecking } from "../../domain/annuities/check.ts";
import { isApproved } from "../../domain/annuities/fold.ts";
import type { Handlers, SignedIn } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";
import { isRefusal, refuse } from "../../platform/server/refusal.ts";

/** The status of one comparison; accounting is called if it has not answered. */
const standingOf =
  (check: PensionCheck) =>
  async ({ requestID }: { readonly requestID: string }, context: SignedIn) => {
    const { customer, db, now, services } = context;
    const found = await findCase(db, requestID, customer.id);
    if (!found) return refuse(404, "error.notFound");
    const { state } = await resumeChecking(services, found.row, now, [check]);
    if (state.at === "refused" && state.by === check)
      return { status: "ok", success: true, status_1C: "refused" as const, reason: state.reason };
    return { status: "ok", success: true, status_1C: "checks" in state ? state.checks[check].standing : ("pending" as const) };
  };

/** The approval sheet, and accounting's answer about it. */
export const checksPens: Pick<Handlers, "setApprovalApp" | "getApprovalSheetValid" | "getCheckKDP" | "getCheckAgreement"> = {
  setApprovalApp: async ({ requestID }, context) => {
    const held = await approve(requestID, context);
    return isRefusal(held) ? held : { status: "ok", success: true };
  },
  getApprovalSheetValid: async ({ requestID }, { customer, db, now }) => {
    const found = await findCase(db, requestID, customer.id);
    if (!found) return refuse(404, "error.notFound");
    const list = found.events.flatMap((event) =>
      event.kind === "approved" ? [{ number: event.data.number, from: today(Date.parse(event.at)), until: event.data.until }] : [],
    );
    return { status: "ok", success: true, valid: isApproved(found.state, today(now)), list };
  },
  getCheckKDP: standingOf("kdp"),
  getCheckAgreement: standingOf("agreement"),
};
