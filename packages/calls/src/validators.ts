import {
  cleanLine,
  cleanName,
  isBin,
  isCompanyNumber,
  isIban,
  isIin,
  isIsoDate,
  latinNameFault,
  nameFault,
  readPhone,
  typedDocument,
  typedIin,
  typedOwner,
  typedReference,
} from "@shanyraq/rules";
import { number, string, type NumberSchema, type StringSchema } from "yup";
import { DOCUMENT_NUMBER } from "./input/identity-document.ts";

/** A rule for what somebody writes. It begins with any text, or is put on a schema that has rules before it: `iin(required())`. */
interface TextRule {
  (): StringSchema;
  <S extends StringSchema>(of: S): S;
}
const rule = (on: <S extends StringSchema>(of: S) => S): TextRule => {
  function begin(): StringSchema;
  function begin<S extends StringSchema>(of: S): S;
  function begin(of: StringSchema = string()): StringSchema {
    return on(of);
  }
  return begin;
};
const matching = (pattern: RegExp, fault: string) => rule((of) => of.matches(pattern, fault));

/** As it is kept, whichever way it was typed: the rules after it see that. */
const readAs = (read: (typed: string) => string) =>
  rule((of) => of.transform((value: unknown) => (typeof value === "string" ? read(value) : value)));

/** The longest text that any field takes, in characters. */
export const MAX_TEXT = 2_000;

export const iin = rule((of) => readAs(typedIin)(of).test("iin", "error.iin", (value) => value === undefined || isIin(value)));
/** Whose a policy is: an IIN, a BIN, or the document of a foreigner who has neither, which has a letter in it. */
export const ownerNumber = rule((of) =>
  readAs(typedOwner)(of).test(
    "owner",
    "error.owner",
    (value) => value === undefined || isIin(value) || isBin(value) || (/^[A-Z0-9]{4,20}$/.test(value) && /[A-Z]/.test(value)),
  ),
);
/** Whose an account is: an IIN, or the BIN of a company. */
export const payeeNumber = rule((of) =>
  readAs(typedIin)(of).test("payee", "error.iin", (value) => value === undefined || isIin(value) || isCompanyNumber(value)),
);
export const bin = rule((of) => readAs(typedIin)(of).test("bin", "error.bin", (value) => value === undefined || isBin(value)));
const PHONE_FAULTS = { foreign: "error.phone.foreign", landline: "error.phone.landline", unknown: "error.phone" } as const;
const phoneOf = (...allowed: readonly ("landline" | "foreign")[]) =>
  rule((of) =>
    of.test("phone", (value, context) => {
      const kind = value === undefined ? "mobile" : readPhone(value).kind;
      if (kind === "mobile" || allowed.some((one) => one === kind)) return true;
      return context.createError({ message: PHONE_FAULTS[kind] });
    }),
  );
/** A Kazakh number at which somebody is called. */
export const phone = phoneOf("landline");
/** A Kazakh number that a code or a link reaches. */
export const mobilePhone = phoneOf();
/** A number of any country by which somebody is recognised; a person with a foreign one gets e-mails (`emailIfAbroad`). */
export const anyPhone = phoneOf("landline", "foreign");
export const iban = rule((of) => of.test("iban", "error.iban", (value) => value === undefined || isIban(value)));
/** With a domain of two parts at least: "user@gmail" reaches nobody. */
export const email = rule((of) => of.email("error.email").matches(/^$|@[^@]+\.[^@.]{2,}$/, "error.email"));
/** The e-mail beside a phone of the same form: no message goes abroad, so a person with a foreign number gives an e-mail too. */
export const emailIfAbroad = rule((of) =>
  email(of).when("phone", ([phone], schema: StringSchema) =>
    typeof phone === "string" && readPhone(phone).kind === "foreign" ? schema.required("error.email.abroad") : schema,
  ),
);
/** A day that there is. */
export const isoDate = rule((of) => of.test("date", "error.date", (value) => value === undefined || value === null || isIsoDate(value)));
/** Text of so many characters at least, the blanks around it not counted. */
const ofLength = (least: number, fault: string) =>
  rule((of) => of.test("written", fault, (value) => !value || value.trim().length >= least));
