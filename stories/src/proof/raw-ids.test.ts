import { expect, test } from "vitest";
import { idsAmong } from "./raw-ids.ts";

test.each([
  ["the id of a text", ["pension.chart.assumption", "5.000"], ["pension.chart.assumption"]],
  ["an id that is shown twice, once", ["purchase.next", "purchase.next"], ["purchase.next"]],
  ["no address of mail and no name of a file", ["client17.kz", "schedule.xlsx"], []],
])("finds %s", (_, words, ids) => {
  expect(idsAmong(words)).toEqual(ids);
});
