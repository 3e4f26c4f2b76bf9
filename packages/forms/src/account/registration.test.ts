import { describe, expect, it } from "vitest";
import { iinWithCheckDigit } from "@shanyraq/rules";
import { messages } from "../testing/messages.ts";
import * as typed from "../testing/registrations.ts";
import { consentCode, forgottenPassword, newPassword, nonResidentRegistration, residentRegistration } from "../index.ts";

const iin = iinWithCheckDigit("95071930123") ?? "";
const resident = { ...typed.resident, iin };
const foreigner = { ...typed.foreigner, password: "plain words", password_r: "plain words" };
const both = (password: string) => ({ password, password_r: password });
type Row = readonly [what: string, change: object, expected: Readonly<Record<string, string>>];

const shared: readonly Row[] = [
  ["everything right", {}, {}],
  ["a surname of one letter", { last_name: "A" }, {}],
  ["a surname of blanks", { last_name: "   " }, { last_name: "error.required" }],
  ["a name of one letter", { first_name: "A" }, { first_name: "error.name.short" }],
  ["no name", { first_name: "" }, { first_name: "error.required" }],
  ["no phone", { phone: "" }, { phone: "error.required" }],
  ["half a phone", { phone: "+7 (700) 555" }, { phone: "error.phone" }],
  ["a phone of another country", { phone: "+1 (212) 555-01-00" }, { phone: "error.phone.foreign" }],
  ["no mail", { mail: "" }, { mail: "error.required" }],
  ["a mail without a place", { mail: "timur" }, { mail: "error.email" }],
  ["a mail between blanks", { mail: " timur@example.kz " }, {}],
  ["no password", both(""), { password: "error.required", password_r: "error.required" }],
  ["another password at the second field", { password_r: "Төрт-сөз-жарық!" }, { password_r: "error.password.repeat" }],
  [
    "a blank more at the end of the second password",
    { password: "Two words!", password_r: "Two words! " },
    { password_r: "error.password.repeat" },
  ],
];

describe("registration of a resident", () => {
  it.each<Row>([
    ...shared,
    ["nothing typed", { last_name: "", iin: "" }, { last_name: "error.required", iin: "error.required" }],
    ["a third name", { third_name: "Серікұлы" }, {}],
    ["names between blanks", { last_name: " Ерланов ", first_name: " Тимур " }, {}],
    ["a short IIN", { iin: "9507193" }, { iin: "error.iin" }],
    ["an IIN with a wrong control digit", { iin: iin.replace(/.$/, (last) => String((Number(last) + 1) % 10)) }, { iin: "error.iin" }],
    ["a password without a capital letter", both("төрт-сөз-жарық"), { password: "error.password.capital" }],
    ["a password without a special character", both("ТөртСөзЖарық"), { password: "error.password.special" }],
    ["a password with a blank alone for a special character", both("Төрт Сөз Жарық"), { password: "error.password.special" }],
    ["a password of seven characters", both("Төрт-сө"), { password: "error.password.length" }],
    ["a password of eight characters", both("Төрт-сөз"), {}],
    ["blanks before a password, which are part of it", both("  Ақ-жол "), {}],
  ])("%s", async (_, change, expected) => {
    expect(await messages(residentRegistration.schema, { ...resident, ...change })).toEqual(expected);
  });
  it("is submitted trimmed, except for the passwords", async () => {
    const typed = { ...resident, last_name: " Ерланов ", mail: " timur@example.kz ", ...both(" Ақ-жол! ") };
    expect(await residentRegistration.schema.validate(typed)).toEqual({ ...resident, ...both(" Ақ-жол! ") });
  });
});

describe("registration of a foreigner", () => {
  it.each<Row>([
    ...shared,
    ["a surname in Cyrillic", { last_name: "Иванов" }, { last_name: "error.latin" }],
    ["a name with a digit", { first_name: "Jean2" }, { first_name: "error.latin" }],
    ["a name of two words with an apostrophe and a hyphen", { first_name: "Anne-Marie d'Arc" }, {}],
    ["a third name in Cyrillic", { third_name: "Иванович" }, { third_name: "error.latin" }],
    ["a third name in Latin letters", { third_name: "Lee" }, {}],
    ["a document number of one character", { id_number: "P" }, { id_number: "error.idNumber.short" }],
    ["a document number of two characters", { id_number: "P1" }, {}],
    ["a password of five characters", both("12345"), { password: "error.password.length" }],
    ["a password of six characters", both("123456"), {}],
  ])("%s", async (_, change, expected) => {
    expect(await messages(nonResidentRegistration.schema, { ...foreigner, ...change })).toEqual(expected);
  });
});

it.each([
  ["", { code: "error.code" }],
  ["12345", { code: "error.code" }],
  ["1234567", { code: "error.code" }],
  ["12345a", { code: "error.code" }],
  ["123456", {}],
])("the code of a consent %j has six digits, and one message", async (code, expected) => {
  expect(await messages(consentCode.schema, { code })).toEqual(expected);
});

it.each([
  ["", { phone: "error.required" }],
  ["+7 (700) 555", { phone: "error.phone" }],
  ["+7 (700) 555-44-33", {}],
])("a forgotten password is looked for by the phone %j", async (phone, expected) => {
  expect(await messages(forgottenPassword.schema, { phone })).toEqual(expected);
});

it.each<[string, string, Record<string, string>]>([
  ["", "", { password: "error.required", password_r: "error.required" }],
  ["12345", "12345", { password: "error.password.length" }],
  ["123456", "123457", { password_r: "error.password.repeat" }],
  ["123456", "123456", {}],
])("checks a new password %j repeated as %j", async (password, password_r, expected) => {
  expect(await messages(newPassword.schema, { password, password_r })).toEqual(expected);
});
