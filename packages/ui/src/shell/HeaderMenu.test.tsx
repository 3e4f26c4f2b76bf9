// @vitest-environment jsdom
import { useRef } from "react";
import { expect, test } from "vitest";
import { find, stage } from "@shanyraq/kit/testing/stage.tsx";
import { keys } from "@shanyraq/kit/testing/user.ts";
import { HeaderMenu } from "./HeaderMenu.tsx";
import type { ShownMenuItem } from "./header-props.ts";
import { useDisclosure } from "@shanyraq/kit/actions/use-disclosure.ts";

const menu: readonly ShownMenuItem[] = [
  {
    id: "1",
    name: "Продукты",
    url: "",
    items: [
      { id: "2", name: "Сенім", url: "/products/senim" },
      { id: "3", name: "Болашақ", url: "/products/bolashaq" },
    ],
  },
  { id: "4", name: "Компания", url: "", items: [{ id: "5", name: "Отчёты", url: "/reports" }] },
  { id: "6", name: "Новости", url: "/news" },
];
const Bar = () => {
  const place = useRef<HTMLDivElement>(null);
  const disclosure = useDisclosure(place);
  return (
    <div ref={place}>
      <HeaderMenu menu={menu} path="/news" disclosure={disclosure} />
    </div>
  );
};
const focused = () => document.activeElement?.textContent;
const open = (place: Element) => [...place.querySelectorAll("[aria-expanded]")].map((button) => button.getAttribute("aria-expanded"));

test("Tab walks the closed menu by its top items alone", async () => {
  stage(<Bar />);
  const walked: unknown[] = [];
  for (let step = 0; step < 3; step += 1) {
    await keys("{Tab}");
    walked.push(focused());
  }
  expect(walked).toEqual(["Продукты", "Компания", "Новости"]);
});

test.each(["{Enter}", "[Space]"])("%s opens a branch and closes it, and the focus stays on its button", async (played) => {
  const place = stage(<Bar />);
  await keys("{Tab}");
  await keys(played);
  expect([open(place), focused()]).toEqual([["true", "false"], "Продукты"]);
  await keys(played);
  expect([open(place), focused()]).toEqual([["false", "false"], "Продукты"]);
});

test("Tab walks into an open branch and out of it, which closes it", async () => {
  const place = stage(<Bar />);
  await keys("{Tab}{Enter}{Tab}");
  expect(focused()).toBe("Сенім");
  await keys("{Tab}");
  expect([focused(), open(place)]).toEqual(["Болашақ", ["true", "false"]]);
  await keys("{Tab}");
  expect([focused(), open(place)]).toEqual(["Компания", ["false", "false"]]);
});

test("Esc inside a branch closes it and gives the focus to its button", async () => {
  const place = stage(<Bar />);
  await keys("{Tab}{Enter}{Tab}{Tab}{Escape}");
  expect([focused(), open(place)]).toEqual(["Продукты", ["false", "false"]]);
});

test("a button names the branch it opens", () => {
  const place = stage(<Bar />);
  const controlled = find(place, "[aria-expanded]").getAttribute("aria-controls") ?? "";
  expect(document.getElementById(controlled)?.textContent).toBe("СенімБолашақ");
});
