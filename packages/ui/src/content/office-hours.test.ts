import { expect, it } from "vitest";
import { dayRanges, openState } from "./office-hours.ts";

const office = {
  hours: [
    { days: [1, 2, 3, 4, 5], from: "09:00", to: "18:00" },
    { days: [6], from: "10:00", to: "14:00" },
  ],
  holidays: ["2026-12-16"],
};
/** A moment on the clocks of Kazakhstan. */
const at = (moment: string) => Date.parse(`${moment}:00+05:00`);

it.each([
  ["a working day", "2026-11-23T12:00", { at: "open", until: "18:00" }],
  ["the minute it opens", "2026-11-23T09:00", { at: "open", until: "18:00" }],
  ["the minute it closes", "2026-11-23T18:00", { at: "closed", day: 2, from: "09:00" }],
  ["early in the morning", "2026-11-23T00:30", { at: "later", from: "09:00" }],
  ["a Saturday", "2026-11-21T11:00", { at: "open", until: "14:00" }],
  ["a Saturday evening", "2026-11-21T20:00", { at: "closed", day: 1, from: "09:00" }],
  ["a holiday", "2026-12-16T12:00", { at: "closed", day: 4, from: "09:00" }],
  ["the evening before a holiday", "2026-12-15T19:00", { at: "closed", day: 4, from: "09:00" }],
])("on %s", (_, moment, state) => expect(openState(office, at(moment))).toEqual(state));

it("an office without hours promises nothing", () => expect(openState({ hours: [], holidays: [] }, 0)).toEqual({ at: "unknown" }));
it("shows consecutive days as one range", () => {
  expect(dayRanges([1, 2, 3, 5, 7])).toEqual([
    [1, 3],
    [5, 5],
    [7, 7],
  ]);
});
