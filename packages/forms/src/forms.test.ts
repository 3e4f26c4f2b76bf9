import { describe, expect, it } from "vitest";
import { iinWithCheckDigit } from "@shanyraq/rules";
import { beneficiariesSchema, callBack, nonResidentLogin, residentLogin, smsCode, worksheetHealth, worksheetPerson } from "./index.ts";
import { messages } from "./testing/messages.ts";

const iin = iinWithCheckDigit("90010130001") ?? "";

describe("resident login", () => {
  it.each([
    ["nothing typed", {}, { iin: "error.required", password: "error.required" }],
    ["a short IIN", { iin: "9001013", password: "secret" }, { iin: "error.iin" }],
    ["a wrong control digit", { iin: "900101300123", password: "secret" }, { iin: "error.iin" }],
    ["a password of one character", { iin, password: "s" }, { password: "error.required" }],
    ["right values with blanks around the IIN", { iin: ` ${iin} `, password: " s" }, {}],
  ])("%s", async (_, values, expected) => {
    expect(await messages(residentLogin.schema, values)).toEqual(expected);
  });
});

it("a non-resident signs in by a document number of at least two characters", async () => {
  expect(await messages(nonResidentLogin.schema, { id_number: "A", password: "pw" })).toEqual({ id_number: "error.required" });
  expect(await messages(nonResidentLogin.schema, { id_number: "A1", password: "pw" })).toEqual({});
});

it("a call-back asks for a name of at least two characters and a whole phone", async () => {
  expect(await messages(callBack.schema, { name: " А ", phone: "+7 (701) 234" })).toEqual({ name: "error.required", phone: "error.phone" });
  expect(await messages(callBack.schema, { name: "Ли", phone: "+7 (701) 234-56-78" })).toEqual({});
});

it("an illness asks for details", async () => {
  expect(await messages(worksheetHealth.schema, { healthy: "no", health_details: " ", public_official: "no" })).toEqual({
    health_details: "error.health",
  });
  expect(await messages(worksheetHealth.schema, { healthy: "yes", public_official: "no" })).toEqual({});
});

it("the person's step wants a real date and a real address of mail", async () => {
  expect(
    await messages(worksheetPerson.schema, { document_number: "012345678", document_date: "2024-02-30", address: "Алматы", email: "a@b" }),
  ).toMatchObject({
    document_date: "error.date",
  });
});

it("beneficiaries share 100 percent, or there are none", async () => {
  const person = { name: "Айгүл", relation: "child", birthDate: "2015-05-05" };
  expect(await messages(beneficiariesSchema, { beneficiaries: [] })).toEqual({});
  expect(
    await messages(beneficiariesSchema, {
      beneficiaries: [
        { ...person, share: 60 },
        { ...person, share: 30 },
      ],
    }),
  ).toEqual({ beneficiaries: "error.shares" });
  expect(
    await messages(beneficiariesSchema, {
      beneficiaries: [
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
