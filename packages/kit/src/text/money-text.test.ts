import { expect, test } from "vitest";
import { moneyText } from "./money-text.ts";

test("tiyn are grouped by three with no-break spaces", () => {
  expect(moneyText(123456700, "ru")).toBe("1\u00a0234\u00a0567\u00a0₸");
  expect(moneyText(40472400, "kk")).toBe("404\u00a0724\u00a0₸");
});

test("English groups with commas", () => {
  expect(moneyText(123456750, "en")).toBe("1,234,567.50\u00a0₸");
});

test("tiyn are shown when they are not zero, always or never", () => {
  expect(moneyText(150, "ru")).toBe("1,50\u00a0₸");
  expect(moneyText(100, "ru", 2)).toBe("1,00\u00a0₸");
  expect(moneyText(199, "ru", 0)).toBe("1\u00a0₸");
});

test("a decimal string keeps every digit, past what a float could hold", () => {
  expect(moneyText("90071992547409931.15", "ru")).toBe("90\u00a0071\u00a0992\u00a0547\u00a0409\u00a0931,15\u00a0₸");
});

test("debts carry a real minus", () => {
  expect(moneyText(-5, "ru")).toBe("\u22120,05\u00a0₸");
});

test("a text that is not an amount is shown unchanged", () => {
  expect(moneyText("по запросу", "ru")).toBe("по запросу");
});
