// @vitest-environment jsdom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { find, key, press, stage } from "@shanyraq/kit/testing/stage.tsx";
import { Header } from "./Header.tsx";
import type { HeaderProps } from "./header-props.ts";

const props: HeaderProps = {
  logo: "Шанырақ",
  homeHref: "/",
  path: "/products/senim",
  phone: "+7 727 000 00 00",
  menu: [
    {
      id: "1",
      name: "Продукты",
      url: "/products",
      items: [{ id: "2", name: "Senim", url: "/products/senim", items: [{ id: "3", name: "Расчёт", url: "/calc" }] }],
    },
    { id: "4", name: "Компания", url: "", items: [{ id: "5", name: "Отчёты", url: "/reports" }] },
    { id: "6", name: "Новости", url: "/news" },
  ],
  languages: [
    { locale: "ru", name: "Русский", short: "Рус", href: "/", current: true },
    { locale: "kk", name: "Қазақша", short: "Қаз", href: "/kk", current: false },
  ],
  onLogin: () => {},
  onLogout: () => {},
  onCallMe: () => {},
  accessibility: { pressed: false, onToggle: () => {} },
};

const disclosures = (place: Element) => [...place.querySelectorAll<HTMLButtonElement>("[data-disclosure]")];
const states = (place: Element) => disclosures(place).map((button) => button.getAttribute("aria-expanded"));
const nth = (place: Element, index: number): HTMLButtonElement => {
  const button = disclosures(place)[index];
  if (!button) throw new Error("no such disclosure");
  return button;
};

test("one branch is open at a time", () => {
  const place = stage(<Header {...props} />);
  press(nth(place, 0));
  expect(states(place)).toEqual(["true", "false"]);
  press(nth(place, 1));
  expect(states(place)).toEqual(["false", "true"]);
});

test("Esc closes the branch and gives the focus back to its button", () => {
  const place = stage(<Header {...props} />);
  const button = nth(place, 0);
  press(button);
  act(() => find<HTMLAnchorElement>(place, 'a[href="/calc"]').focus());
  key("Escape");
  expect(states(place)).toEqual(["false", "false"]);
  expect(document.activeElement).toBe(button);
});

test("a press outside, or the focus going elsewhere, closes the branch", () => {
  const place = stage(<Header {...props} />);
  press(nth(place, 0));
  act(() => document.body.dispatchEvent(new Event("pointerdown", { bubbles: true })));
  expect(states(place)).toEqual(["false", "false"]);
  press(nth(place, 0));
  act(() => find<HTMLAnchorElement>(place, 'a[href="/news"]').focus());
  expect(states(place)).toEqual(["false", "false"]);
});

test("the current page is marked, three levels down too", () => {
  const place = stage(<Header {...props} />);
  expect(find(place, 'a[aria-current="page"]').getAttribute("href")).toBe("/products/senim");
  expect(nth(place, 0).dataset["here"]).toBe("yes");
});

test("a plain press on a language goes to the site, one with Ctrl to the browser", () => {
  const onLanguage = vi.fn<(locale: string) => void>();
  const link = find<HTMLAnchorElement>(stage(<Header {...props} onLanguage={onLanguage} />), 'a[lang="kk"]');
  press(link);
  expect(onLanguage).toHaveBeenCalledWith("kk");
  onLanguage.mockClear();
  link.addEventListener("click", (event) => event.preventDefault());
  act(() => link.dispatchEvent(new MouseEvent("click", { bubbles: true, ctrlKey: true, cancelable: true })));
  expect(onLanguage).not.toHaveBeenCalled();
});

test("over ninety-nine notifications are shown as 99+", () => {
  const user = { name: "Айгүл", iinOrNumber: "880305400123" };
  const place = stage(<Header {...props} user={user} count={120} onBell={() => {}} />);
  expect(place.textContent).toContain("99+");
});
