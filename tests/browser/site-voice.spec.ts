import { readFileSync } from "node:fs";
import path from "node:path";
import { recordingKey } from "@shanyraq/flows";
import type { Page } from "@playwright/test";
import { expect, test, words } from "./product.ts";

const say = words("kk");
const ADDRESS = "/kk/products/senim";
const RECORDED = ["Сақтандыру өнімдері", "Сенім: жинақтаушы сақтандыру"];
const SOUND = readFileSync(path.resolve(import.meta.dirname, "salem.opus"));

interface Played {
  readonly rate: number;
  readonly keepsPitch: boolean;
  readonly marked: string;
}

/** A site that was built with recordings of the first two sentences of a page, and a list of what its pages play. */
async function withRecordings(page: Page): Promise<{ readonly requests: string[]; readonly played: () => Promise<readonly Played[]> }> {
  const requests: string[] = [];
  await page.route("**/speech/**", (route) => {
    const { pathname } = new URL(route.request().url());
    requests.push(pathname);
    if (pathname.endsWith(".opus")) return route.fulfill({ body: SOUND, contentType: "audio/ogg" });
    const list = Object.fromEntries(RECORDED.map((text, index) => [recordingKey("kk-KZ", text), [`file${index}`, 900]]));
    return route.fulfill({ json: { "kk-KZ": list } });
  });
  await page.addInitScript(() => {
    localStorage.setItem("shanyraq:visual:v1", "true");
    document.addEventListener("DOMContentLoaded", () => {
      document.head.append(Object.assign(document.createElement("meta"), { name: "site-voice", content: "on" }));
    });
    const played: Played[] = [];
    Object.assign(globalThis, { played });
    // An element that is in no document reports its events to nobody else.
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function played_(this: HTMLMediaElement) {
      this.addEventListener("ended", () => {
        const [range] = CSS.highlights.get("spoken") ?? [];
        played.push({ rate: this.playbackRate, keepsPitch: this.preservesPitch, marked: String(range) });
      });
      return play.call(this);
    };
  });
  return { requests, played: () => page.evaluate(() => (globalThis as unknown as { readonly played: readonly Played[] }).played) };
}

test("where the system has no Kazakh voice, a Kazakh page is read by the site's own voice, and what it has no recording of is counted", async ({
  page,
  running,
}) => {
  const { requests, played } = await withRecordings(page);
  await page.goto(running.origin() + ADDRESS);
  const open = page.getByRole("button", { name: say("mode.speech"), exact: true });
  await expect(open).toBeVisible();
  expect(requests).toEqual([]);
  await open.click();
  await expect(page.getByText(`${say("mode.speech.voice.kk")}: ${say("mode.speech.siteVoice")}`)).toBeVisible();
  expect(requests).toEqual([`/speech${ADDRESS}.json`]);
  await page.getByRole("button", { name: "2×", exact: true }).click();
  await page.getByRole("button", { name: say("mode.speech.page") }).click();
  await expect.poll(async () => (await played()).length).toBe(2);
  expect(await played()).toEqual([
    { rate: 2, keepsPitch: true, marked: "өнімдері" },
    { rate: 2, keepsPitch: true, marked: "сақтандыру" },
  ]);
  expect(requests.slice(1)).toEqual(["/_next/static/speech/file0.opus", "/_next/static/speech/file1.opus"]);
  await expect(page.getByRole("alertdialog")).toContainText("сөйлем дауыстап оқылмады");
});
