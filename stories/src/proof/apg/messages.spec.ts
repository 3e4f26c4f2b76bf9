// https://www.w3.org/WAI/ARIA/apg/patterns/alert/ and /meter/
import { expect, test } from "./story.ts";

test.describe("alert", () => {
  test("an alert is announced without moving focus", async ({ story }) => {
    const page = await story("kit-feedback-notice--danger");
    await expect(page.getByRole("alert")).toContainText("Просрочен взнос");
    expect(await page.getByRole("alert").evaluate((alert) => alert.contains(document.activeElement))).toBe(false);
  });

  test("a message that needs no immediate action is a status and not an alert", async ({ story }) => {
    const page = await story("kit-feedback-notice--announced");
    await expect(page.getByRole("status")).toHaveCount(1);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("messages that disappear automatically are in a live region that was there before them", async ({ story }) => {
    const page = await story("kit-feedback-toastregion--empty");
    await expect(page.locator("[aria-live=polite]")).toHaveCount(1);
  });

  test("a message that disappears automatically can be reached by F6 and left by it", async ({ story }) => {
    const page = await story("kit-feedback-toastregion--several");
    const region = page.getByRole("region", { name: /Сообщения/ });
    await page.keyboard.press("F6");
    await expect(region).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(region.getByRole("button").first()).toBeFocused();
  });

  test("the summary of a refused form is a group named by its heading, takes focus, and each fault in it is a link to its field", async ({
    story,
  }) => {
    const page = await story("kit-fields-errorsummary--default");
    const summary = page.getByRole("group", { name: "Исправьте 2 ошибки" });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("heading")).toHaveText("Исправьте 2 ошибки");
    await expect(summary.getByRole("link").first()).toHaveAttribute("href", "#iin");
  });
});

test.describe("what is measured", () => {
  test("a share of a term is an image whose name says it in words, for nothing in it moves", async ({ story }) => {
    const page = await story("contracts-termshare--default");
    await expect(page.getByRole("img")).toHaveAccessibleName(/\d/);
  });

  test("a countdown is a timer that does not speak each second", async ({ story }) => {
    const page = await story("kit-text-countdown--default");
    await expect(page.getByRole("timer")).toBeVisible();
    expect(await page.getByRole("timer").getAttribute("aria-live")).toBeNull();
    expect(await page.getByRole("timer").evaluate((timer) => timer.closest("[aria-live]"))).toBeNull();
  });
});
