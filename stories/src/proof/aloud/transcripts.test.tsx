// @vitest-environment jsdom
import { readdirSync } from "node:fs";
import path from "node:path";
import { sentencesOf } from "@shanyraq/flows";
import { localeFacts, locales, type Locale } from "@shanyraq/i18n";
import { stage, strike } from "@shanyraq/kit/testing/stage.tsx";
import { pageRange, readingOf } from "@shanyraq/ui/accessibility/reading.ts";
import { readingWords } from "@shanyraq/ui/accessibility/reading-words.ts";
import { composeStories } from "@storybook/react-vite";
import type { ComposedStoryFn } from "storybook/internal/types";
import { act } from "react";
import { userEvent, within } from "storybook/test";
import { createIntl } from "react-intl";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { catalogues, Stage } from "../../stage/Stage.tsx";

type PlayContext = Parameters<NonNullable<ComposedStoryFn["play"]>>[0];
type Stories = Parameters<typeof composeStories>[0];
const files = import.meta.glob<Stories>("../../kit/**/*.stories.tsx");
/** The transcript of a file of stories stands in the same room as the file. */
const transcriptOf = (file: string): string => file.replace("../../kit/", "").replace(".stories.tsx", ".txt");
/** Stories whose play measures what is drawn, or counts presses, which would be those of three languages. */
const unplayed: ReadonlySet<string> = new Set(["data/SummaryList LongAction", "overlay/OpeningVeil Failed"]);
/** A list of thousands of rows is known by its first. */
const MAX_SENTENCES = 60;

// jsdom draws nothing and decodes no picture: what its styles do not hide has a box here, and every file that says so is a picture.
const { getComputedStyle } = globalThis;
const { getClientRects } = Element.prototype;
const displays = new Map<Element, string>();
function displayOf(element: Element): string {
  const known = displays.get(element);
  if (known !== undefined) return known;
  const { display } = getComputedStyle(element);
  const parent = element.parentElement;
  // What stands in a flexible box or a grid is a block (CSS Display 3, section 2.7).
  const isItem = parent !== null && /flex|grid/.test(displayOf(parent));
  const drawn = isItem && display.startsWith("inline") ? "block" : display;
  displays.set(element, drawn);
  return drawn;
}
const isDrawn = (element: Element): boolean =>
  displayOf(element) !== "none" && (element.parentElement === null || isDrawn(element.parentElement));

/** Does something while elements are drawn as in a browser, as far as reading aloud looks. */
function drawn<T>(act: () => T): T {
  displays.clear();
  Element.prototype.getClientRects = function rects(this: Element) {
    return (displayOf(this) !== "contents" && isDrawn(this) ? [{}] : []) as unknown as DOMRectList;
  };
  globalThis.getComputedStyle = ((element: Element) => ({ display: displayOf(element) })) as typeof getComputedStyle;
  try {
    return act();
  } finally {
    Element.prototype.getClientRects = getClientRects;
    globalThis.getComputedStyle = getComputedStyle;
  }
}

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T09:00:00+05:00") });
  HTMLCanvasElement.prototype.getContext = () => null;
  globalThis.createImageBitmap = (file) =>
    file instanceof File && file.size > 20
      ? Promise.resolve({ width: 800, height: 600, close: () => {} })
      : Promise.reject(new Error("no picture"));
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, "createImageBitmap");
  vi.useRealTimers();
});

/** What reading aloud says of a story in a language, a sentence a line; words of another language are marked with it. */
async function spokenIn(language: Locale, Story: ComposedStoryFn, isPlayed: boolean): Promise<readonly string[]> {
  document.documentElement.lang = language;
  const canvasElement = stage(
    <Stage language={language} placed="part" title="" quoted>
      <Story />
    </Stage>,
  );
  const context = { canvasElement, canvas: within(canvasElement), userEvent } as unknown as PlayContext;
  await act(async () => (isPlayed ? Story.play?.(context) : undefined));
  const { tag, spoken } = localeFacts[language];
  const words = readingWords(createIntl({ locale: tag, messages: catalogues[language] }));
  const { passages } = drawn(() => readingOf(pageRange(), words));
  const lines = sentencesOf(passages).map(({ text, language: own }) => (own === spoken ? text.trim() : `[${own}] ${text.trim()}`));
  strike();
  return lines.length > MAX_SENTENCES ? [...lines.slice(0, MAX_SENTENCES), `(and ${lines.length - MAX_SENTENCES} more)`] : lines;
}

it.each(Object.entries(files))("%s is read aloud as it was approved, in each language", async (file, load) => {
  const parts: string[] = [];
  const component = transcriptOf(file).replace(".txt", "");
  for (const [name, Story] of Object.entries<ComposedStoryFn>(composeStories(await load())))
    for (const language of locales)
      parts.push([`# ${name}, ${language}`, ...(await spokenIn(language, Story, !unplayed.has(`${component} ${name}`)))].join("\n"));
  await expect(`${parts.join("\n\n")}\n`).toMatchFileSnapshot(path.join("transcripts", transcriptOf(file)));
});

it("no transcript is left of a component that has no stories any more", () => {
  const kept = readdirSync(path.join(import.meta.dirname, "transcripts"), { recursive: true, encoding: "utf8" });
  expect(kept.filter((file) => file.endsWith(".txt")).toSorted()).toEqual(Object.keys(files).map(transcriptOf).toSorted());
});
