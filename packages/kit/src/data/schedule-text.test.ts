import { expect, test } from "vitest";
import { cellText, scheduleCsv } from "./schedule-text.ts";

test("a numeric cell has two decimals and groups of three", () => {
  expect(cellText(1234567.5, "ru")).toBe("1\u00a0234\u00a0567,50");
  expect(cellText(1234567.5, "en")).toBe("1,234,567.50");
  expect(cellText(-0.4, "kk")).toBe("\u22120,40");
});

test("a column that counts years shows whole numbers", () => {
  expect(cellText(12, "ru", true)).toBe("12");
});

test("a text cell stays as it came", () => {
  expect(cellText("01.05.2027", "ru")).toBe("01.05.2027");
  expect(cellText(undefined, "ru")).toBe("");
});

test("the file opens in a spreadsheet: BOM, semicolons, decimal commas", () => {
  const csv = scheduleCsv({ year: "Год", sum: "Сумма; ₸" }, [{ year: 1, sum: 40472.4 }], ["year"]);
  expect(csv).toBe('\uFEFFГод;"Сумма; ₸"\r\n1;40472,40\r\n');
});

test("a text that a spreadsheet would run as a formula is quoted", () => {
  expect(scheduleCsv({ note: "Заметка" }, [{ note: "=1+1" }])).toContain("'=1+1");
});
