// @vitest-environment jsdom
import type { Locale } from "@shanyraq/i18n";
import { expect, test, vi } from "vitest";
import { languages, stageIn, transcript } from "@shanyraq/kit/testing/spoken.ts";
import { find, press, stage } from "@shanyraq/kit/testing/stage.tsx";
import { NotificationDrawer, type Notices } from "./NotificationDrawer.tsx";
import type { NotificationItem } from "./notice-groups.ts";

const nothing = () => {};
const unread: NotificationItem = {
  id: "2",
  title: "Взнос через 3 дня",
  message: "Сенім, 20 000 ₸.",
  url: "/payment",
  button_name: "Оплатить",
  updated_at: "2026-11-20T09:00:00Z",
  new: 1,
};
const read: NotificationItem = { ...unread, id: "1", title: "Полис оформлен", url: "/cabinet/reports", button_name: "", new: 0 };
const notices: Notices = { at: "shown", notices: [read, unread], count: 1 };
const drawer = (state: Notices, given: { onRead?: () => void; onClose?: () => void; onRetry?: () => void } = {}) => (
  <NotificationDrawer
    state={state}
    isOpen
    onClose={given.onClose ?? nothing}
    onRead={given.onRead ?? nothing}
    onRetry={given.onRetry ?? nothing}
  />
);
const sheet = () => find<HTMLElement>(document.body, "[role=dialog]");
const shown = (state: Notices, language: Locale = "ru") => {
  stageIn(language, drawer(state));
  return sheet();
};
const buttonOf = (name: string) => {
  const found = [...sheet().querySelectorAll<HTMLElement>("a, button")].find((one) => one.textContent === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

test("new notifications come before earlier ones, and the title counts them", () => {
  const headings = [...shown(notices).querySelectorAll("h2, h3, h4")].map((heading) => heading.textContent);
  expect(headings).toEqual(["Уведомления: 1 новое", "Новые", "Взнос через 3 дня", "Ранее", "Полис оформлен"]);
});

test("the button of an unread one marks it read, leads to its address and closes the drawer", () => {
  const onRead = vi.fn<(notice: NotificationItem) => void>();
  const onClose = vi.fn<() => void>();
  stageIn("ru", <NotificationDrawer state={notices} isOpen onClose={onClose} onRead={onRead} onRetry={nothing} />);
  const button = buttonOf("Оплатить");
  expect(button.getAttribute("href")).toBe("/payment");
  button.addEventListener("click", (event) => event.preventDefault());
  press(button);
  expect(onRead).toHaveBeenCalledExactlyOnceWith(unread);
  expect(onClose).toHaveBeenCalledOnce();
});

test("the button of a read one only leads there", () => {
  const onRead = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  stageIn("ru", drawer(notices, { onRead, onClose }));
  const button = buttonOf("Открыть");
  button.addEventListener("click", (event) => event.preventDefault());
  press(button);
  expect(onRead).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledOnce();
});

test("one that leads nowhere can be marked read, once", () => {
  const onRead = vi.fn<() => void>();
  stageIn(
    "ru",
    drawer(
      {
        at: "shown",
        notices: [
          { ...unread, url: "", button_name: "" },
          { ...read, url: "" },
        ],
        count: 1,
      },
      { onRead },
    ),
  );
  press(buttonOf("Прочитано"));
  expect(onRead).toHaveBeenCalledOnce();
  expect(sheet().querySelectorAll("ul button, ul a")).toHaveLength(1);
});

test("a failure can be tried again", () => {
  const onRetry = vi.fn<() => void>();
  stageIn("ru", drawer({ at: "failed", requestId: "7f3a" }, { onRetry }));
  expect(find(sheet(), "[role=alert]").textContent).toContain("7f3a");
  press(buttonOf("Повторить"));
  expect(onRetry).toHaveBeenCalledOnce();
});

test("while they are awaited the drawer says so, and is busy", () => {
  expect(find(shown({ at: "loading" }), "[aria-busy=true] [role=status]").textContent).toBe("Загружаем уведомления");
});

test("a closed drawer is not there", () => {
  stage(<NotificationDrawer state={notices} isOpen={false} onClose={nothing} onRead={nothing} onRetry={nothing} />);
  expect(document.querySelector("[role=dialog]")).toBe(null);
});

test.each([
  ["ru", "У вас пока нет уведомлений"],
  ["kk", "Сізде әзірге хабарлама жоқ"],
  ["en", "You have no notifications yet"],
] as const)("an empty one says so (%s)", (language, words) => {
  expect(find(shown({ at: "shown", notices: [], count: 0 }, language), "h3").textContent).toBe(words);
});

/** On a page of another language a Kazakh name is read separately, in its own language. A sum is a piece of its own, so that it is never broken. */
const words: Readonly<Record<Locale, readonly string[]>> = {
  ru: ["Сенім", ",", "20 000 ₸", "."],
  kk: ["Сенім,", "20 000 ₸", "."],
  en: ["Сенім", ",", "20 000 ₸", "."],
};
const spokenBody = (language: Locale, time: string) => ["paragraph", ...words[language], "end of paragraph", "time", time, "end of time"];
/** The words of the interface follow the language; what the provider wrote stands as it is. */
const spokenList = (language: Locale, close: string, title: string, fresh: string, earlier: string, open: string, time: string) => [
  "document",
  `dialog, ${title}`,
  `heading, ${title}, level 2`,
  `button, ${close}`,
  `heading, ${fresh}, level 3`,
  "list",
  "listitem, level 1, position 1, set size 1",
  "heading, Взнос через 3 дня, level 4",
  ...spokenBody(language, time),
  "link, Оплатить",
  "end of listitem, level 1, position 1, set size 1",
  "end of list",
  `heading, ${earlier}, level 3`,
  "list",
  "listitem, level 1, position 1, set size 1",
  "heading, Полис оформлен, level 4",
  ...spokenBody(language, time),
  `link, ${open}`,
  "end of listitem, level 1, position 1, set size 1",
  "end of list",
  `end of dialog, ${title}`,
  "end of document",
];
const spoken: Readonly<Record<Locale, readonly string[]>> = {
  ru: spokenList("ru", "Закрыть", "Уведомления: 1 новое", "Новые", "Ранее", "Открыть", "20 ноября 2026 года, 14:00"),
  kk: spokenList("kk", "Жабу", "Хабарламалар: 1 жаңа", "Жаңа", "Бұрынғы", "Ашу", "2026 жылғы 20 қараша, 14:00"),
  en: spokenList("en", "Close", "Notifications: 1 new", "New", "Earlier", "Open", "20 November 2026, 14:00"),
};

test.each(languages)("a screen reader reads it from its count to its end (%s)", async (language) => {
  shown(notices, language);
  await expect.poll(() => sheet().contains(document.activeElement)).toBe(true);
  expect(await transcript()).toEqual(spoken[language]);
});
