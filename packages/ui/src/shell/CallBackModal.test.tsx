// @vitest-environment jsdom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { languages, stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { find, press, type } from "@shanyraq/kit/testing/stage.tsx";
import { CallBackModal, type CallBackModalProps, type CallBackState } from "./CallBackModal.tsx";
import { UnderAgeModal } from "./UnderAgeModal.tsx";

const idle: CallBackState = { at: "idle" };
const shown = (given: Partial<CallBackModalProps> = {}) => {
  const onSend = vi.fn<CallBackModalProps["onSend"]>();
  stageIn("ru", <CallBackModal isOpen onClose={() => {}} state={idle} onSend={onSend} {...given} />);
  return { onSend, dialog: find<HTMLElement>(document.body, "[role=dialog]") };
};
const input = (name: string) => find<HTMLInputElement>(document.body, `input[name=${name}]`);
/** The form is checked a moment after it was sent. */
const send = async () => {
  press(find<HTMLButtonElement>(document.body, "button[type=submit]"));
  await act(async () => {});
};

test("it asks for a name and then a phone, and the browser may fill both", () => {
  const { dialog } = shown();
  expect([...dialog.querySelectorAll("input")].map((field) => [field.name, field.autocomplete])).toEqual([
    ["name", "name"],
    ["phone", "tel"],
  ]);
  expect(find(dialog, "h2").textContent).toBe("Оставьте контактные данные");
});

test("a short name and half a phone are refused with their reasons", async () => {
  const { onSend, dialog } = shown();
  type(input("phone"), "+7 (701");
  await send();
  await expect.poll(() => dialog.querySelectorAll("[aria-invalid=true]").length).toBe(2);
  expect(dialog.textContent).toContain("Обязательное поле!");
  expect(dialog.textContent).toContain("Неверный номер!");
  expect(onSend).not.toHaveBeenCalled();
});

test("the name is sent without blanks around it, and the phone as it is read", async () => {
  const { onSend } = shown();
  type(input("name"), " Айгерім ");
  type(input("phone"), "87012345678");
  await send();
  await expect.poll(() => onSend.mock.calls).toEqual([[{ name: "Айгерім", phone: "+7 (701) 234-56-78" }]]);
});

test("while it is sent a second press sends nothing", async () => {
  const { onSend } = shown({ state: { at: "sending" } });
  type(input("name"), "Айгерім");
  type(input("phone"), "+7 (701) 234-56-78");
  await send();
  await act(async () => find<HTMLFormElement>(document.body, "form").requestSubmit());
  expect(onSend).not.toHaveBeenCalled();
});

test("a failure is announced in the specified words", () => {
  const { dialog } = shown({ state: { at: "failed", problem: { kind: "service" } } });
  expect(find(dialog, "[role=alert]").textContent).toBe("Сервис временно не работает, попробуйте позже");
});

const underAge = {
  ru: "Вам меньше 18 лет. Оставьте контактные данные, и наши менеджеры с вами свяжутся!",
  kk: "Сіздің жасыңыз 18-ге толмаған, байланыс деректеріңізді қалдырыңыз, менеджерлеріміз сізбен хабарласады!",
  en: "You are under 18: please leave your contact details and our managers will get in touch with you!",
} as const;

test.each(languages)("a visitor under 18 reads why the call back is not for them (%s)", (language) => {
  stageIn(language, <UnderAgeModal isOpen onClose={() => {}} state={idle} onSend={() => {}} />);
  const dialog = find(document.body, "[role=dialog]");
  expect(dialog.textContent).toContain(underAge[language]);
  expect(dialog.querySelectorAll("input")).toHaveLength(2);
});
