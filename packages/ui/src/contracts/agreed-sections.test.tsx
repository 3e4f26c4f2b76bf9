// @vitest-environment jsdom
import { stage } from "@shanyraq/kit/testing/stage.tsx";
import { expect, test } from "vitest";
import { AgreedSections, type AgreedSection } from "./AgreedSections.tsx";

const covers: AgreedSection = {
  part: "covers",
  title: "За что платим",
  facts: [],
  items: [],
  notes: [],
  tables: [
    {
      columns: [
        { heading: "Вид защиты", numeric: false },
        { heading: "Сумма, ₸", numeric: true },
      ],
      rows: [["Травмы", "4 180 000,00"]],
    },
  ],
};

test("stands figures of a printed table at the right edge", () => {
  const cells = [...stage(<AgreedSections sections={[covers]} />).querySelectorAll<HTMLElement>(":is(th, td)")];
  expect(cells.map((cell) => cell.dataset["number"])).toEqual([undefined, "yes", undefined, "yes"]);
});
