// @vitest-environment jsdom
import { readingWays, type ReadingWay } from "@shanyraq/calls/vocabulary";
import { languages, stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { find, press } from "@shanyraq/kit/testing/stage.tsx";
import { expect, test, vi } from "vitest";
import type { BecameOf } from "./ChangeOutcome.tsx";
import { ReadingChoice } from "./ReadingChoice.tsx";

const nothing = () => {};

test.each(languages)("each way of reading says in %s what it changes, and is saved by a press", (language) => {
  const onChange = vi.fn<(reading: ReadingWay) => void>();
  const place = stageIn(language, <ReadingChoice value="ordinary" onChange={onChange} />);
  const radios = [...place.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  expect(radios.map(({ value, checked }) => [value, checked])).toEqual(readingWays.map((way) => [way, way === "ordinary"]));
  const sentences = radios.map(({ parentElement }) => parentElement?.querySelector("small")?.textContent);
  expect(new Set(sentences).size).toBe(3);
  for (const sentence of sentences) expect(sentence).toMatch(/[.]$/);
  for (const radio of radios.slice(1)) press(radio);
  expect(onChange.mock.calls).toEqual([["largePrint"], ["aloud"]]);
});

/** In the order in which they are drawn: the ways of reading, and what became of the last press among them. */
const drawn = (became: BecameOf<ReadingWay>) => {
  const place = stageIn("ru", <ReadingChoice value="ordinary" became={became} onChange={nothing} />);
  const row = find(place, "[role=status]").parentElement;
  const cells = [...(row?.parentElement?.children ?? [])].map((cell) => ({
    is: cell === row ? cell.textContent : cell.querySelector("input")?.value,
    order: Number(getComputedStyle(cell).order || 0),
  }));
  return { place, cells: cells.toSorted((one, other) => one.order - other.order).map(({ is }) => is) };
};

test("that the way of reading was saved is announced, and stands right under the way that was pressed", () => {
  const { place, cells } = drawn({ of: "largePrint" });
  expect(find(place, "[role=status]").textContent).toBe("Сохранено");
  expect(cells).toEqual(["ordinary", "largePrint", "Сохранено", "aloud"]);
});

test("that it was not saved says so in its own words, under the way that was pressed", () => {
  const { place, cells } = drawn({ of: "ordinary", problem: { kind: "offline" } });
  const words = "Выбор не сохранёнНет связи с интернетом. Выберите ещё раз, когда она появится.";
  expect([find(place, "[role=status]").textContent, find(place, "[role=alert]").textContent]).toEqual(["", words]);
  expect(cells).toEqual(["ordinary", words, "largePrint", "aloud"]);
});
