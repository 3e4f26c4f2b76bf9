import { array, object, type InferType } from "yup";
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
      value.healthy === "no" && !value.health_details?.trim()
        ? context.createError({ path: "health_details", message: "error.health" })
        : true,
    ),
);

export const beneficiaryForm = form({
  name: kinds.name("field.beneficiaryName"),
  relation: kinds.relation(),
  birthDate: kinds.birthDate(),
  share: kinds.share(),
});

/** Third step: nobody named means the legal heirs; shares of those named add up to 100 %. */
export const beneficiariesSchema = object({
  beneficiaries: array(beneficiaryForm.schema.required())
    .max(5, "error.badValue")
    .default([])
    .test("shares", "error.shares", (list) => list.length === 0 || list.reduce((sum, { share }) => sum + Number(share), 0) === 100),
});

/** Last step before the code: the consent. */
export const worksheetConsent = form({ consent: kinds.consent() });

export const smsCode = form({ code: kinds.code(4) });

export type WorksheetPerson = Values<typeof worksheetPerson>;
export type WorksheetHealth = Values<typeof worksheetHealth>;
export type Beneficiary = Values<typeof beneficiaryForm>;
export type Beneficiaries = InferType<typeof beneficiariesSchema>;
