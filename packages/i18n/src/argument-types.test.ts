import { expect, test } from "vitest";
import { argumentTypes } from "./argument-types.ts";

test.each([
  ["a text without arguments", "Страницы", "NoMessageValues"],
  ["an argument", "До {date}", "{ readonly date: MessageValue }"],
  ["arguments in the order of their names", "{second} {first}", "{ readonly first: MessageValue; readonly second: MessageValue }"],
  ["a number", "{share, number}", "{ readonly share: number }"],
  ["a day", "{on, date}", "{ readonly on: number | Date }"],
  [
    "a plural with an argument in one of its forms",
    "{count, plural, one {год} other {{shown} лет}}",
    "{ readonly count: number; readonly shown: MessageValue }",
  ],
  ["a choice", "{sex, select, female {она} other {он}}", "{ readonly sex: string }"],
  ["a plural whose number is shown again", "{count} {count, plural, one {год} other {{count} лет}}", "{ readonly count: number }"],
  ["a link", "<link>Договор {number}</link>", "{ readonly link: MessageTag; readonly number: MessageValue }"],
])("declares the arguments of %s", (_, message, shape) => {
  expect(argumentTypes({ "some.id": message }).split("\n")).toContain(`  readonly "some.id": ${shape};`);
});
