// @vitest-environment jsdom
import Router from "next/router";
import { afterEach, expect, test } from "vitest";
import { forgetToldOnLeaving } from "./forget-told.ts";

const toldBy = (...marks: readonly string[]) => {
  document.head.innerHTML = marks.map((mark) => `<script type="application/ld+json" ${mark}>{}</script>`).join("");
};
const told = () => document.head.querySelectorAll("script").length;
afterEach(() => document.head.replaceChildren());

test("what the document tells search engines goes with its first page, and what a page has learnt since stays", () => {
  toldBy("", "data-next-head");
  const end = forgetToldOnLeaving();
  Router.events.emit("routeChangeComplete");
  expect([told(), document.head.querySelector("[data-next-head]") === null]).toEqual([1, false]);
  end();
  toldBy("");
  Router.events.emit("routeChangeComplete");
  expect(told()).toBe(1);
});
