import { readFileSync } from "node:fs";
import path from "node:path";
import { pieceKey, recordingKey, wordsBesideNumbers } from "@shanyraq/flows";
import { numberWords, wordsOfNumbers } from "@shanyraq/i18n/number-words";
import type { Page } from "@playwright/test";
import { expect, test, words } from "./product.ts";

const say = words("kk");
const ADDRESS = "/kk/products/senim";
const RECORDED = ["Сақтандыру өнімдері", "Сенім: жинақтаушы сақтандыру"];
const SOUND = readFileSync(path.resolve(import.meta.dirname, "salem.opus"));

interface Played {
  readonly rate: number;
  readonly keepsPitch: boolean;
}
interface Observed {
  readonly played: readonly Played[];
  /** The texts that were marked, in their order. */
  readonly marked: readonly string[];
}

/** Pieces of numbers and units alone. */
const PIECES = Object.fromEntries(
  [...wordsOfNumbers("kk"), ...wordsBesideNumbers("kk-KZ")].map((text, index) => [
    pieceKey("kk-KZ", text),
    [`piece${index}`, 300] as const,
  ]),
);

/** A site that was built with recordings of the first two sentences of a page, and what its pages play and mark. */
async function withRecordings(
  page: Page,
  pieces: object = {},
): Promise<{ readonly requests: string[]; readonly observed: () => Promise<Observed> }> {
  const requests: string[] = [];
  await page.route("**/speech/**", (route) => {
    const { pathname } = new URL(route.request().url());
    requests.push(pathname);
    if (pathname.endsWith(".opus")) return route.fulfill({ body: SOUND, contentType: "audio/ogg" });
    if (pathname.startsWith("/speech/pieces/")) return route.fulfill({ json: pieces });
    const list = Object.fromEntries(RECORDED.map((text, index) => [recordingKey("kk-KZ", text), [`file${index}`, 900]]));
    return route.fulfill({ json: { "kk-KZ": list } });
  });
  await page.addInitScript(() => {
    localStorage.setItem("shanyraq:visual:v1", "true");
    document.addEventListener("DOMContentLoaded", () => {
      document.head.append(Object.assign(document.createElement("meta"), { name: "site-voice", content: "on" }));
    });
    const observed: { readonly played: Played[]; readonly marked: string[] } = { played: [], marked: [] };
    Object.assign(globalThis, { observed });
    // An element that is in no document reports its events to nobody else.
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function observedPlay(this: HTMLMediaElement) {
      const ended = () => observed.played.push({ rate: this.playbackRate, keepsPitch: this.preservesPitch });
      this.addEventListener("ended", ended, { once: true });
      return play.call(this);
    };
    const { set } = CSS.highlights;
    CSS.highlights.set = (name, highlight) => {
      observed.marked.push([...highlight].map(String).join(" "));
      return set.call(CSS.highlights, name, highlight);
    };
  });
  return { requests, observed: () => page.evaluate(() => (globalThis as unknown as { readonly observed: Observed }).observed) };
}

test(
  "where the system has no Kazakh voice, a Kazakh page is read by the site's own voice, and what it has no recording of is counted",
  { tag: "@full" },
  async ({ page, running }) => {
    const { requests, observed } = await withRecordings(page);
    await page.goto(running.origin() + ADDRESS);
    const open = page.getByRole("button", { name: say("mode.speech"), exact: true });
    await expect(open).toBeVisible();
    expect(requests).toEqual([]);
    await open.click();
    await expect(page.getByText(`${say("mode.speech.voice.kk")}: ${say("mode.speech.siteVoice")}`)).toBeVisible();
    expect(requests).toEqual([`/speech${ADDRESS}.json`, "/speech/pieces/kk-KZ.json"]);
    await page.getByRole("button", { name: "2×", exact: true }).click();
    await page.getByRole("button", { name: say("mode.speech.page") }).click();
    await expect(page.getByRole("alertdialog")).toContainText("сөйлем дауыстап оқылмады");
    const { played, marked } = await observed();
    expect(played.length).toBeGreaterThanOrEqual(RECORDED.length);
    expect(new Set(played.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify({ rate: 2, keepsPitch: true })]));
    expect(marked).toEqual(expect.arrayContaining(RECORDED.flatMap((text) => [text, text.split(" ")[0]])));
    expect(requests.slice(2)).toEqual(["/_next/static/speech/file0.opus", "/_next/static/speech/file1.opus"]);
  },
);

test("a price that was computed is said in Kazakh, joined from the words of numbers", { tag: "@full" }, async ({ page, running }) => {
  const { requests, observed } = await withRecordings(page, PIECES);
  await page.goto(`${running.origin()}/kk/products/senim/calculate`);
  const price = page
    .getByRole("definition")
    .getByText(/^\d[\d\s]*₸$/)
    .first();
  await expect(price).toBeVisible();
  await price.selectText();
  const digits = (await price.innerText()).replace(/\s*₸$/, "");
  await page.getByRole("button", { name: say("mode.speech"), exact: true }).click();
  await page.getByRole("button", { name: "3×", exact: true }).click();
  await expect.poll(() => requests.includes("/speech/pieces/kk-KZ.json")).toBe(true);
  await page.getByRole("button", { name: say("mode.speech.selection") }).click();
  const expected = [...numberWords(Number(digits.replaceAll(/\D/g, "")), "kk"), "теңге"];
  await expect.poll(async () => (await observed()).played.length).toBe(expected.length);
  expect((await observed()).marked).toEqual(expect.arrayContaining([digits, "₸"]));
  const named = expected.map((word) => `/_next/static/speech/${PIECES[pieceKey("kk-KZ", word)]?.[0]}.opus`);
  expect(new Set(requests.filter((address) => address.endsWith(".opus")))).toEqual(new Set(named));
});
