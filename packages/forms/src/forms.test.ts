import { describe, expect, it } from "vitest";
import { iinWithCheckDigit } from "@shanyraq/rules";
import { callBack, decisionForm, listRules, nonResidentLogin, residentLogin, smsCode, topicForms } from "./index.ts";
import { messages } from "./testing/messages.ts";

const iin = iinWithCheckDigit("90010130001") ?? "";

describe("resident login", () => {
  it.each([
    ["nothing typed", {}, { iin: "error.required", password: "error.required" }],
    ["a short IIN", { iin: "9001013", password: "secret" }, { iin: "error.iin" }],
    ["a wrong control digit", { iin: "900101300123", password: "secret" }, { iin: "error.iin" }],
    ["a password of one character", { iin, password: "s" }, { password: "error.password.brief" }],
    ["right values with blanks around the IIN", { iin: ` ${iin} `, password: " s" }, {}],
  ])("%s", async (_, values, expected) => {
    expect(await messages(residentLogin.schema, values)).toEqual(expected);
  });
});

it("a non-resident signs in by a document number of at least two characters", async () => {
  expect(await messages(nonResidentLogin.schema, { id_number: "A", password: "pw" })).toEqual({ id_number: "error.idNumber.short" });
  expect(await messages(nonResidentLogin.schema, { id_number: "A1", password: "pw" })).toEqual({});
});

it("a call-back asks for a name of at least two characters and a whole phone", async () => {
  expect(await messages(callBack.schema, { name: " А ", phone: "+7 (701) 234" })).toEqual({
    name: "error.name.short",
    phone: "error.phone",
  });
  expect(await messages(callBack.schema, { name: "Ли", phone: "+7 (701) 234-56-78" })).toEqual({});
});

it.each([
  ["a citizen of Kazakhstan for an identity card", "KZ", "field.documentNumber"],
  ["a foreigner for a passport", "DE", "field.passportNumber"],
  ["whoever has not said of which country they are for a passport", "", "field.passportNumber"],
])("a worksheet asks %s", (_, citizenship, label) => {
  const { fields, called } = topicForms.person;
  expect(called?.({ citizenship })["document_number"]?.label ?? fields["document_number"]?.label).toBe(label);
});

it("an illness asks for details", async () => {
  const { schema } = topicForms.health;
  expect(await messages(schema, { healthy: "no", conditions: [], health_details: " " })).toEqual({
    conditions: "error.conditions",
    health_details: "error.health",
  });
  expect(await messages(schema, { healthy: "no", conditions: ["diabetes"], health_details: "2019" })).toEqual({});
  expect(await messages(schema, { healthy: "yes", conditions: [] })).toEqual({});
});

it("requires the company from a visitor who buys for one", async () => {
  const { schema } = topicForms.employer;
  expect(await messages(schema, { by_company: "no" })).toEqual({});
  expect(await messages(schema, { by_company: "yes" })).toEqual({
    bin: "error.required",
    name: "error.required",
    post: "error.required",
    region: "error.required",
    city: "error.required",
    address: "error.required",
  });
});

it("a public office and taxes abroad ask which", async () => {
  const { schema } = topicForms.declarations;
  expect(await messages(schema, { public_official: "no", tax_abroad: "no", public_office: "", tax_number: "" })).toEqual({});
  expect(await messages(schema, { public_official: "yes", tax_abroad: "yes" })).toEqual({
    public_office: "error.required",
    tax_number: "error.required",
  });
});

it("the person's step wants a real date and a real address of mail", async () => {
  expect(
    await messages(topicForms.person.schema, {
      document_number: "012345678",
      document_date: "2024-02-30",
      address: "Алматы",
      email: "a@b",
    }),
  ).toMatchObject({
    document_date: "error.date",
  });
});

it("accepts beneficiaries who share 100 percent, and an empty list", async () => {
  const person = { name: "Айгүл", relation: "child", birthDate: "2015-05-05" };
  expect(await messages(listRules.beneficiaries, { list: [] })).toEqual({});
  expect(
    await messages(listRules.beneficiaries, {
      list: [
        { ...person, share: 60 },
        { ...person, share: 30 },
      ],
    }),
  ).toEqual({ list: "error.shares" });
  expect(
    await messages(listRules.beneficiaries, {
      list: [
        { ...person, share: 60 },
        { ...person, share: 40 },
      ],
    }),
  ).toEqual({});
});

it("a code has four digits", async () => {
  expect(await messages(smsCode.schema, { code: "123" })).toEqual({ code: "error.code" });
  expect(await messages(smsCode.schema, { code: "1234" })).toEqual({});
});

it("a claim is accepted without what no paper of it shows", async () => {
  const { schema } = decisionForm([{ value: "acceptClaim", label: "reception.decision.acceptClaim" }], {
    isClaim: true,
    measures: ["injuries"],
  });
  const nothing = { lossUntil: "", lossPercent: "", sickDays: "", hospitalDays: "", income: "", fundPayment: "", expenses: "", person: "" };
  const accepted = { decision: "acceptClaim", eventDay: "2026-11-20", words: "", byAccident: false, injuries: ["rib"], ...nothing };
  expect(await messages(schema, accepted)).toEqual({});
});
