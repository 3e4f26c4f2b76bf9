import { conclude, submit } from "../../domain/annuities/conclude.ts";
import { openCase } from "../../domain/annuities/open.ts";
import { pensionCaseView } from "../../domain/annuities/pension-case-view.ts";
import type { Handlers } from "../../platform/server/context.ts";
import { isRefusal, refuseFields } from "../../platform/server/refusal.ts";
import { securityEvent } from "../../platform/server/security-event.ts";

/** The application of a pension annuity in its two operations, and the contract that follows. */
export const applicationPens: Pick<Handlers, "createApplicationPens" | "createContractPens"> = {
  createApplicationPens: async ({ operation, ...input }, context) => {
    if (operation === "submit" && input.requestID === undefined) return refuseFields({ requestID: "error.required" });
    const held = operation === "open" ? await openCase(input, context) : await submit(input.requestID ?? "", context);
    return isRefusal(held) ? held : { status: "ok", success: true, requestID: held.row.id };
  },
  createContractPens: async ({ requestID }, context) => {
    const held = await conclude(requestID, context);
    if (isRefusal(held)) return held;
    const { contract, sign } = await pensionCaseView(held, context);
    context.afterCommit(async () => {
      securityEvent(context, "pension-concluded");
      return {};
    });
    return {
      status: "ok",
      success: true,
      ...(contract && { contractId: contract.id, number: contract.number }),
      ...(sign && { sign }),
    };
  },
};
