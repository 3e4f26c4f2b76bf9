import { expect, test } from "vitest";
import { contentsOf } from "./contents-of.ts";

test("second-level headings get addresses in their order", () => {
  const { html, headings } = contentsOf('<h2>Первая</h2><p>…</p><h3>Внутри</h3><h2 class="x">Вторая <em>часть</em></h2>');
  expect(headings).toEqual([
    { id: "part-1", name: "Первая" },
    { id: "part-2", name: "Вторая часть" },
  ]);
  expect(html).toContain('<h2 id="part-1">Первая</h2>');
  expect(html).toContain('<h2 class="x" id="part-2">');
});

test("a heading's own address is replaced and its entities are read", () => {
  const { html, headings } = contentsOf('<h2 id="old">Сроки &amp; суммы</h2>');
  expect(headings[0]?.name).toBe("Сроки & суммы");
  expect(html).toBe('<h2 id="part-1">Сроки &amp; суммы</h2>');
});

test("a text without headings stays as it is", () => {
  expect(contentsOf("<p>Один абзац</p>")).toEqual({ html: "<p>Один абзац</p>", headings: [] });
});
