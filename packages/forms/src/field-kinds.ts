import { relations } from "@shanyraq/calls/vocabulary";
import type { MessageId } from "@shanyraq/i18n";
import { isIban, isIin, isIsoDate, isLatinName, keepsPasswordRule, phoneDigits } from "@shanyraq/rules";
import { boolean, number, ref, string, type Schema } from "yup";
import type { Field, Option } from "./field.ts";

type Draft = Omit<Field, "schema">;
const field = <S extends Schema>(schema: S, rest: Draft): Field<S> => ({ ...rest, schema });

const text = () => string().trim();
const required = () => text().required("error.required");
const date = () => required().test("date", "error.date", (value) => isIsoDate(value));

/** Length of "+7 (###) ###-##-##", the specified minimum of a masked phone. */
const MASKED_PHONE = 18;
/** As the rows of the table take it. */
const STORY = 2_000;

/** Every kind of field, once: control, label, autocomplete token, rule and messages (site-shell, section 5). */
export const kinds = {
  iin: () =>
    field(
      required()
        .length(12, "error.iin")
        .test("iin", "error.iin", (value) => isIin(value)),
      {
        control: "iin",
        label: "field.iin",
        hint: "field.iin.hint",
        autoComplete: "username",
      },
    ),
  idNumber: () =>
    field(required().min(2, "error.required"), {
      control: "text",
      label: "field.idNumber",
      hint: "field.idNumber.hint",
      autoComplete: "username",
    }),
  /** A password is never trimmed. */
  password: (least: 2 | 6 | 8) =>
    field(string().required("error.required").min(least, "error.required"), {
      control: "password",
      label: "field.password",
      autoComplete: "current-password",
    }),
  /** Each rule of a strong password has its own message; the list of them is shown under the field. */
  strongPassword: () =>
    field(
      string()
        .required("error.required")
        .test("length", "error.password.length", (value) => keepsPasswordRule(value, "length"))
        .test("capital", "error.password.capital", (value) => keepsPasswordRule(value, "capital"))
        .test("special", "error.password.special", (value) => keepsPasswordRule(value, "special")),
      { control: "password", label: "field.newPassword", autoComplete: "new-password", withRules: true },
    ),
  newPassword: () =>
    field(string().required("error.required").min(6, "error.password.short"), {
      control: "password",
      label: "field.newPassword",
      hint: "field.newPassword.hint",
      autoComplete: "new-password",
    }),
  /** The same password once more, as the field of the name given has it. */
  passwordRepeat: (of: string) =>
    field(
      string()
        .required("error.required")
        .oneOf([ref(of)], "error.password.repeat"),
      {
        control: "password",
        label: "field.passwordRepeat",
        autoComplete: "new-password",
      },
    ),
  phone: () =>
    field(
      required()
        .min(MASKED_PHONE, "error.phone")
        .test("phone", "error.phone", (value) => phoneDigits(value) !== undefined),
      {
        control: "tel",
        label: "field.phone",
        autoComplete: "tel",
      },
    ),
  email: () =>
    field(required().email("error.email"), { control: "email", label: "field.email", hint: "field.email.hint", autoComplete: "email" }),
  code: (digits: 4 | 6) =>
    field(required().matches(new RegExp(`^\\d{${digits}}$`), "error.code"), {
      control: "code",
      label: "field.code",
      digits,
      autoComplete: "one-time-code",
    }),
  documentNumber: () =>
    field(
      required()
        .uppercase()
        .matches(/^[0-9A-Z]{6,12}$/, "error.document"),
      { control: "text", label: "field.documentNumber", hint: "field.documentNumber.hint" },
    ),
  date: (label: MessageId) => field(date(), { control: "date", label }),
  birthDate: () => field(date(), { control: "birthDate", label: "field.birthDate" }),
  address: () =>
    field(required().min(5, "error.required"), {
      control: "text",
      label: "field.address",
      hint: "field.address.hint",
      autoComplete: "street-address",
    }),
  name: (label: MessageId) => field(required().min(2, "error.required"), { control: "text", label }),
  /** As a passport prints it: letters, spaces, apostrophe, hyphen. */
  latinName: (label: MessageId) =>
    field(
      required()
        .min(2, "error.required")
        .test("latin", "error.latin", (value) => isLatinName(value)),
      { control: "text", label, hint: "field.latin.hint" },
    ),
  details: (label: MessageId, hint: MessageId) => field(text(), { control: "textarea", label, hint }),
  choice: (label: MessageId, options: readonly Option[]) =>
    field(
      required().oneOf(
        options.map(({ value }) => value),
        "error.required",
      ),
      { control: "choice", label, options },
    ),
  relation: () =>
    field(required().oneOf(relations, "error.required"), {
      control: "select",
      label: "field.relation",
      options: relations.map((value) => ({ value, label: `field.relation.${value}` as const })),
    }),
  share: () =>
    field(
      number().typeError("error.shares").required("error.required").integer("error.shares").min(1, "error.shares").max(100, "error.shares"),
      { control: "number", label: "field.share" },
    ),
  /** What happened, in the visitor's own words. */
  story: (label: MessageId, hint: MessageId) =>
    field(required().min(10, "error.tooShort").max(STORY, "error.tooLong"), { control: "textarea", label, hint, limit: STORY }),
  contractNumber: () =>
    field(required().max(30, "error.tooLong"), { control: "text", label: "field.contractNumber", hint: "field.contractNumber.hint" }),
  iban: () =>
    field(
      required().test("iban", "error.iban", (value) => isIban(value)),
      { control: "text", label: "field.iban", hint: "field.iban.hint" },
    ),
  phoneEnd: () => field(required().matches(/^\d{4}$/, "error.phoneEnd"), { control: "number", label: "field.phoneEnd" }),
  flag: (label: MessageId) => field(boolean(), { control: "flag", label, optional: true }),
  consent: () => field(boolean().oneOf([true], "error.consent").required("error.consent"), { control: "flag", label: "field.consent" }),
} as const;
