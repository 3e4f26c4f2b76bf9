import { healthExplained } from "@shanyraq/calls/health-declaration";
import { beneficiaries } from "@shanyraq/calls/validators";
import { object, type InferType } from "yup";
import { kinds } from "../field-kinds.ts";
import { form, type Values } from "../form.ts";

/** First step of the short worksheet: who the insured is, beyond what the account knows. */
export const worksheetPerson = form({
  document_number: kinds.documentNumber(),
  document_date: kinds.date("field.documentDate"),
  address: kinds.address(),
  email: kinds.email(),
});

/** Second step: the health declaration and the public-official question. */
export const worksheetHealth = form(
  {
    healthy: kinds.choice("field.healthy", [
      { value: "yes", label: "field.healthy.yes" },
      { value: "no", label: "field.healthy.no" },
    ]),
    health_details: kinds.details("field.healthDetails", "field.healthDetails.hint"),
    public_official: kinds.choice("field.publicOfficial", [
      { value: "no", label: "field.publicOfficial.no" },
      { value: "yes", label: "field.publicOfficial.yes" },
    ]),
  },
  (schema) =>
    schema.test("details", "error.health", (value, context) =>
      healthExplained(value.healthy !== "no", value.health_details)
        ? true
        : context.createError({ path: "health_details", message: "error.health" }),
    ),
);

export const beneficiaryForm = form({
  name: kinds.name("field.beneficiaryName"),
  relation: kinds.relation(),
  birthDate: kinds.birthDate(),
  share: kinds.share(),
});

/** Third step. */
export const beneficiariesSchema = object({ beneficiaries: beneficiaries(beneficiaryForm.schema.required()) });

/** Last step before the code: the consent. */
export const worksheetConsent = form({ consent: kinds.consent() });

export const smsCode = form({ code: kinds.code(4) });

export type WorksheetPerson = Values<typeof worksheetPerson>;
export type WorksheetHealth = Values<typeof worksheetHealth>;
export type Beneficiary = Values<typeof beneficiaryForm>;
export type Beneficiaries = InferType<typeof beneficiariesSchema>;
