import type { Locale } from "@shanyraq/i18n";
import type { Page } from "@playwright/test";

interface StoryPage {
  readonly __STORYBOOK_PREVIEW__: { readonly ready: () => Promise<unknown>; readonly currentSelection?: unknown };
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    readonly once: (event: string, listener: () => void) => void;
    readonly emit: (event: string, news: object) => void;
  };
}

/** Sets the language of the workshop, as its toolbar does; the story that stands there is drawn again before this resolves. */
export async function speak(page: Page, language: Locale): Promise<void> {
  await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in globalThis);
  await page.evaluate(async (wanted) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StoryPage;
    await preview.ready();
    if (document.documentElement.lang === wanted) return;
    const event = preview.currentSelection === undefined ? "globalsUpdated" : "storyFinished";
    await new Promise<void>((resolve) => {
      channel.once(event, resolve);
      channel.emit("updateGlobals", { globals: { language: wanted } });
    });
  }, language);
}
