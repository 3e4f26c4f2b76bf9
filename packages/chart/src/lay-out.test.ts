import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { layOut, type ChartLine } from "./lay-out.ts";

const paper = {
  width: 760,
  height: 360,
  edge: { top: 14, right: 12, bottom: 30, left: 62 },
  textSize: 13,
  widthOf: (words: string) => words.length * 7,
};
const phone = { ...paper, width: 326, height: 260 };
const years = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const savings = (count: number): readonly ChartLine[] => [
  { name: "Накоплено", values: years(count).map((year) => Math.round(900_000 * year ** 1.1)) },
  { name: "Выкупная сумма", values: years(count).map((year) => (year < 3 ? 0 : Math.round(870_000 * year ** 1.1))) },
  { name: "Внесено", values: years(count).map((year) => year * 1_000_000) },
];

interface Words {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The boxes of the names that found a place. */
const boxes = (lines: readonly ChartLine[], laid: ReturnType<typeof layOut>, { textSize, widthOf } = paper): readonly Words[] =>
  laid.lines.flatMap(({ name }, index) => {
    if (!name) return [];
    return [{ left: name.x, right: name.x + widthOf(lines[index]?.name ?? ""), top: name.y - textSize, bottom: name.y }];
  });

describe.each([
  ["a desktop", paper],
  ["a phone", phone],
])("on %s", (_, page) => {
  test.each([5, 10, 20, 30])("every line of %d years of savings has its name beside it", (count) => {
    expect(layOut({ years: years(count), lines: savings(count) }, page).lines.map(({ name }) => name !== undefined)).toEqual([
      true,
      true,
      true,
    ]);
  });
});

test("the same values in other units are the same picture", () => {
  const lines = savings(10);
  const scaled = lines.map(({ name, values }) => ({ name, values: values.map((value) => value * 1000) }));
  const picture = (of: readonly ChartLine[]) => layOut({ years: years(10), lines: of }, paper).lines;
  expect(picture(scaled)).toEqual(picture(lines));
});

test("a single year stands at the end of the axis", () => {
  const { x, years: shownYears } = layOut({ years: [7], lines: [{ name: "Внесено", values: [5] }] }, paper);
  expect([x(7), shownYears]).toEqual([748, [7]]);
});

test("whatever the lines are, a name leaves the room by no side and covers no point of any line and no other name", () => {
  const values = fc.array(fc.nat(20_000_000), { minLength: 2, maxLength: 30 });
  fc.assert(
    fc.property(fc.array(values, { minLength: 1, maxLength: 4 }), (all) => {
      const count = Math.min(...all.map(({ length }) => length));
      const lines = all.map((one, index) => ({ name: "Сатып алу сомасы".slice(0, 6 + 3 * index), values: one.slice(0, count) }));
      const laid = layOut({ years: years(count), lines }, paper);
      const words = boxes(lines, laid);
      for (const [index, box] of words.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(62);
        expect(box.right).toBeLessThanOrEqual(748);
        expect(box.top).toBeGreaterThanOrEqual(14);
        expect(box.bottom).toBeLessThanOrEqual(330);
        for (const { places } of laid.lines)
          for (const { x, y } of places)
            expect(x > box.left && x < box.right && y > box.top && y < box.bottom, `a point of a line at ${x}, ${y}`).toBe(false);
        for (const other of words.slice(index + 1))
          expect(box.right > other.left && other.right > box.left && box.bottom > other.top && other.bottom > box.top).toBe(false);
      }
    }),
  );
});
