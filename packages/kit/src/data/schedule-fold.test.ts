import { expect, test } from "vitest";
import { firstRows, groupsOf, previewOf, spansOf } from "./schedule-fold.ts";

const months = Array.from({ length: 30 }, (_, index) => ({ date: `${2026 + Math.floor(index / 12)}-01-01` }));
const year = ({ date }: { readonly date?: string | number }) => String(date).slice(0, 4);

test("rows of one year that follow one another are a group", () => {
  expect(groupsOf(months, year)).toEqual([
    { name: "2026", from: 0, to: 12 },
    { name: "2027", from: 12, to: 24 },
    { name: "2028", from: 24, to: 30 },
  ]);
});

test("a short table, and one with a row a year, have no groups", () => {
  expect(groupsOf(months.slice(0, 24), year)).toEqual([]);
  const yearly = Array.from({ length: 40 }, (_, index) => ({ date: `${2000 + index}-01-01` }));
  expect(groupsOf(yearly, year)).toEqual([]);
  expect(groupsOf(months, undefined)).toEqual([]);
});

test("a closed group shows what can be acted on and the next rows, never another group's", () => {
  const group = { name: "2027", from: 12, to: 24 };
  expect(previewOf(group, 14)).toEqual([14, 18]);
  expect(previewOf(group, 22)).toEqual([22, 24]);
  expect(previewOf(group, 3)).toEqual([12, 12]);
});

test("a folded table begins at what can be acted on, and never shows fewer rows for it", () => {
  expect(firstRows(40, 20)).toEqual([20, 32]);
  expect(firstRows(40, 39)).toEqual([28, 40]);
  expect(firstRows(40, -1)).toEqual([0, 12]);
});

test("years before and after the one in hand are one line each, unless they are few", () => {
  const years = Array.from({ length: 8 }, (_, index) => ({ name: String(2025 + index), from: index * 12, to: index * 12 + 12 }));
  expect(spansOf(years, 14).map(({ name }) => name)).toEqual(["2025", "2026", "2027\u20132032"]);
  expect(spansOf(years, 50).map(({ name }) => name)).toEqual(["2025\u20132028", "2029", "2030\u20132032"]);
  expect(spansOf(years, -1).map(({ name }) => name)).toEqual(["2025", "2026\u20132032"]);
  expect(spansOf(years.slice(0, 3), 0).map(({ name }) => name)).toEqual(["2025", "2026", "2027"]);
});
