import { expect, it } from "vitest";
import { spokenForm } from "./spoken-form.ts";

it.each([
  ["kk-KZ", "Жарна: 2 930 315 ₸.", "Жарна: 2930315 теңге."],
  ["kk-KZ", "500 000 ₸-ден бастап, 14,5 %-бен", "500000 теңгеден бастап, 14,5 пайызбен"],
  ["kk-KZ", "Шарт № 5", "Шарт нөмір 5"],
  ["ru-RU", "Взнос 10\u00A0000\u202F₸ в месяц", "Взнос 10000 тенге в месяц"],
  ["en-GB", "From ₸ 35 413 (5 %)", "From tenge 35413 (5%)"],
  ["en-GB", "No signs at all", "No signs at all"],
] as const)("in %s, %s is spoken as %s", (language, text, spoken) => {
  expect(spokenForm(language, text)).toBe(spoken);
});
