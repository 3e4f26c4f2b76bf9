import { pensionAccountSchema, pensionSumsSchema } from "@shanyraq/calls/pension";
import { pensionCategories } from "@shanyraq/calls/vocabulary";
import { payoutAccountFields } from "../contracts/payout-account.ts";
import { kinds } from "../field-kinds.ts";
import { formBy } from "../form.ts";

const GUARANTEES = ["0", "5", "10"] as const;
const amount = (schema: ReturnType<typeof kinds.words>["schema"]) => ({ control: "number", schema }) as const;
const { schema } = kinds.words("field.pensionSavings", "field.pensionSavings.hint");

/** What the money comes from, and for how long it is paid in any case. */
export const pensionSumsForm = formBy(pensionSumsSchema, {
  category: kinds.select(
    "field.pensionCategory",
    pensionCategories.map((value) => ({ value, label: `pension.category.${value}` as const })),
  ),
  savings: { ...amount(schema), label: "field.pensionSavings", hint: "field.pensionSavings.hint" },
  contribution: { ...amount(schema), label: "field.pensionContribution", hint: "field.pensionContribution.hint", optional: true },
  redemptionSum: { ...amount(schema), label: "field.pensionRedemption", hint: "field.pensionRedemption.hint", optional: true },
  guaranteeYears: kinds.select(
    "field.pensionGuarantee",
    GUARANTEES.map((value) => ({ value, label: `pension.guarantee.${value}` as const })),
  ),
});

/** The account that the pension goes to. */
export const pensionAccountForm = formBy(pensionAccountSchema, payoutAccountFields);
