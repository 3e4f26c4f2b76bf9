import { expect, type Page } from "@playwright/test";
import { writeFigures, type Figure } from "../../src/product/figures.ts";
import { buyPolicy } from "../../browser/buy-policy.ts";
import { test as base } from "../../browser/product.ts";
import { openEditedClone, type EditedClone } from "./edited-clone.ts";

const test = base.extend<object, { clone: EditedClone }>({
  clone: [
    // Playwright reads what a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const clone = await openEditedClone();
      await use(clone);
      await clone.close();
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

const figures: Figure[] = [];
test.afterAll(() => writeFigures("dev", figures));

test("a visitor buys a policy while the product runs in development", async ({ page, clone }) => {
  await buyPolicy(page, clone.origin, "ru", "senim");
});

interface Edit {
  readonly what: string;
  readonly address: string;
  readonly goalMs: number;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Whether it is on the screen. */
  readonly seen: (page: Page) => Promise<unknown>;
}
const WITHIN_MS = 60_000;
/** A goal is what a machine with nothing else to do keeps; one that builds beside it may take so many times as long. */
const BUSY = 5;
const shows = (text: string) => (page: Page) => page.getByText(text).first().waitFor({ timeout: WITHIN_MS });
const edits: readonly Edit[] = [
  {
    what: "a style of the kit",
    address: "/",
    goalMs: 1_000,
    file: "packages/kit/src/actions/Button.styles.ts",
    from: "background: ${paint.primary};",
    to: "background: rgb(1, 2, 3);",
    seen: (page) =>
      page.waitForFunction(
        () => [...document.querySelectorAll("a, button")].some((one) => getComputedStyle(one).backgroundColor === "rgb(1, 2, 3)"),
        undefined,
        { polling: 20, timeout: WITHIN_MS },
      ),
  },
  {
    what: "a message",
    address: "/",
    goalMs: 2_000,
    file: "packages/i18n/messages/ru/published.json",
    from: "Что для вас важно",
    to: "Что важно сегодня",
    seen: shows("Что важно сегодня"),
  },
  {
    what: "a text of the content",
    address: "/about",
    goalMs: 1_000,
    file: "content/abouts/mission/ru.md",
    from: "---\n\n",
    to: "---\n\nЭтого абзаца ещё не было. ",
    seen: shows("Этого абзаца ещё не было."),
  },
  {
    what: "a handler of the provider",
    address: "/",
    goalMs: 2_000,
    file: "packages/provider/src/api/content/handlers.ts",
    from: 'data: await all<Output<"faqs">["data"][number]>("faq", context) })',
    to: 'data: (await all<Output<"faqs">["data"][number]>("faq", context)).map((one) => ({ ...one, question: `${one.question} (вопрос)` })) })',
    seen: shows("Как оформить полис онлайн? (вопрос)"),
  },
];

test.describe("an edit comes to the screen that is open", () => {
  for (const { what, address, goalMs, file, from, to, seen } of edits) {
    test(what, async ({ page, clone }) => {
      await page.goto(clone.origin + address);
      await page.waitForLoadState("networkidle");
      const began = performance.now();
      clone.edit(file, from, to);
      await seen(page);
      const ms = Math.round(performance.now() - began);
      figures.push({ name: `${what}, from edit to screen`, measured: `${ms} ms`, goal: `${goalMs} ms`, ok: ms <= goalMs });
      console.log(`  ${what}: ${ms} ms`);
      expect(ms).toBeLessThanOrEqual(goalMs * BUSY);
    });
  }
});
