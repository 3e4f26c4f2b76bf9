// @vitest-environment jsdom
import Router from "next/router";
import { afterEach, expect, test } from "vitest";
import { removeInitialJsonLd } from "./remove-initial-json-ld.ts";

const addMarks = (...marks: readonly string[]) => {
  document.head.innerHTML = marks.map((mark) => `<script type="application/ld+json" ${mark}>{}</script>`).join("");
};
const scriptCount = () => document.head.querySelectorAll("script").length;
afterEach(() => document.head.replaceChildren());

test("the document's own structured data is removed with its first page, and what a page has added since stays", () => {
  addMarks("", "data-next-head");
  const end = removeInitialJsonLd();
  Router.events.emit("routeChangeComplete");
  expect([scriptCount(), document.head.querySelector("[data-next-head]") === null]).toEqual([1, false]);
  end();
  addMarks("");
  Router.events.emit("routeChangeComplete");
  expect(scriptCount()).toBe(1);
});
