import { expect, test } from "vitest";
import { socialFigureOf } from "./social-figures.ts";

test.each([
  ["Instagram", "instagram"],
  ["YouTube", "youtube"],
  ["You Tube", "youtube"],
  ["TELEGRAM", "telegram"],
  ["WhatsApp", "whatsapp"],
  ["Odnoklassniki", "other"],
  ["constructor", "other"],
  ["", "other"],
])("%s has the mark %s", (name, figure) => {
  expect(socialFigureOf(name)).toBe(figure);
});
