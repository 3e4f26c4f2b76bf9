import { certificateFields, heirIin, heirsShape, partOf } from "@shanyraq/calls/heirs";
import { object, string } from "yup";
import { kinds } from "../field-kinds.ts";
import { form } from "../form.ts";

const { number, issuedOn, notary } = certificateFields;
const share = () => string().trim();

/** One heir whom a certificate names; the whole list keeps the rules of the call. */
export const heirForm = form({
  name: kinds.name("field.heirName"),
  birthDate: kinds.birthDate(),
  iin: { ...kinds.maybeIin("field.heirIin"), schema: heirIin() },
  numerator: { schema: partOf(), control: "number", label: "field.heirNumerator", hint: "field.heirNumerator.hint" },
  denominator: { schema: partOf(), control: "number", label: "field.heirDenominator", hint: "field.heirDenominator.hint" },
});

const certificate = {
  number: { schema: number, control: "text", label: "field.certificateNumber" },
  issuedOn: kinds.date("field.certificateIssuedOn"),
  notary: { schema: notary, control: "text", label: "field.certificateNotary", hint: "field.certificateNotary.hint" },
} as const;

/** A certificate of inheritance, and the share that it divides where a claim has several. */
export const certificateForm = (hasSeveral: boolean) =>
  hasSeveral
    ? form({
        share: { schema: share().required("error.required"), control: "select", label: "field.dividedShare", list: "shares" },
        ...certificate,
      })
    : form(certificate);

/** The rules of a certificate with its heirs. */
export const certificateRules = (hasSeveral: boolean) =>
  object({
    share: hasSeveral ? share().required("error.required") : share(),
    number,
    issuedOn,
    notary,
    list: heirsShape.required("error.heirs.none"),
  });
