import { endSchema, endUnpaidSchema, repaidSchema } from "@shanyraq/calls/contract-end";
import { terminationReasons } from "@shanyraq/calls/vocabulary";
import { string } from "yup";
import { kinds } from "../field-kinds.ts";
import { formBy } from "../form.ts";

const reason = {
  ...kinds.select(
    "field.endReason",
    terminationReasons.map((value) => ({ value, label: `cancel.reason.${value}` as const })),
  ),
  hint: "field.endReason.hint",
  optional: true,
} as const;

/** What is asked of who ends a contract: where the money goes, and why, if he likes to say it. */
export const endForm = formBy(endSchema, {
  iban: kinds.iban(),
  holder: { control: "text", label: "field.endHolder", hint: "field.endHolder.hint", autoComplete: "name", schema: string() },
  reason,
});
/** The same where nothing comes back. */
export const endUnpaidForm = formBy(endUnpaidSchema, { reason });
/** When a loan was repaid. */
export const repaidForm = formBy(repaidSchema, { repaidOn: kinds.date("field.repaidOn") });
