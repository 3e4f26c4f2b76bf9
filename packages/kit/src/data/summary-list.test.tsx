// @vitest-environment jsdom
import { expect, test } from "vitest";
import { stage } from "../testing/stage.tsx";
import { SummaryList } from "./SummaryList.tsx";

const rows = [
  { term: "a", value: "x".repeat(60) },
  { term: "b", value: "1,00" },
];
const weights = (place: HTMLElement) => [...place.querySelectorAll("dd")].map((value) => value.hasAttribute("data-long"));

test("sentences are set apart from short values, but where the list is even all are set as they are", () => {
  expect(weights(stage(<SummaryList rows={rows} />))).toEqual([true, false]);
  expect(weights(stage(<SummaryList isEven rows={rows} />))).toEqual([true, true]);
  expect(weights(stage(<SummaryList isEven rows={rows.slice(1)} />))).toEqual([false]);
});
