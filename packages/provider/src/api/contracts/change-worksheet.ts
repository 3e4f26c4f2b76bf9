import { askCode, askCodeAgain } from "../../domain/agreements/ask-code.ts";
import { heldBy } from "../../domain/agreements/held-by.ts";
import { identityRefusal, isIdentified } from "../../domain/agreements/identity.ts";
import { propose } from "../../domain/changes/propose.ts";
import { changeBlocker } from "../../domain/changes/change-blocker.ts";
import type { Handlers } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";
import { refuse } from "../../platform/server/refusal.ts";

/** The application for a change: priced again, kept as it was priced, and the code that confirms it. */
export const changeWorksheet: Pick<Handlers, "changeWorksheet" | "changeWorksheetRepeat"> = {
  changeWorksheet: async ({ contractId, change }, context) => {
    const { customer, db, locale, now } = context;
    const held = await heldBy(context, contractId);
    if (!held) return refuse(404, "error.notFound");
    const blocker = await changeBlocker(db, held, customer.id, now);
    if (blocker) return refuse(409, blocker.id);
    if (!(await isIdentified(context))) return identityRefusal(context);
    const proposed = propose(held.view, change, today(now), locale);
    if (!proposed.ok) return proposed.refusal;
    return askCode(context, held, proposed.value.change, proposed.value.from ?? null);
  },

  changeWorksheetRepeat: ({ requestID }, context) => askCodeAgain(context, requestID, "change", "error.change.codeTries"),
};
