// @vitest-environment jsdom
import { runInThisContext } from "node:vm";
import { initialSettings, settingNames } from "@shanyraq/kit/theme/settings.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { applyBeforePaint, changeVisualSettings, isVisualKept, toggleVisualMode } from "./visual-mode.ts";

const { documentElement: html } = document;
/** As the browser runs it: a script of its own, with nothing but the page around it. */
const paint = () => runInThisContext(applyBeforePaint) as unknown;
const shown = () => Object.fromEntries(settingNames.map((name) => [name, html.getAttribute(`data-${name}`)]));

beforeEach(() => {
  localStorage.clear();
  for (const name of settingNames) html.removeAttribute(`data-${name}`);
});

describe("before the first paint", () => {
  it("the regular version stands where nothing was chosen", () => {
    paint();
    expect(html.attributes).toHaveLength(0);
  });
  it.each([
    ["nothing", undefined],
    ["no JSON", "{"],
    ["null", "null"],
    ["something else", '{"size":400,"scheme":"\\"><b>"}'],
  ])("the version for the visually impaired begins where it begins when %s was kept of its settings", (_, kept) => {
    localStorage.setItem("shanyraq:visual:v1", "true");
    if (kept !== undefined) localStorage.setItem("shanyraq:visual-settings:v1", kept);
    paint();
    expect(shown()).toEqual(initialSettings);
  });
  it("it stands as it was chosen", () => {
    localStorage.setItem("shanyraq:visual:v1", "true");
    localStorage.setItem("shanyraq:visual-settings:v1", JSON.stringify({ scheme: "yellowOnBlack", size: "400" }));
    paint();
    expect(shown()).toEqual({ ...initialSettings, scheme: "yellowOnBlack", size: "400" });
  });
});

describe("when the browser refuses to store anything, or has no room", () => {
  beforeEach(() => {
    for (const of of ["getItem", "setItem", "removeItem"] as const)
      vi.spyOn(Storage.prototype, of).mockImplementation(() => {
        throw new DOMException("refused", "QuotaExceededError");
      });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  it("the version can be chosen, changed and left, and it is known that it will not last", () => {
    toggleVisualMode();
    expect([shown()["scheme"], isVisualKept()]).toEqual([initialSettings.scheme, false]);
    changeVisualSettings({ ...initialSettings, size: "400" });
    expect(shown()["size"]).toBe("400");
    toggleVisualMode();
    expect(html.attributes).toHaveLength(0);
  });
});
