// @vitest-environment jsdom
import { act, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { find, key, press, stage } from "../testing/stage.tsx";
import { TOAST_MS, ToastRegion, type Toast } from "./ToastRegion.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset["scheme"];
});

const good: Toast = { id: "good", tone: "success", text: "Сохранено." };
const bad: Toast = { id: "bad", tone: "danger", text: "При отправке сообщения произошла ошибка" };
const Page = ({ first }: { readonly first: readonly Toast[] }) => {
  const [toasts, setToasts] = useState(first);
  return (
    <>
      <button type="button" id="elsewhere">
        Дальше
      </button>
      <ToastRegion toasts={toasts} onDismiss={(id) => setToasts((kept) => kept.filter((toast) => toast.id !== id))} />
    </>
  );
};
const cards = (place: Element) => [...place.querySelectorAll("li")].map((card) => card.firstElementChild?.textContent);
const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const closeOf = (place: Element, at: number) => {
  const button = place.querySelectorAll<HTMLButtonElement>("li button")[at];
  if (!button) throw new Error("no such toast");
  return button;
};
const region = (place: Element) => find<HTMLElement>(place, "[role=region]");

test("the place of the words stands before there are any, announces politely, and holds no empty list", () => {
  const place = stage(<ToastRegion toasts={[]} onDismiss={() => {}} />);
  expect(find(place, "[aria-live=polite]").childElementCount).toBe(0);
  expect(place.querySelector("[role=region]")).toBe(null);
});

test("good news disappears automatically, an error stays until it is closed", () => {
  const place = stage(<Page first={[good, bad]} />);
  pass(TOAST_MS - 1);
  expect(cards(place)).toEqual([good.text, bad.text]);
  pass(1);
  expect(cards(place)).toEqual([bad.text]);
  pass(TOAST_MS * 100);
  expect(cards(place)).toEqual([bad.text]);
  press(closeOf(place, 0));
  expect(cards(place)).toEqual([]);
});

test("nothing disappears under the pointer, and leaving starts the time again", () => {
  const place = stage(<Page first={[good]} />);
  const pointer = (name: string) => act(() => region(place).dispatchEvent(new MouseEvent(name, { bubbles: true })));
  pointer("pointerover");
  pass(TOAST_MS * 2);
  expect(cards(place)).toEqual([good.text]);
  pointer("pointerout");
  pass(TOAST_MS);
  expect(cards(place)).toEqual([]);
});

test("nothing disappears while the focus is among the messages", () => {
  const place = stage(<Page first={[good]} />);
  act(() => closeOf(place, 0).focus());
  pass(TOAST_MS * 2);
  expect(cards(place)).toEqual([good.text]);
  act(() => find<HTMLElement>(place, "#elsewhere").focus());
  pass(TOAST_MS);
  expect(cards(place)).toEqual([]);
});

test("nothing disappears automatically in the version for the visually impaired", () => {
  document.documentElement.dataset["scheme"] = "blackOnWhite";
  const place = stage(<Page first={[good]} />);
  pass(TOAST_MS * 10);
  expect(cards(place)).toEqual([good.text]);
});

test("F6 takes the focus to the messages and back", () => {
  const place = stage(<Page first={[bad]} />);
  const elsewhere = find<HTMLElement>(place, "#elsewhere");
  act(() => elsewhere.focus());
  key("F6");
  expect(document.activeElement).toBe(region(place));
  key("F6");
  expect(document.activeElement).toBe(elsewhere);
});

test("closing one leaves the focus among the others; closing the last gives it back", () => {
  const place = stage(<Page first={[good, bad]} />);
  const elsewhere = find<HTMLElement>(place, "#elsewhere");
  act(() => elsewhere.focus());
  key("F6");
  act(() => closeOf(place, 0).focus());
  press(closeOf(place, 0));
  expect(document.activeElement).toBe(region(place));
  act(() => closeOf(place, 0).focus());
  press(closeOf(place, 0));
  expect([cards(place), document.activeElement]).toEqual([[], elsewhere]);
});
