import type { Page } from "@playwright/test";

/** One utterance that the page gave to the browser, and what the engine reported about it. */
export interface Utterance {
  readonly text: string;
  readonly voice: string;
  /** What was highlighted on the page when it began to sound. */
  marked: string;
  readonly events: string[];
}

/** Records what the page says; everything is passed to the real engine. */
export const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const utterances: Utterance[] = [];
    Object.assign(globalThis, { spokenUtterances: utterances });
    const speak = SpeechSynthesis.prototype.speak;
    SpeechSynthesis.prototype.speak = function (utterance) {
      const one: Utterance = { text: utterance.text, voice: utterance.voice?.lang ?? "", marked: "", events: [] };
      utterances.push(one);
      for (const type of ["start", "boundary", "end", "error"] as const) utterance.addEventListener(type, () => one.events.push(type));
      utterance.addEventListener("start", () => {
        one.marked = [...CSS.highlights.values()]
          .flatMap((highlight) => [...highlight])
          .map(String)
          .join("");
      });
      speak.call(this, utterance);
    };
  });

export const utterancesOn = (page: Page): Promise<readonly Utterance[]> =>
  page.evaluate(() => (globalThis as unknown as { readonly spokenUtterances: readonly Utterance[] }).spokenUtterances);

/** Languages of the voices that the browser has, once it has any. */
export async function voicesOf(page: Page): Promise<readonly string[]> {
  await page.waitForFunction(() => speechSynthesis.getVoices().length > 0);
  return page.evaluate(() => [...new Set(speechSynthesis.getVoices().map(({ lang }) => lang.slice(0, 2)))].toSorted());
}
