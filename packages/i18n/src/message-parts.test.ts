import { expect, it } from "vitest";
import { messageParts } from "./message-parts.ts";

it("a message is divided at its arguments, and each choice of it is a part", () => {
  expect(messageParts("Осталось {n, plural, one {# день} other {# дней}} до {date}. <b>Платёж</b> не нужен.")).toEqual([
    "Осталось ",
    " день",
    " дней",
    " до ",
    "Платёж",
    " не нужен.",
  ]);
});
it("a message of an argument and signs has no part", () => {
  expect(messageParts("{sum} ₸")).toEqual([]);
});
