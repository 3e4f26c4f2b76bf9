// @vitest-environment jsdom
import { initialSettings } from "@shanyraq/kit/theme/settings.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerLargeLetters, areLargeLettersNew } from "./large-letters.ts";
import { changeVisualSettings, toggleVisualMode } from "./visual-mode.ts";

const size = () => document.documentElement.getAttribute("data-size");

// Other files of this worker have settings of their own.
beforeEach(() => {
  changeVisualSettings(initialSettings);
  toggleVisualMode();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

it("large letters are offered where nothing was chosen, and switched on by a yes alone, at 150 %", () => {
  expect([areLargeLettersNew(), size()]).toEqual([true, null]);
  answerLargeLetters(true);
  expect([areLargeLettersNew(), size()]).toEqual([false, "150"]);
});
it("large letters that were declined are not offered again", () => {
  answerLargeLetters(false);
  expect([areLargeLettersNew(), size()]).toEqual([false, null]);
});
it("large letters are not offered where the version was set and left", () => {
  changeVisualSettings({ ...initialSettings, size: "200" });
  toggleVisualMode();
  expect([areLargeLettersNew(), size()]).toEqual([false, null]);
});
it.each([
  ["full", "localStorage" as const],
  ["forbidden, as that of the tab is,", undefined],
])("a no holds for the visit where the store of the browser is %s", (_, full) => {
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(function refuse(this: Storage, key: string, value: string) {
    if (full === undefined || this === globalThis[full]) throw new DOMException("", "QuotaExceededError");
    setItem.call(this, key, value);
  });
  expect(areLargeLettersNew()).toBe(true);
  answerLargeLetters(false);
  expect([areLargeLettersNew(), size()]).toEqual([false, null]);
});
