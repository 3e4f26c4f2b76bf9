// @vitest-environment jsdom
import { act, useState } from "react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keys, user } from "../testing/user.ts";
import { languages, stageIn, transcript } from "../testing/spoken.ts";
import { oked } from "../testing/oked.ts";
import { find } from "../testing/stage.tsx";
import { ClassifierField } from "./ClassifierField.tsx";

// jsdom lays nothing out: the list and its rows are said to be as large as they are in a browser.
const box = { clientWidth: 600, clientHeight: 300, scrollWidth: 600, scrollHeight: 60 } as const;

beforeAll(() => {
  for (const [name, value] of Object.entries(box))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
});
afterAll(() => {
  for (const name of Object.keys(box)) Reflect.deleteProperty(HTMLElement.prototype, name);
});

const rowsIn = (language: "ru" | "kk" | "en") => oked.map((row) => ({ code: row.code, name: row[language] }));
const Field = ({ language = "ru" }: { language?: "ru" | "kk" | "en" }) => {
  const [value, setValue] = useState("");
  return <ClassifierField id="oked" label="ОКЭД" rows={rowsIn(language)} value={value} onChange={setValue} />;
};
const opener = () => find<HTMLButtonElement>(document.body, "#oked");
const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
const search = () => find<HTMLInputElement>(document.body, 'input[role="combobox"]');
const active = () => document.getElementById(search().getAttribute("aria-activedescendant") ?? "");
const counted = () => find(document.body, '[role="dialog"] [role=status]').textContent;

async function open(language: "ru" | "kk" | "en" = "ru") {
  stageIn(language, <Field language={language} />);
  await user.click(opener());
  await act(() => import("./ClassifierDialog.tsx"));
}

test("the button says its label and what is chosen, and that it opens a dialog", () => {
  stageIn("ru", <Field />);
  const words = opener()
    .getAttribute("aria-labelledby")
    ?.split(" ")
    .map((id) => document.getElementById(id)?.textContent);
  expect(words).toEqual(["ОКЭД", "Выберите"]);
  expect(opener().getAttribute("aria-haspopup")).toBe("dialog");
});

test("at most thirty of 1,104 rows are in the document, and each says its number and the total", async () => {
  await open();
  expect(oked).toHaveLength(1_104);
  expect(options().length).toBeGreaterThan(4);
  expect(options().length).toBeLessThanOrEqual(30);
  expect([options()[0]?.getAttribute("aria-posinset"), options()[0]?.getAttribute("aria-setsize")]).toEqual(["1", "1104"]);
});

test("the focus stands in the search, and typing narrows the list and tells how many are left", async () => {
  await open();
  expect(document.activeElement).toBe(search());
  expect(counted()).toBe("Найдено 1\u00a0104 строки");
  await keys("рис выращ");
  expect(counted()).toBe("Найдена 1 строка");
  expect(options().map((option) => option.textContent)).toEqual(["01120Выращивание риса"]);
});

test("arrows walk the options while the focus stays in the search, Enter chooses and the focus goes back to the button", async () => {
  await open();
  await keys("{ArrowDown}");
  expect(active()?.textContent).toMatch(/^01111/);
  await keys("{ArrowDown}");
  expect(active()?.textContent).toMatch(/^01112/);
  await keys("{ArrowUp}");
  expect(active()?.textContent).toMatch(/^01111/);
  expect(document.activeElement).toBe(search());
  await keys("{Enter}");
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  // The focus goes back in the frame after the dialog has gone.
  await act(() => new Promise((frame) => requestAnimationFrame(() => frame(undefined))));
  expect(document.activeElement).toBe(opener());
  expect(opener().textContent).toMatch(/^01111 /);
});

test("Enter after typing chooses the first of what was found", async () => {
  await open();
  await keys("жизни страх{Enter}");
  expect(opener().textContent).toBe("65111 Государственное страхование жизни");
});

test("End and Home reach the last and the first of all rows", async () => {
  await open();
  await keys("{End}");
  expect(active()?.getAttribute("aria-posinset")).toBe("1104");
  await keys("{Home}");
  expect(active()?.getAttribute("aria-posinset")).toBe("1");
});

test("Escape empties the search first, and then closes without a choice", async () => {
  await open();
  await keys("рис");
  await keys("{Escape}");
  expect(search().value).toBe("");
  await keys("{Escape}");
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  expect(opener().textContent).toBe("Выберите");
});

test("finding nothing is shown in words, with what to do", async () => {
  await open();
  await keys("космодром луна");
  expect(counted()).toBe("Ничего не найдено");
  expect(find(document.body, '[role="listbox"]').textContent).toBe("Проверьте код или оставьте одно слово.");
});

test("the chosen row is marked when the list is opened again, and pressing it again keeps it", async () => {
  await open();
  await keys("01120");
  await keys("{ArrowDown}{Enter}");
  await user.click(opener());
  await keys("01120");
  expect(options()[0]?.getAttribute("aria-selected")).toBe("true");
  await user.click(options()[0] as HTMLElement);
  expect(opener().textContent).toBe("01120 Выращивание риса");
});

const texts = {
  ru: {
    close: "Закрыть список",
    search: "Код или слова из названия",
    count: "Найдено 2 строки",
    list: "Найденное",
    options: ["65111 Государственное страхование жизни", "65112 Негосударственное страхование жизни"],
  },
  kk: {
    close: "Тізімді жабу",
    search: "Коды немесе атауындағы сөздер",
    count: "2 жол табылды",
    list: "Табылғандар",
    options: ["65111 Өмірді мемлекеттік сақтандыру", "65112 Өмірді мемлекеттік емес сақтандыру"],
  },
  en: {
    close: "Close the list",
    search: "Code or words from the name",
    count: "2 rows found",
    list: "Suggestions",
    options: ["65111 Life insurance", "65112 Life insurance"],
  },
} as const;

test.each(languages)("a screen reader reads the dialog from its name to its end (%s)", async (language) => {
  const { close, search: label, count, list, options: found } = texts[language];
  await open(language);
  await keys("6511");
  // The list takes a moment to offer its first row; when depends on the machine.
  await expect.poll(active).not.toBeNull();
  expect(await transcript()).toEqual([
    "document",
    "dialog, ОКЭД",
    "heading, ОКЭД, level 2",
    `button, ${close}`,
    label,
    `combobox, ${label}, 6511, has popup listbox, expanded, active descendant ${found[0]}, autocomplete in list, 1 control`,
    "status",
    count,
    "end of status",
    `listbox, ${list}, orientated vertically`,
    ...found.flatMap((words, index) => {
      const option = `option, ${words}, not selected, position ${index + 1}, set size 2`;
      return [option, words.slice(0, 5), words.slice(6), `end of ${option}`];
    }),
    `end of listbox, ${list}, orientated vertically`,
    "end of dialog, ОКЭД",
    "end of document",
  ]);
});
