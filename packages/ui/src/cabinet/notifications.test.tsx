// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import type { NotificationItem } from "./notice-groups.ts";
import type { Notices } from "./NotificationDrawer.tsx";
import { stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { find, press } from "@shanyraq/kit/testing/stage.tsx";
import { noticesOf } from "./notices-of.ts";
import { NotificationsView } from "./NotificationsView.tsx";

const unread: NotificationItem = {
  id: "2",
  title: "Взнос просрочен",
  message: "Сенім",
  url: "/payment",
  button_name: "Оплатить",
  updated_at: "2026-11-20T09:00:00Z",
  new: 1,
};
const read: NotificationItem = { ...unread, id: "1", title: "Полис оформлен", new: 0 };
const shown: Notices = { at: "shown", notices: [unread, read], count: 1 };

const view = (state: Notices) => {
  const handlers = { onRead: vi.fn<(notice: NotificationItem) => void>(), onReadAll: vi.fn<() => void>(), onRetry: vi.fn<() => void>() };
  const place = stageIn("ru", <NotificationsView state={state} phone="+7 (727) 000-00-00" {...handlers} />);
  const button = (name: string) => {
    const found = [...place.querySelectorAll<HTMLElement>("button, a")].find((one) => one.textContent === name);
    if (!found) throw new Error(`no ${name}`);
    return found;
  };
  return { place, button, ...handlers };
};
const titles = (place: Element) => [...place.querySelectorAll("h2")].map((title) => title.textContent);

test("the filter leaves the unread ones", () => {
  const { place, button } = view(shown);
  expect(titles(place)).toEqual(["Взнос просрочен", "Полис оформлен"]);
  press(button("Непрочитанные (1)"));
  expect(titles(place)).toEqual(["Взнос просрочен"]);
});

test("one is marked read by its own buttons, all by one, and a read one by none", () => {
  const { button, place, onRead, onReadAll } = view(shown);
  press(button("Прочитано"));
  button("Оплатить").addEventListener("click", (event) => event.preventDefault());
  press(button("Оплатить"));
  press(button("Отметить все как прочитанные"));
  expect([onRead.mock.calls, onReadAll.mock.calls.length]).toEqual([[[unread], [unread]], 1]);
  expect(find(place, "li:not([data-unread])").querySelectorAll("button")).toHaveLength(0);
});

test("without unread notifications there is nothing to mark, and the filter says so", () => {
  const { place, button } = view({ at: "shown", notices: [read], count: 0 });
  expect(place.textContent).not.toContain("Отметить все как прочитанные");
  press(button("Непрочитанные (0)"));
  expect(place.textContent).toContain("Непрочитанных нет.");
});

test("no notifications at all are said in the specified words, and a failure can be tried again", () => {
  expect(view({ at: "shown", notices: [], count: 0 }).place.textContent).toContain("У вас пока нет уведомлений");
  const { button, onRetry } = view({ at: "failed" });
  press(button("Повторить"));
  expect(onRetry).toHaveBeenCalledOnce();
});

test("addresses lead to the reader's language, and one that leads nowhere stays empty", () => {
  const state = { at: "shown", count: 0, notices: [unread, { ...unread, url: "" }] } as const;
  expect(noticesOf(state, (url) => `/kk${url}`)).toMatchObject({ notices: [{ url: "/kk/payment" }, { url: "" }] });
});
