import { chromium, type Browser, type Page } from "@playwright/test";
import { localeFacts } from "@shanyraq/i18n";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { words } from "../browser/words.ts";
import { writeFigures, type Figure } from "../src/product/figures.ts";
import { freshPlace, startProduct, type Product } from "../src/product/start.ts";
import { startDispatcher, type Dispatcher } from "./speech/dispatcher.ts";
import { listen, utterancesOn, voicesOf } from "./speech/listening.ts";

const program = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const TIMEOUT_MS = 120_000;

let place: ReturnType<typeof freshPlace>;
let product: Product;
let dispatcher: Dispatcher;
let browser: Browser;
const figures: Figure[] = [];
beforeAll(async () => {
  place = freshPlace();
  [product, dispatcher] = await Promise.all([startProduct(place), startDispatcher()]);
  browser = await chromium.launch({
    executablePath: program,
    args: ["--no-sandbox", "--disable-quic", "--enable-speech-dispatcher"],
    env: { ...process.env, ...dispatcher.env },
  });
});
afterAll(async () => {
  writeFigures("speech", figures);
  await browser.close();
  await dispatcher.stop();
  await product.stop();
  place.remove();
});

/** A page of the version for the visually impaired, as somebody who chose it long ago comes to it. */
async function visited(address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript(() => localStorage.setItem("shanyraq:visual:v1", "true"));
  await listen(page);
  await page.goto(product.origin + address);
  return page;
}

/** Selects the longest paragraph of the page, as a mouse would, and gives its words. */
const selectParagraph = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const [longest] = [...document.querySelectorAll("main p")].toSorted(
      (a, b) => (b.textContent?.length ?? 0) - (a.textContent?.length ?? 0),
    );
    if (!longest) return "";
    document.getSelection()?.selectAllChildren(longest);
    return longest.textContent ?? "";
  });
const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, "");

it("the browser has a Kazakh, a Russian and an English voice", async () => {
  const page = await visited("/products/senim");
  expect(await voicesOf(page)).toEqual(expect.arrayContaining(["en", "kk", "ru"]));
  await page.close();
});

describe.each(["kk", "ru"] as const)("a paragraph in %s", (locale) => {
  it("is spoken whole and aloud by a voice of its language, sentence by sentence, each marked as it sounds", async () => {
    const say = words(locale);
    const before = dispatcher.sound().seconds;
    const page = await visited(`${localeFacts[locale].prefix}/products/senim`);
    await voicesOf(page);
    await page.getByRole("button", { name: say("mode.speech"), exact: true }).click();
    const paragraph = await selectParagraph(page);
    await page.getByRole("button", { name: say("mode.speech.selection") }).click();
    await page.waitForFunction(
      (wanted) => {
        const { spokenUtterances } = globalThis as unknown as {
          readonly spokenUtterances: readonly { readonly text: string; readonly events: readonly string[] }[];
        };
        const ended = spokenUtterances.filter(({ events }) => events.includes("end")).map(({ text }) => text);
        return ended.join("").replaceAll(/\s+/g, "").length >= wanted;
      },
      withoutSpaces(paragraph).length,
      { timeout: TIMEOUT_MS },
    );
    const utterances = await utterancesOn(page);
    expect(utterances.length).toBeGreaterThan(1);
    expect(withoutSpaces(utterances.map(({ text }) => text).join(""))).toBe(withoutSpaces(paragraph));
    for (const { text, voice, marked, events } of utterances) {
      expect(voice.slice(0, 2), text).toBe(locale);
      expect(withoutSpaces(marked), text).toBe(withoutSpaces(text));
      expect([events[0], events.at(-1)], text).toEqual(["start", "end"]);
    }
    // The engine is done, and so is the page: nothing to stop is left.
    await page.getByRole("button", { name: say("mode.speech.stop") }).waitFor({ state: "detached" });
    const { seconds, loudest } = dispatcher.sound(before);
    figures.push({
      name: `Speech in ${locale}: ${utterances.length} sentences of ${paragraph.length} letters`,
      measured: `${(seconds - before).toFixed(1)} s`,
      goal: "heard",
      ok: true,
    });
    // Speech is 10 to 25 letters a second, and never a whisper.
    expect(seconds - before).toBeGreaterThan(paragraph.length / 30);
    expect(loudest).toBeGreaterThan(0.1);
    await page.close();
  });
});

it("falls silent in the middle when it is stopped, and does not continue", async () => {
  const say = words("ru");
  const page = await visited("/products/senim");
  await voicesOf(page);
  await page.getByRole("button", { name: say("mode.speech"), exact: true }).click();
  await page.getByRole("button", { name: say("mode.speech.page") }).click();
  await page.waitForFunction(
    () => (globalThis as unknown as { readonly spokenUtterances: readonly unknown[] }).spokenUtterances.length > 1,
  );
  await page.getByRole("button", { name: say("mode.speech.stop") }).click();
  const stopped = (await utterancesOn(page)).length;
  await page.waitForFunction(() => !speechSynthesis.speaking && !speechSynthesis.pending);
  expect((await utterancesOn(page)).length).toBe(stopped);
  await page.close();
});
