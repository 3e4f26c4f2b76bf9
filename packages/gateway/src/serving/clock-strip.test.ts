import { expect, it } from "vitest";
import { withClockStrip } from "./clock-strip.ts";

const clock = (aheadMs: number) => ({ now: () => Date.parse("2031-03-01T07:00:00Z"), aheadMs: () => aheadMs });
const page = (lang: string) => ({
  status: 200,
  headers: ["content-type", "text/html; charset=utf-8", "content-length", "64"],
  body: new TextEncoder().encode(`<html lang="${lang}"><main id="main"><h1>Часы</h1></main></html>`),
});

it.each([
  ["ru", "Песочница: сегодня 01.03.2031."],
  ["kk", "Құмсалғыш: бүгін 01.03.2031."],
  ["en", "Sandbox: today is 01.03.2031."],
])("a page in %s says which day it is while the clock is ahead", (lang, words) => {
  const { headers, body } = withClockStrip(page(lang), clock(1));
  expect(body).toContain(`<main id="main"><p class="card"><strong>${words}`);
  expect(headers.at(-1)).toBe(String(Buffer.byteLength(String(body))));
});
it("leaves pages unchanged while nobody has moved the clock, and never changes anything but pages", () => {
  const own = page("ru");
  expect(withClockStrip(own, clock(0))).toBe(own);
  const style = { ...own, headers: ["content-type", "text/css"] };
  expect(withClockStrip(style, clock(1))).toBe(style);
});
