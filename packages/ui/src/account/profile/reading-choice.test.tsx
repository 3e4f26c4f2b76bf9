// @vitest-environment jsdom
import { readingWays, type ReadingWay } from "@shanyraq/calls/vocabulary";
import { languages, stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { press } from "@shanyraq/kit/testing/stage.tsx";
import { expect, test, vi } from "vitest";
import { ReadingChoice } from "./ReadingChoice.tsx";

test.each(languages)("each way of reading says in %s what it changes, and is saved by a press", (language) => {
  const onChange = vi.fn<(reading: ReadingWay) => void>();
  const place = stageIn(language, <ReadingChoice value="ordinary" saved={false} onChange={onChange} />);
  const radios = [...place.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  expect(radios.map(({ value, checked }) => [value, checked])).toEqual(readingWays.map((way) => [way, way === "ordinary"]));
  const sentences = radios.map(({ parentElement }) => parentElement?.querySelector("small")?.textContent);
  expect(new Set(sentences).size).toBe(3);
  for (const sentence of sentences) expect(sentence).toMatch(/[.]$/);
  for (const radio of radios.slice(1)) press(radio);
  expect(onChange.mock.calls).toEqual([["largePrint"], ["aloud"]]);
});

test("that the way of reading was saved is announced", () => {
  const place = stageIn("ru", <ReadingChoice value="aloud" saved onChange={() => {}} />);
  expect(place.querySelector("[role=status]")?.textContent).toBe("Сохранено");
});
