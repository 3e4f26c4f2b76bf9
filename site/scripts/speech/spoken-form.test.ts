import { expect, it } from "vitest";
import { spokenForm } from "./spoken-form.ts";

it.each([
  ["kk-KZ", "Жарна: 2 930 315 ₸.", "Жарна: 2930315 теңге."],
  ["kk-KZ", "500 000 ₸-ден бастап, 14,5 %-бен", "500000 теңгеден бастап, 14,5 пайызбен"],
  ["kk-KZ", "Шарт № 5", "Шарт нөмір 5"],
  ["ru-RU", "Взнос 10\u00A0000\u202F₸ в месяц", "Взнос 10000 тенге в месяц"],
  ["en-GB", "From ₸ 35 413 (5 %)", "From tenge 35413 (5%)"],
  ["kk-KZ", "Телефон: +7 727 244-55-01", "Телефон: +7, 7 2 7, 2 4 4, 5 5, 0 1"],
  ["ru-RU", "БИН 120440000005", "БИН 1 2 0 4, 4 0 0 0, 0 0 0 5"],
  ["en-GB", "No signs at all", "No signs at all"],
] as const)("in %s, %s is spoken as %s", (language, text, spoken) => {
  expect(spokenForm(language, text)).toBe(spoken);
});
