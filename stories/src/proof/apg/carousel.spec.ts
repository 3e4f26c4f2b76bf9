// https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ : the basic one, and rows that are drawn aside
import { expect, test } from "./story.ts";

const MOVING = "content-homeslider--moving";

test("the carousel is a region with a name and a role that is described in the page's language", async ({ story }) => {
  const page = await story(MOVING);
  const carousel = page.getByRole("region", { name: "Предложения" });
  await expect(carousel).toHaveAttribute("aria-roledescription", "карусель");
});

test("each slide is a group whose name is its place, and its role is described in the page's language", async ({ story }) => {
  const page = await story(MOVING);
  const slide = page.getByRole("group", { name: "1 из 2", exact: true });
  await expect(slide).toBeVisible();
  await expect(slide).toHaveAttribute("aria-roledescription", "слайд");
});

test("the rotation control is the first element of the carousel in the order of Tab", async ({ story }) => {
  const page = await story(MOVING);
  const carousel = page.getByRole("region", { name: "Предложения" });
  const first = carousel.locator("button, a[href]").first();
  await expect(first).toHaveAccessibleName("Остановить показ");
});

test("the name of the rotation control says what it does, so it has no pressed state beside", async ({ story }) => {
  const page = await story(MOVING);
  const stop = page.getByRole("button", { name: "Остановить показ" });
  expect(await stop.getAttribute("aria-pressed")).toBeNull();
  await stop.press("Enter");
  await expect(page.getByRole("button", { name: "Сменять автоматически" })).toBeFocused();
});

test("slides are announced only when they do not change automatically", async ({ story }) => {
  const page = await story(MOVING);
  const live = page.locator("[aria-live]").first();
  await expect(live).toHaveAttribute("aria-live", "off");
  await page.getByRole("button", { name: "Остановить показ" }).press("Enter");
  await expect(live).toHaveAttribute("aria-live", "polite");
});

test("rotation stops when focus enters the carousel", async ({ story }) => {
  const page = await story(MOVING);
  await page.getByRole("link", { name: "Рассчитать" }).focus();
  await expect(page.locator("[aria-live]").first()).toHaveAttribute("aria-live", "polite");
});

test("next and previous show another slide, and what is not shown is hidden from everybody", async ({ story }) => {
  const page = await story("content-homeslider--default");
  await page.getByRole("button", { name: "Следующее" }).press("Enter");
  await expect(page.getByRole("group", { name: "2 из 2", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Рассчитать" })).toBeHidden();
  await page.getByRole("button", { name: "Предыдущее" }).press("Enter");
  await expect(page.getByRole("group", { name: "1 из 2", exact: true })).toBeVisible();
});
