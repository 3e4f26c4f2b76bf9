import { isBin, isIban, isIin, isIsoDate, phoneDigits } from "@shanyraq/rules";
import { number, string, type NumberSchema, type StringSchema } from "yup";
import { DOCUMENT_NUMBER } from "./identity-document.ts";

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

/** The longest text that any field takes, in characters. */
export const MAX_TEXT = 2_000;

export const iin = rule((of) => of.test("iin", "error.iin", (value) => value === undefined || isIin(value)));
/** Whose a policy is: an IIN, a BIN, or the document of a foreigner who has neither, which has a letter in it. */
export const ownerNumber = rule((of) =>
  of.test("owner", "error.owner", (value) => {
    if (value === undefined) return true;
    const told = value.replace(/\s/g, "");
    return isIin(told) || isBin(told) || (/^[A-Za-z0-9-]{4,20}$/.test(told) && /[A-Za-z]/.test(told));
  }),
);
export const bin = rule((of) => of.test("bin", "error.bin", (value) => value === undefined || isBin(value)));
export const phone = rule((of) => of.test("phone", "error.phone", (value) => value === undefined || phoneDigits(value) !== undefined));
export const iban = rule((of) => of.test("iban", "error.iban", (value) => value === undefined || isIban(value)));
export const email = rule((of) => of.email("error.email"));
/** A day that there is. */
export const isoDate = rule((of) => of.test("date", "error.date", (value) => value === undefined || value === null || isIsoDate(value)));
/** Text of so many characters at least, the blanks around it not counted. */
const ofLength = (least: number, fault: string) =>
  rule((of) => of.test("written", fault, (value) => !value || value.trim().length >= least));
export const personName = ofLength(2, "error.name.short");
/** Of a document that a non-resident signs in by. */
export const idNumber = ofLength(2, "error.idNumber.short");
export const address = ofLength(5, "error.address.short");
/** What happened, in the writer's own words. */
export const story = ofLength(10, "error.tooShort");
export const written = (least = 1, fault = "error.required") => ofLength(least, fault)(string().max(MAX_TEXT, "error.tooLong"));
export const documentNumber = matching(DOCUMENT_NUMBER, "error.document");
export const contractNumber = rule((of) => of.max(30, "error.tooLong"));
/** By which a saved calculation is found. */
export const calculationHash = matching(/^[0-9a-f]{32}$/, "error.badValue");
/** The last digits of a phone. */
export const phoneEnd = matching(/^\d{4}$/, "error.phoneEnd");
/** A one-time code of so many digits. */
export const code = (digits: 4 | 6) => matching(digits === 4 ? /^\d{4}$/ : /^\d{6}$/, "error.code");

/** A beneficiary's share in whole per cent. */
export const share = (): NumberSchema<number> =>
  number().typeError("error.shares").required("error.required").integer("error.shares").min(1, "error.shares").max(100, "error.shares");
