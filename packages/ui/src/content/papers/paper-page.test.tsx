// @vitest-environment jsdom
import { stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { stage } from "@shanyraq/kit/testing/stage.tsx";
import type { PaperPage as Page } from "@shanyraq/rules/paper-page";
import { act } from "react";
import { expect, test, vi } from "vitest";
import { PaperPage } from "./PaperPage.tsx";

const page: Page = {
  language: "ru-KZ",
  title: "Соглашение",
  blocks: [
    { kind: "heading", text: "Стороны" },
    { kind: "facts", facts: [{ name: "Страхователь", value: "Волков Илья" }] },
    { kind: "heading", text: "Деньги" },
    { kind: "paragraph", text: "Выкупная сумма растёт.", look: "lead" },
    {
      kind: "table",
      caption: "Взносы",
      columns: [
        { heading: "Оплатить до", numeric: false },
        { heading: "Взнос, ₸", numeric: true },
      ],
      rows: [["21.12.2026", "35 413,00"]],
    },
    { kind: "heading", text: "Остальное" },
    { kind: "list", items: ["Взнос не возвращается."], numbered: true },
    { kind: "address", text: "Проверить:", address: "https://life.example/verify/1" },
  ],
};
const drawn = () => stage(<PaperPage page={page} sha256={"9a1a".repeat(16)} />);
const tight = (text: string) => text.replaceAll(/\s/g, "");
const termOf = (place: HTMLElement, name: string) => [...place.querySelectorAll("button")].find((button) => button.textContent === name);

test("every word of a paper stands on its page in its order, and between them nothing else", () => {
  const article = drawn().querySelector("article");
  for (const part of article?.querySelectorAll("nav, div[lang]") ?? []) part.remove();
  const words =
    "Соглашение Стороны Страхователь Волков Илья Деньги Выкупная сумма растёт. Взносы Оплатить до Взнос, ₸ 21.12.2026 35 413,00 Остальное " +
    "Взнос не возвращается. Проверить: https://life.example/verify/1";
  expect(tight(article?.textContent ?? "")).toBe(tight(words));
});

test("a press on a term explains it under its part, Escape closes it and gives the focus back", () => {
  const place = drawn();
  const term = termOf(place, "Выкупная сумма");
  act(() => term?.click());
  expect(term?.getAttribute("aria-expanded")).toBe("true");
  const explanation = place.querySelector("aside");
  expect(explanation?.id).toBe(term?.getAttribute("aria-controls"));
  expect(explanation?.textContent).toContain("paper.term.surrenderValue.text");
  act(() => explanation?.querySelector("button")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })));
  expect(place.querySelector("aside")).toBeNull();
  expect(document.activeElement).toBe(term);
});

test("an explanation that is opened is brought into sight, and the focus stays on its word", () => {
  const inSight = vi.fn();
  Element.prototype.scrollIntoView = inSight;
  const place = drawn();
  const term = termOf(place, "Выкупная сумма");
  term?.focus();
  act(() => term?.click());
  expect(inSight.mock.contexts).toEqual([place.querySelector("aside")]);
  expect(document.activeElement).toBe(term);
});

test("a press in the contents moves the focus to its part, and the address stays", () => {
  const place = drawn();
  const before = location.href;
  const [, second] = place.querySelectorAll<HTMLAnchorElement>("nav a");
  act(() => second?.click());
  expect(document.activeElement?.textContent).toBe("Деньги");
  expect(location.href).toBe(before);
});

test("a cell has its row and its column for who listens, and the name of its column for a card", () => {
  const place = drawn();
  expect(place.querySelector("tbody th")?.getAttribute("scope")).toBe("row");
  expect(place.querySelector("tbody td")?.getAttribute("data-heading")).toBe("Взнос, ₸");
});

test("a paper of another language than the site says so, and its explanations are in the site's", () => {
  const place = stageIn("kk", <PaperPage page={page} sha256={undefined} />);
  expect(place.querySelector("article")?.lang).toBe("ru-KZ");
  act(() => termOf(place, "Страхователь")?.click());
  expect(place.querySelector("aside")?.lang).toBe("kk-KZ");
  expect(place.querySelector("code")).toBeNull();
});
