// @vitest-environment jsdom
import { act, useState } from "react";
import { expect, test } from "vitest";
import { languages, stageIn, transcript } from "../testing/spoken.ts";
import { find } from "../testing/stage.tsx";
import { keys, user } from "../testing/user.ts";
import { PasswordField } from "./PasswordField.tsx";

const Password = ({ withRules = true, hint }: { readonly withRules?: boolean; readonly hint?: string }) => {
  const [value, setValue] = useState("");
  return (
    <PasswordField
      id="password"
      label="Пароль"
      hint={hint}
      autoComplete="new-password"
      withRules={withRules}
      value={value}
      onChange={setValue}
    />
  );
};
const input = () => find<HTMLInputElement>(document.body, "input");
const statuses = () => [...document.querySelectorAll("[role=status]")].map(({ textContent }) => textContent);
const met = () => [...document.querySelectorAll<HTMLElement>("li")].map(({ dataset }) => dataset["met"]);

test("every requirement is ticked off as it is met, in words and not by colour alone", async () => {
  stageIn("ru", <Password />);
  expect(met()).toEqual(["no", "no", "no"]);
  await user.click(input());
  await keys("Қыран");
  expect(met()).toEqual(["no", "yes", "no"]);
  await keys("2026!");
  expect(met()).toEqual(["yes", "yes", "yes"]);
  expect([...document.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
    "Выполнено: Не короче 8 символов",
    "Выполнено: Хотя бы одна заглавная буква",
    "Выполнено: Хотя бы один специальный символ, например ! или №",
  ]);
});

test("the number of met rules is announced politely, and only when it changes", async () => {
  stageIn("ru", <Password />);
  await user.click(input());
  const announced: (string | null)[] = [];
  for (const character of ["a", "b", "C", "d"]) {
    await keys(character);
    announced.push(statuses().at(-1) ?? null);
  }
  expect(announced).toEqual([
    "Требования к паролю: выполнено 0 из 3",
    "Требования к паролю: выполнено 0 из 3",
    "Требования к паролю: выполнено 1 из 3",
    "Требования к паролю: выполнено 1 из 3",
  ]);
});

test("the field is described by its hint and by the requirements; a password that is only asked for has none", () => {
  const place = stageIn("ru", <Password hint="Запомните его" />);
  expect(input().getAttribute("aria-describedby")).toBe("password-hint password-rules");
  expect(find(place, "#password-rules").tagName).toBe("UL");
});

test("a login's password has no requirements to read", () => {
  stageIn("ru", <Password withRules={false} />);
  expect(input().hasAttribute("aria-describedby")).toBe(false);
  expect(document.querySelector("li")).toBeNull();
});

test("the password is shown and hidden by a button that says which, and the focus stays on it", async () => {
  stageIn("ru", <Password />);
  const reveal = find<HTMLButtonElement>(document.body, "button");
  await user.click(reveal);
  expect([input().type, reveal.getAttribute("aria-pressed"), statuses()[0]]).toEqual(["text", "true", "Пароль виден на экране"]);
  expect(document.activeElement).toBe(reveal);
  await keys("{Enter}");
  expect([input().type, reveal.getAttribute("aria-pressed"), statuses()[0]]).toEqual(["password", "false", ""]);
});

test("Caps Lock is announced while it is on", () => {
  stageIn("ru", <Password />);
  const press = (modifierCapsLock: boolean) =>
    act(() => input().dispatchEvent(new KeyboardEvent("keydown", { key: "A", bubbles: true, modifierCapsLock })));
  press(true);
  expect(statuses()[0]).toBe("Включён Caps Lock");
  press(false);
  expect(statuses()[0]).toBe("");
});

const texts = {
  ru: {
    met: "Выполнено:",
    unmet: "Не выполнено:",
    list: "Требования к паролю",
    rules: ["Не короче 8 символов", "Хотя бы одна заглавная буква", "Хотя бы один специальный символ, например ! или №"],
    show: "Показать пароль",
    progress: "Требования к паролю: выполнено 1 из 3",
  },
  kk: {
    met: "Орындалды:",
    unmet: "Орындалмады:",
    list: "Құпиясөзге қойылатын талаптар",
    rules: ["Кемінде 8 таңба", "Кемінде бір бас әріп", "Кемінде бір арнайы таңба, мысалы ! немесе №"],
    show: "Құпиясөзді көрсету",
    progress: "Құпиясөз талаптары: барлығы 3, орындалғаны 1",
  },
  en: {
    met: "Met:",
    unmet: "Not met:",
    list: "Password requirements",
    rules: ["At least 8 characters", "At least one capital letter", "At least one special character, such as ! or #"],
    show: "Show password",
    progress: "Password requirements: 1 of 3 met",
  },
} as const;

test.each(languages)("a screen reader reads the requirements and which of them are met (%s)", async (language) => {
  const { met: yes, unmet: no, list, rules, show, progress } = texts[language];
  stageIn(language, <Password />);
  await user.click(input());
  await keys("Abc");
  const marks = [no, yes, no];
  const described = rules.map((rule, index) => `${marks[index]} ${rule}`).join(" ");
  expect(await transcript()).toEqual([
    "document",
    "Пароль",
    `Пароль, Abc, ${described}`,
    `button, ${show}, 1 control, not pressed`,
    "status",
    `list, ${list}`,
    ...rules.flatMap((rule, index) => {
      const item = `listitem, level 1, position ${index + 1}, set size 3`;
      return [item, marks[index], rule, `end of ${item}`];
    }),
    `end of list, ${list}`,
    "status",
    progress,
    "end of status",
    "end of document",
  ]);
});
