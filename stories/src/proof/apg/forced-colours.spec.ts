import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./story.ts";

/** Colours forced by the system as nearly as Chromium's own page of them comes: lines keep their stroke, and lose their colour and their filling. */
async function forced(page: Page): Promise<{ readonly ground: string; readonly ink: string }> {
  await page.emulateMedia({ forcedColors: "active" });
  return page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return { ground: backgroundColor, ink: color };
  });
}

type Side = "borderBottomColor" | "borderTopStyle" | "borderLeftColor" | "outlineStyle";
const linesOf = (these: Locator, side: Side) => these.evaluateAll((all, one) => all.map((each) => getComputedStyle(each)[one]), side);

test("the active tab alone has its line", async ({ story }) => {
  const page = await story("kit-actions-tabs--default");
  const { ground } = await forced(page);
  const lines = await linesOf(page.getByRole("tab"), "borderBottomColor");
  expect(lines.map((line) => line !== ground)).toEqual([true, ...lines.slice(1).map(() => false)]);
});

test("the page one is on alone has its frame", async ({ story }) => {
  const page = await story("kit-actions-pagination--few");
  const { ground } = await forced(page);
  const links = page.getByRole("navigation").getByRole("link");
  const framed = (await linesOf(links, "borderBottomColor")).map((line) => line !== ground);
  const current = await links.evaluateAll((all) => all.map((link) => link.ariaCurrent === "page"));
  expect(framed).toEqual(current);
  expect(framed).toContain(true);
});

test("steps ahead are dotted, those that are done and the one that is asked are not", async ({ story }) => {
  const page = await story("kit-actions-stepper--default");
  await forced(page);
  const steps = page.locator("#storybook-root ol > li");
  const strokes = await linesOf(steps, "borderTopStyle");
  const current = await steps.evaluateAll((all) => all.findIndex((step) => step.ariaCurrent === "step"));
  expect(current).toBeGreaterThan(0);
  expect(strokes).toEqual(strokes.map((_, at) => (at > current ? "dotted" : "solid")));
});

test("a status has its frame and its mark", async ({ story }) => {
  const page = await story("kit-text-badge--warning");
  const { ink } = await forced(page);
  const badge = page.getByText("Ждёт оплаты", { exact: true });
  expect(await linesOf(badge, "borderBottomColor")).toEqual([ink]);
  expect(await badge.evaluate((one) => getComputedStyle(one, "::before").backgroundColor)).toBe(ink);
});

test("a way ends with its last step, though every line is drawn in one colour", async ({ story }) => {
  const page = await story("content-way--half-way");
  const { ground } = await forced(page);
  const lines = await linesOf(page.locator("#storybook-root ol > li"), "borderLeftColor");
  expect(lines.map((line) => line === ground)).toEqual(lines.map((_, at) => at === lines.length - 1));
});

test("the reading guide keeps the edges of its window", async ({ story }) => {
  const page = await story("kit-text-prose--default");
  const { ink } = await forced(page);
  const edges = await page.evaluate(() => {
    document.documentElement.dataset["guide"] = "window";
    const { borderTopColor, borderTopStyle } = getComputedStyle(document.body, "::after");
    const edge = [borderTopColor, borderTopStyle];
    delete document.documentElement.dataset["guide"];
    return edge;
  });
  expect(edges).toEqual([ink, "solid"]);
});
