import { changeSchemas } from "@shanyraq/calls/contract-change";
import { instalmentFrequencies } from "@shanyraq/calls/vocabulary";
import { string } from "yup";
import { kinds } from "../field-kinds.ts";
import { form, formBy } from "../form.ts";

/** By what somebody who is signed in shows that it is them. */
export const identityDigits = form({ code: { ...kinds.code(4), label: "field.identityDigits", autoComplete: "off" } });

/** The fields of each change that is one form; its rules are those of the call. */
export const changeForms = {
  frequency: formBy(changeSchemas.frequency, {
    frequency: kinds.choice(
      "field.newFrequency",
      instalmentFrequencies.map((value) => ({ value, label: `field.newFrequency.${value}` as const })),
    ),
  }),
  sumAssured: formBy(changeSchemas.sumAssured, {
    sumAssured: { control: "number", label: "field.newSum", schema: string() },
  }),
} as const;
