import { endSchema, endUnpaidSchema, repaidSchema } from "@shanyraq/calls/contract-end";
import { terminationReasons } from "@shanyraq/calls/vocabulary";
import { kinds } from "../field-kinds.ts";
import { formBy } from "../form.ts";
import { payoutAccountFields } from "./payout-account.ts";

const reason = {
  ...kinds.select(
    "field.endReason",
    terminationReasons.map((value) => ({ value, label: `cancel.reason.${value}` as const })),
  ),
  hint: "field.endReason.hint",
  optional: true,
} as const;

/** What is asked of who ends a contract: where the money goes, and why, if they like to say it. */
export const endForm = formBy(endSchema, {
  ...payoutAccountFields,
  reason,
});
/** The same where nothing comes back. */
export const endUnpaidForm = formBy(endUnpaidSchema, { reason });
/** When a loan was repaid. */
export const repaidForm = formBy(repaidSchema, { repaidOn: kinds.date("field.repaidOn") });
