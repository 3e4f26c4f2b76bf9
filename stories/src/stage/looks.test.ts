import { locales } from "@shanyraq/i18n";
import { schemeNames } from "@shanyraq/kit/theme/names.ts";
import { expect, it } from "vitest";
import { passesNamed } from "../proof/passes.ts";
import { languageOf, looks } from "./looks.ts";

const stories = [
  "kit-actions-button--default",
  "kit-actions-button--busy",
  "kit-layout-card--default",
  "forms-schemaform--filled",
  "content-news-article--short",
];
const many = stories.flatMap((story) => Array.from({ length: 12 }, (_, index) => `${story}-${index}`));

it("looks are every theme and every scheme", () => {
  expect(looks.filter(({ scheme }) => scheme === "off").map(({ theme }) => theme)).toEqual(["light", "dark"]);
  expect(looks.flatMap(({ scheme }) => (scheme === "off" ? [] : [scheme]))).toEqual(schemeNames);
});

it("over the stories every language and every scheme occurs, and one story always has the same", () => {
  expect(new Set(many.map(languageOf))).toEqual(new Set(locales));
  expect(new Set(many.flatMap((story) => passesNamed("plain")(story).map(({ scheme }) => scheme)))).toEqual(
    new Set(["off", ...schemeNames]),
  );
  expect(passesNamed("plain")("kit-layout-card--default")).toEqual(passesNamed("plain")("kit-layout-card--default"));
});

it("the complete proof has every look, forced colours and a phone's width", () => {
  const passes = passesNamed("all")("kit-actions-button--default");
  for (const look of looks) expect(passes).toContainEqual({ ...look, size: "100", width: 1280, forced: false, asks: "everything" });
  expect(passes.filter(({ contrast, spaced }) => !contrast && !spaced).every(({ asks }) => asks === "everything")).toBe(true);
  expect(passes.some(({ forced }) => forced)).toBe(true);
  expect(passes.filter(({ width }) => width === 320).map(({ scheme }) => scheme)).toHaveLength(3);
});

it("the complete proof asks more contrast of both themes, and spreads the text on a desktop and on a phone", () => {
  const passes = passesNamed("all")("kit-actions-button--default");
  expect(passes.filter(({ contrast }) => contrast === "more").map(({ theme }) => theme)).toEqual(["light", "dark"]);
  expect(passes.filter(({ spaced }) => spaced).map(({ width }) => width)).toEqual([1280, 320]);
});
