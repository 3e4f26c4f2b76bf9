import { expect, it } from "vitest";
import { scheduleSheet } from "./schedule-sheet.ts";

const columns = { year: "Год", date: "Дата", paid: "Внесено, ₸", name: "Кто" };

it("a workbook counts with numbers and dates as they are, under bold headings", () => {
  const [head, row] = scheduleSheet(columns, [{ year: 1, date: "2027-11-21", paid: 404724.5, name: "=1+1" }], ["year"]);
  expect(head?.[2]).toMatchObject({ value: "Внесено, ₸", fontWeight: "bold" });
  expect(row).toEqual([
    { type: Number, value: 1, format: "0" },
    { type: Date, value: new Date("2027-11-21T00:00:00Z"), format: "dd.mm.yyyy" },
    { type: Number, value: 404724.5, format: "#,##0.00" },
    { type: String, value: "=1+1" },
  ]);
});
it("an empty cell stays empty", () => {
  expect(scheduleSheet(columns, [{ year: 1, date: "" }], ["year"])[1]).toEqual([{ type: Number, value: 1, format: "0" }, null, null, null]);
});
