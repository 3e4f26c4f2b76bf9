import { colorNames } from "@shanyraq/kit/theme/names.ts";
import { schemes, textPairs, themes } from "@shanyraq/kit/theme/palettes.ts";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { colourGroups } from "./colour-groups.ts";
import { worstContrasts } from "./contrasts.ts";
import { roomsOf, rooms } from "./rooms.ts";
import { termsIn } from "./terms-in.ts";
import { voicePairs } from "./voice-pairs.ts";

const repository = path.resolve(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(path.join(repository, file), "utf8");

it("every colour of the kit is shown once", () => {
  expect(colourGroups.flatMap(({ colours }) => colours).toSorted()).toEqual([...colorNames].toSorted());
});

it("the contrast of a colour of words is that of its hardest ground", () => {
  const light = worstContrasts(themes.light);
  expect(light.map(({ text }) => text)).toEqual([...new Set(textPairs.map(([text]) => text))]);
  expect(light.every(({ contrast }) => contrast >= 4.5)).toBe(true);
  expect(light.find(({ text }) => text === "ink")?.ground).not.toBe("surface");
});

it("a scheme reads at 7 : 1 on its hardest ground", () => {
  for (const palette of Object.values(schemes)) expect(worstContrasts(palette).every(({ contrast }) => contrast >= 7)).toBe(true);
});

it("stories are counted by room, and a component that stands in no named room fails", () => {
  const files = ["../kit/actions/Button.stories.tsx", "../kit/actions/Tabs.stories.tsx", "../live/Products.stories.tsx"];
  const counted = roomsOf(files).filter(({ components }) => components.length > 0);
  expect(counted.map(({ room, components }) => [room, components])).toEqual([
    ["kit/actions", ["Button", "Tabs"]],
    ["live", ["Products"]],
  ]);
  expect(() => roomsOf(["../attic/Chair.stories.tsx"])).toThrow("attic");
  expect(new Set(rooms.map(({ room }) => room)).size).toBe(rooms.length);
});

it("every way into a room leads to a component that has stories", () => {
  const missing = rooms.flatMap(({ room, ways }) =>
    ways.filter((way) => !existsSync(path.join(import.meta.dirname, "..", room, `${way}.stories.tsx`))),
  );
  expect(missing).toEqual([]);
});

it("terms are read as they stand in the table of the catalogues", () => {
  const terms = termsIn(read("packages/i18n/terms.md"));
  expect(terms.find(({ ru }) => ru === "взнос")).toMatchObject({ kk: "жарна", en: "premium" });
  expect(terms.length).toBeGreaterThan(30);
});

it("every text of the page on voice stands in the catalogues of all languages", () => {
  const texts = ["kk", "ru", "en"].map((language) => read(`packages/i18n/dist/${language}.json`));
  const missing = voicePairs.flatMap(({ ids }) => ids).filter((id) => !texts.every((text) => text.includes(`"${id}"`)));
  expect(missing).toEqual([]);
});
