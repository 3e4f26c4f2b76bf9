import type { Locale } from "@shanyraq/i18n";
import type { Browser, Page } from "@playwright/test";
import { listenToPage } from "./violations.ts";
import { dressed } from "./passes.ts";
import { settled } from "./settled.ts";

export interface ShownStory {
  readonly page: Page;
  /** What the console and uncaught errors have said since the story was asked for. */
  readonly complaints: () => readonly string[];
}
export interface Workshop {
  readonly show: (storyId: string, language: Locale) => Promise<ShownStory>;
}

interface StoryPage {
  readonly __STORYBOOK_PREVIEW__?: { readonly ready: () => Promise<unknown>; readonly currentSelection?: { readonly storyId: string } };
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    readonly on: (event: string, listener: (news: unknown) => void) => void;
    readonly off: (event: string, listener: (news: unknown) => void) => void;
    readonly emit: (event: string, news: object) => void;
  };
}

/** Asks the workshop for a story, in place; resolves with what went wrong once the story has been drawn and has played. */
const draw = (page: Page, storyId: string): Promise<string> =>
  page.evaluate(async (wanted) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StoryPage;
    const troubles = ["storyErrored", "storyThrewException", "playFunctionThrewException", "unhandledErrorsWhilePlaying", "storyMissing"];
    const messages: string[] = [];
    await new Promise<void>((resolve) => {
      const trouble = (news: unknown) => {
        messages.push(news instanceof Error ? (news.stack ?? news.message) : JSON.stringify(news, Object.getOwnPropertyNames(news ?? {})));
        end();
      };
      const finished = (news: unknown) => (news as { storyId: string }).storyId === wanted && end();
      const end = () => {
        for (const event of troubles) channel.off(event, trouble);
        channel.off("storyFinished", finished);
        resolve();
      };
      for (const event of troubles) channel.on(event, trouble);
      channel.on("storyFinished", finished);
      // A story that is shown already is not drawn again without a remount.
      if (preview?.currentSelection?.storyId === wanted) channel.emit("forceRemount", { storyId: wanted });
      else channel.emit("setCurrentStory", { storyId: wanted, viewMode: "story" });
    });
    return messages.join("\n");
  }, storyId);

/** One page for each language, on which stories follow one another without a load between them. */
export function openWorkshop(browser: Browser, origin: string): Workshop {
  const pages = new Map<Locale, Promise<Page>>();
  const open = async (language: Locale): Promise<Page> => {
    const page = await browser.newPage();
    listenToPage(page);
    await page.goto(`${origin}/iframe.html?viewMode=story&globals=language:${language}`);
    await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in globalThis);
    await page.evaluate(() => (globalThis as unknown as StoryPage).__STORYBOOK_PREVIEW__?.ready());
    return page;
  };
  return {
    show: async (storyId, language) => {
      const opening = pages.get(language) ?? open(language);
      pages.set(language, opening);
      const page = await opening;
      const ears = listenToPage(page);
      ears.forget();
      await dressed(page, { width: 1280, forced: false });
      const trouble = await draw(page, storyId);
      await settled(page);
      return { page, complaints: () => [...(trouble === "" ? [] : [trouble]), ...ears.complaints()] };
    },
  };
}
