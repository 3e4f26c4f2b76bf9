import { resident } from "@shanyraq/forms/testing/registrations.ts";
import { expect, it } from "vitest";
import { registrationInput, atFields, isOfFields, resendMoment } from "./registration.ts";

const values = { ...resident, password: "Төрт-сөз", password_r: "Төрт-сөз" };

it("sends what was typed under the names of the calls", () => {
  expect(registrationInput(values, "kk")).toEqual({
    iin: "950719301232",
    surname: "Ерланов",
    name: "Тимур",
    patronymic: "",
    phone: "+7 (700) 555-44-33",
    email: "timur@example.kz",
    password: "Төрт-сөз",
    password_repeat: "Төрт-сөз",
    lang: "kk",
  });
});

it("a refusal comes back under the names of the form", () => {
  const problem = { kind: "message", message: "нет", fields: { surname: "a", password_repeat: "b", phone: "c" } } as const;
  expect(atFields(problem)).toMatchObject({ fields: { last_name: "a", password_r: "b", phone: "c" } });
  expect(isOfFields(problem)).toBe(true);
  expect(isOfFields({ kind: "offline" })).toBe(false);
});

it("a code can be asked for again when the server says, or after 120 seconds", () => {
  expect([resendMoment(1_000, 30), resendMoment(1_000)]).toEqual([31_000, 121_000]);
});
