import { terminationSchema, terminationUnpaidSchema, repaidSchema } from "@shanyraq/calls/contract-termination";
import { terminationReasons } from "@shanyraq/calls/vocabulary";
import { kinds } from "../field-kinds.ts";
import { formBy } from "../form.ts";
import { payoutAccountFields } from "./payout-account.ts";

const reason = {
  ...kinds.select(
    "field.endReason",
    terminationReasons.map((value) => ({ value, label: `termination.reason.${value}` as const })),
  ),
  hint: "field.endReason.hint",
  optional: true,
} as const;

/** The form of a person who ends a contract: where the money goes, and why, if they want to say it. */
export const terminationForm = formBy(terminationSchema, {
  ...payoutAccountFields,
  reason,
});
/** The same where nothing comes back. */
export const terminationUnpaidForm = formBy(terminationUnpaidSchema, { reason });
/** When a loan was repaid. */
export const repaidForm = formBy(repaidSchema, { repaidOn: kinds.date("field.repaidOn") });
