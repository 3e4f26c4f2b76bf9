import { describe, expect, it } from "vitest";
import type { Form } from "../form.ts";
import {
  claim,
  compliance,
  feedback,
  insuredEvent,
  ombudsman,
  policyByNumber,
  policyByPerson,
  serviceScore,
  standing,
} from "./statements.ts";

/** The first message of each field that is refused. */
async function refused({ schema }: Form, values: object): Promise<Readonly<Record<string, string>>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as { inner: readonly { path: string; message: string }[] };
    return Object.fromEntries(inner.toReversed().map(({ path, message }) => [path, message]));
  }
}

const phone = "+7 (701) 234-56-78";
const report = { topic: "question", text: "Когда следующий взнос?", name: "Айдар", phone, channel: "phone", email: "", contractNumber: "" };
const event = {
  event: "injury",
  eventDate: "2026-11-01",
  place: "Алматы",
  text: "Перелом руки на катке.",
  contractNumber: "",
  claimant: "insured",
  name: "Айдар",
  phone,
  email: "",
};

describe("feedback", () => {
  it("takes a whole one", async () => expect(await refused(feedback, report)).toEqual({}));
  it.each([
    ["text", "Нет", "error.tooShort"],
    ["text", "", "error.required"],
    ["phone", "+7 (701)", "error.phone"],
    ["topic", "weather", "error.required"],
    ["email", "a@", "error.email"],
  ])("%s %j: %s", async (field, value, message) => {
    expect((await refused(feedback, { ...report, [field]: value }))[field]).toBe(message);
  });
  it("needs an e-mail where the answer is to come by it", async () => {
    expect(await refused(feedback, { ...report, channel: "email" })).toEqual({ email: "error.required" });
  });
});

describe("a phone of another country", () => {
  const abroad = { phone: "+49 1512 3456789" };
  it.each([
    ["feedback", feedback, report],
    ["an insured event", insuredEvent, event],
    ["a report of misconduct", compliance, { text: report.text, anonymous: false, name: "Айдар", phone, email: "" }],
  ] as const)("is taken of %s together with an e-mail", async (_, form, values) => {
    expect(await refused(form, { ...values, ...abroad })).toEqual({ email: "error.email.abroad" });
    expect(await refused(form, { ...values, ...abroad, email: "a@example.de" })).toEqual({});
  });
  it("asks nothing of somebody who stays unnamed", async () => {
    expect(await refused(compliance, { text: report.text, anonymous: true, name: "", email: "", ...abroad })).toEqual({});
  });
});

describe("a report of misconduct", () => {
  const text = "Сотрудник просил деньги.";
  it("needs a name and a phone", async () => {
    expect(await refused(compliance, { text, anonymous: false, name: "", phone: "", email: "" })).toEqual({
      name: "error.required",
      phone: "error.required",
    });
  });
  it("without a name is nothing but what happened, whatever was typed before", async () => {
    const values = { text, anonymous: true, name: "Айдар", phone: "7", email: "a" };
    expect(await refused(compliance, values)).toEqual({});
    expect(compliance.schema.cast(values)).toEqual({ text, anonymous: true });
  });
});

it("a claim needs an account in a bank of Kazakhstan", async () => {
  const values = { accountHolder: "Айдар", iin: "950719301232", iban: "KZ86 125K ZT50 0410 0100" };
  expect(await refused(claim, values)).toEqual({});
  expect(await refused(claim, { ...values, iban: "KZ00" })).toEqual({ iban: "error.iban" });
});
it("the report of an event says what happened, when, where, and who reports it", async () => {
  expect(await refused(insuredEvent, event)).toEqual({});
  expect(await refused(insuredEvent, { ...event, eventDate: "2026-02-30", claimant: "" })).toEqual({
    eventDate: "error.date",
    claimant: "error.required",
  });
});
it("the ombudsman is asked after the company", async () => {
  expect(Object.keys(await refused(ombudsman, {})).toSorted()).toEqual(
    ["address", "askedOn", "contractNumber", "demand", "email", "iin", "name", "phone", "text"].toSorted(),
  );
});
it("a mark is one of five", async () => {
  expect(await refused(serviceScore, { score: "5", text: "" })).toEqual({});
  expect(await refused(serviceScore, { score: "6", text: "" })).toEqual({ score: "error.required" });
});
it("checks ask for little", async () => {
  expect(await refused(policyByNumber, { number: "" })).toEqual({ number: "error.required" });
  expect(await refused(policyByPerson, { iin: "1", birthDate: "" })).toEqual({ iin: "error.iin", birthDate: "error.required" });
  expect(await refused(standing, { number: "OB-1", phoneEnd: "12a4" })).toEqual({ phoneEnd: "error.phoneEnd" });
});
