// @vitest-environment jsdom
import { useState } from "react";
import { expect, test } from "vitest";
import { find, press, stage } from "../testing/stage.tsx";
import { keys, user } from "../testing/user.ts";
import { Drawer } from "./Drawer.tsx";

const Page = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" id="opener" onClick={() => setOpen(true)}>
        Фильтры
      </button>
      <Drawer title="Фильтры" isOpen={isOpen} onClose={() => setOpen(false)}>
        <a href="/first">Первый</a>
        <a href="/last">Последний</a>
      </Drawer>
    </>
  );
};
const sheet = () => document.querySelector<HTMLElement>("[role=dialog]");
const opened = async () => {
  const opener = find<HTMLButtonElement>(stage(<Page />), "#opener");
  opener.focus();
  press(opener);
  await expect.poll(() => sheet()?.contains(document.activeElement)).toBe(true);
  return opener;
};

test("it is a dialog of its title, and the focus is in it", async () => {
  const opener = await opened();
  expect(document.getElementById(sheet()?.getAttribute("aria-labelledby") ?? "")?.textContent).toBe("Фильтры");
  expect(sheet()?.contains(document.activeElement)).toBe(true);
  expect(opener.closest("[inert], [aria-hidden=true]")).not.toBe(null);
});

test("Tab goes round inside", async () => {
  await opened();
  const round: unknown[] = [];
  for (let step = 0; step < 4; step += 1) {
    await keys("{Tab}");
    round.push(document.activeElement?.textContent);
  }
  expect(round).toEqual(["kit.close", "Первый", "Последний", "kit.close"]);
});

test.each([
  ["Esc", () => keys("{Escape}")],
  ["the cross", () => user.click(find(document.body, "[role=dialog] button"))],
  ["a press beside it", () => user.click(find(document.body, "[data-rac]:has(> * [role=dialog])"))],
] as const)("%s closes it, and the focus is where it was", async (_, close) => {
  const opener = await opened();
  await close();
  expect(sheet()).toBe(null);
  await expect.poll(() => document.activeElement).toBe(opener);
});
