// https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/ , /link/ , and the guide's landmarks
import { expect, test } from "./story.ts";

test.describe("breadcrumb", () => {
  test("the trail is in a navigation with a name, and its links in an ordered list", async ({ story }) => {
    const page = await story("kit-actions-breadcrumbs--default");
    const trail = page.getByRole("navigation", { name: "Вы находитесь здесь" });
    await expect(trail.locator("ol > li")).toHaveCount(3);
  });

  test("the link to the current page has aria-current=page, and separators are not read", async ({ story }) => {
    const page = await story("kit-actions-breadcrumbs--default");
    await expect(page.locator("[aria-current=page]")).toHaveText("Сенім");
    await expect(page.getByRole("navigation").getByRole("link")).toHaveText(["Главная", "Продукты"]);
  });
});

test.describe("link", () => {
  test("Enter follows the link", async ({ story }) => {
    const page = await story("kit-actions-button--as-link");
    const link = page.getByRole("link", { name: "Оформить полис" });
    await link.evaluate((element) => element.addEventListener("click", () => element.toggleAttribute("data-followed", true)));
    await link.press("Enter");
    await expect(link).toHaveAttribute("data-followed", "");
  });

  test("everything with an address is a link, whatever it looks like", async ({ story }) => {
    const page = await story("kit-actions-button--as-link");
    await expect(page.getByRole("link", { name: "Оформить полис" })).toHaveAttribute("href", "/products");
    await expect(page.getByRole("button")).toHaveCount(0);
  });
});

test.describe("landmarks", () => {
  test("navigations of one page have names of their own", async ({ story }) => {
    const page = await story("shell-header--signed-in");
    const names = await page.locator("nav:visible").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
    expect(names.every((name) => name !== "")).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  });

  test("a link that skips to the main part stands first, is seen when it has focus, and leads there", async ({ story }) => {
    const page = await story("kit-layout-skiplink--default");
    const link = page.locator("a[href^='#']").first();
    await link.focus();
    await expect(link).toBeInViewport();
    const target = await link.getAttribute("href");
    await expect(page.locator(`main${target}, ${target}`).first()).toHaveCount(1);
  });

  test("pages of a long list are a named navigation, and the current one says so", async ({ story }) => {
    const page = await story("kit-actions-pagination--default");
    const pages = page.getByRole("navigation", { name: "Страницы" });
    await expect(pages.getByRole("link", { name: "Страница 5" })).toHaveAttribute("aria-current", "page");
    await expect(pages.locator("[aria-current]")).toHaveCount(1);
  });

  test("steps are a named navigation, and the current one has aria-current=step", async ({ story }) => {
    const page = await story("kit-actions-stepper--default");
    await expect(page.getByRole("navigation", { name: "Шаги" }).locator("[aria-current=step]")).toHaveText("Здоровье");
  });
});
