import type { Page } from "@playwright/test";
import { expect, often } from "./product.ts";
import { lendReader, type Reader } from "./virtual-reader.ts";

/** More phrases than any screen has. */
const ENDLESS = 3_000;
const MAX_STOPS = 30;

/** Somebody who sees nothing: what they do is found by what a screen reader says alone, and done by the keyboard. */
export interface Ear {
  /** Listens from the beginning of the dialog or the page until a phrase holds all of this. @returns the phrase. */
  readonly listenFor: (...parts: readonly string[]) => Promise<string>;
  /** The same, and presses a key where the reader stands; `after` a phrase that comes before it, where several are named alike. */
  readonly press: (parts: readonly string[], key?: string, after?: string) => Promise<void>;
  /** The same, and types into the field where the reader stands. */
  readonly type: (parts: readonly string[], text: string) => Promise<void>;
  /** Moves by Tab until what has the focus is said so, as a screen reader says whatever takes it. */
  readonly tab: (name: string) => Promise<void>;
  /** Waits until what has the focus is named so: the focus is said wherever it goes. */
  readonly arrive: (name: string) => Promise<void>;
}

/** Moves the reader to the first phrase that holds all parts, and the focus with it. @returns what was said, or that it never was. */
async function listen(page: Page, parts: readonly string[], after = ""): Promise<string | undefined> {
  await lendReader(page);
  return page.evaluate(
    async ({ wanted, before, endless }) => {
      const { virtualReader: reader } = globalThis as unknown as { virtualReader: Reader };
      const over = [...document.querySelectorAll("dialog[open], [role=dialog], [role=alertdialog]")].at(-1);
      await reader.start({ container: over ?? document.body });
      const first = reader.activeNode;
      let phrase: string | undefined = await reader.lastSpokenPhrase();
      let passed = phrase.includes(before);
      for (let step = 0; phrase !== undefined && !(passed && wanted.every((part) => phrase?.includes(part))); step += 1) {
        await reader.next();
        phrase = step > endless || (step > 0 && reader.activeNode === first) ? undefined : await reader.lastSpokenPhrase();
        passed ||= phrase?.includes(before) ?? false;
      }
      const node = reader.activeNode;
      await reader.stop();
      const element = node instanceof HTMLElement ? node : node?.parentElement;
      if (phrase !== undefined) element?.focus();
      return phrase;
    },
    { wanted: parts, before: after, endless: ENDLESS },
  );
}

/** What is said of the control that has the focus. */
async function focusPhrase(page: Page): Promise<string> {
  await lendReader(page);
  return page.evaluate(async () => {
    const { virtualReader: reader } = globalThis as unknown as { virtualReader: Reader };
    await reader.start({ container: document.activeElement ?? document.body });
    const phrase = await reader.lastSpokenPhrase();
    await reader.stop();
    return phrase;
  });
}

export function earOf(page: Page): Ear {
  const listenFor = async (...parts: readonly string[]): Promise<string> => {
    let phrase: string | undefined;
    await expect.poll(async () => (phrase = await listen(page, parts)), { ...often, message: `spoken: ${parts.join(", ")}` }).toBeTruthy();
    return phrase ?? "";
  };
  return {
    listenFor,
    press: async (parts, key = "Enter", after = "") => {
      // Whoever hears that it is disabled waits, and listens again.
      await expect
        .poll(async () => (await listen(page, parts, after)) ?? "disabled", { ...often, message: `may be pressed: ${parts.join(", ")}` })
        .not.toMatch(/(?:^|, )disabled/);
      await page.keyboard.press(key);
    },
    type: async (parts, text) => {
      await listenFor(...parts);
      await page.keyboard.press("Control+A");
      await page.keyboard.type(text);
    },
    tab: async (name) => {
      for (let stop = 0; stop < MAX_STOPS; stop += 1) {
        await page.keyboard.press("Tab");
        if ((await focusPhrase(page)).includes(name)) return;
      }
      throw new Error(`no stop of the keyboard is said "${name}"`);
    },
    arrive: async (name) => expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? ""), often).toContain(name),
  };
}