const NAME_FAULTS = { letters: "error.name.letters", mixed: "error.name.mixed", unprinted: "error.name.unprinted" } as const;
const nameCharacters = rule((of) =>
  readAs(cleanName)(of).test("letters", (value, context) => {
    const fault = value ? nameFault(value) : undefined;
    return fault === undefined || context.createError({ message: NAME_FAULTS[fault] });
  }),
);
/** The name of a person, or a part of one: in one line, of letters that our papers print. */
export const personName = rule((of) => ofLength(2, "error.name.short")(nameCharacters(of)));
/** The owner of an account whose number the same form asks as `iin`: a name of a company is not that of a person. */
export const holderName = rule((of) =>
  of.when("iin", ([number], schema: StringSchema) =>
    typeof number === "string" && isCompanyNumber(typedIin(number)) ? schema.max(200, "error.tooLong") : personName(schema),
  ),
);
/** Korean families of Kazakhstan have surnames of one letter. */
export const surname = nameCharacters;
const LATIN_FAULTS = { letters: "error.latin", marks: "error.latin.marks" } as const;
/** As the machine-readable zone of a passport prints it. */
export const latinSurname = rule((of) =>
  readAs(cleanLine)(of).test("latin", (value, context) => {
    const fault = value ? latinNameFault(value) : undefined;
    return fault === undefined || context.createError({ message: LATIN_FAULTS[fault] });
  }),
);
export const latinName = rule((of) => ofLength(2, "error.name.short")(latinSurname(of)));
/** Of a document that a non-resident signs in by. */
export const idNumber = rule((of) => ofLength(2, "error.idNumber.short")(readAs(typedDocument)(of)));
/** A place in one line. */
export const place = rule((of) => ofLength(2, "error.place.short")(readAs(cleanLine)(of)));
export const address = rule((of) => ofLength(5, "error.address.short")(readAs(cleanLine)(of)));
/** What happened, in the writer's own words. */
export const story = ofLength(10, "error.tooShort");
export const written = (least = 1, fault = "error.required") => ofLength(least, fault)(string().max(MAX_TEXT, "error.tooLong"));
export const documentNumber = matching(DOCUMENT_NUMBER, "error.document");
/** A number that the company prints: of a policy, an order, a statement. */
export const contractNumber = rule((of) => readAs(typedReference)(of.max(30, "error.tooLong")));
/** By which a saved calculation is found. */
export const calculationHash = matching(/^[0-9a-f]{32}$/, "error.badValue");
/** The last digits of a phone. */
export const phoneEnd = matching(/^\d{4}$/, "error.phoneEnd");
/** A one-time code of so many digits. */
export const code = (digits: 4 | 6) => matching(digits === 4 ? /^\d{4}$/ : /^\d{6}$/, "error.code");

/** A beneficiary's share in whole per cent. */
export const share = (): NumberSchema<number> =>
  number().typeError("error.shares").required("error.required").integer("error.shares").min(1, "error.shares").max(100, "error.shares");

/** Days that the papers of a claim show; nothing where nothing was typed. */
export const claimDays = (): NumberSchema =>
  number()
    .transform((value: unknown, original: unknown) => (original === "" || original === null ? undefined : value))
    .typeError("error.claim.days")
    .integer("error.claim.days")
    .min(1, "error.claim.days")
    .max(366, "error.claim.days");

/** A share that the papers of a claim show, in whole percent; nothing where nothing was typed. */
export const claimPercent = (): NumberSchema =>
  number()
    .transform((value: unknown, original: unknown) => (original === "" || original === null ? undefined : value))
    .typeError("error.claim.percent")
    .integer("error.claim.percent")
    .min(1, "error.claim.percent")
    .max(100, "error.claim.percent");
