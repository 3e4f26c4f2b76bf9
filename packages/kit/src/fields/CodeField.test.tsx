// @vitest-environment jsdom
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { languages, stageIn, transcript } from "../testing/spoken.ts";
import { find, stage, type } from "../testing/stage.tsx";
import { keys, user } from "../testing/user.ts";
import { CodeField } from "./CodeField.tsx";

interface Props {
  readonly digits?: 4 | 6;
  readonly label?: string;
  readonly hint?: string;
  readonly error?: string;
  readonly onComplete?: (code: string) => void;
}
const Code = ({ digits = 4, label = "Код из SMS", ...rest }: Props) => {
  const [value, setValue] = useState("");
  return <CodeField id="code" label={label} digits={digits} value={value} onChange={setValue} {...rest} />;
};
const input = () => find<HTMLInputElement>(document.body, "input");
const boxes = () => [...document.querySelectorAll<HTMLElement>("[data-next]")];
const drawn = () => boxes().map(({ textContent }) => textContent);

test.each([4, 6] as const)("%i digits are drawn as so many boxes over one input that autofill knows", (digits) => {
  stage(<Code digits={digits} />);
  expect(boxes()).toHaveLength(digits);
  expect(document.querySelectorAll("input")).toHaveLength(1);
  expect([input().autocomplete, input().inputMode, input().type]).toEqual(["one-time-code", "numeric", "text"]);
});

test.each([
  [4, "12-34", "1234"],
  [4, "Код: 1234. Никому не говорите", "1234"],
  [6, "123 456", "123456"],
  [6, "123-456\n", "123456"],
  // The row of digits of a Kazakh keyboard.
  [4, "әіңғ", "2345"],
] as const)("into %i boxes “%s” is pasted as %s", async (digits, pasted, code) => {
  const onComplete = vi.fn<(code: string) => void>();
  stage(<Code digits={digits} onComplete={onComplete} />);
  await user.click(input());
  await user.paste(pasted);
  expect(drawn().join("")).toBe(code);
  expect(onComplete.mock.calls).toEqual([[code]]);
});

test("autofill puts the whole code in at once, and it completes once", () => {
  const onComplete = vi.fn<(code: string) => void>();
  stage(<Code digits={6} onComplete={onComplete} />);
  type(input(), "987654");
  expect(drawn()).toEqual(["9", "8", "7", "6", "5", "4"]);
  expect(onComplete.mock.calls).toEqual([["987654"]]);
});

test("digits are typed one by one, letters are passed over, and the next box is marked", async () => {
  stage(<Code />);
  await user.click(input());
  await keys("1a2");
  expect(drawn()).toEqual(["1", "2", "", ""]);
  expect(boxes().map(({ dataset }) => dataset["next"])).toEqual(["no", "no", "yes", "no"]);
});

test("Backspace takes the last digit back, as often as it is pressed, and the code may be completed again", async () => {
  const onComplete = vi.fn<(code: string) => void>();
  stage(<Code onComplete={onComplete} />);
  await user.click(input());
  await keys("1234{Backspace}");
  expect(drawn()).toEqual(["1", "2", "3", ""]);
  await keys("{Backspace}{Backspace}{Backspace}{Backspace}");
  expect(drawn()).toEqual(["", "", "", ""]);
  await keys("5678");
  expect(onComplete.mock.calls).toEqual([["1234"], ["5678"]]);
});

test("a fifth digit changes nothing and completes nothing", async () => {
  const onComplete = vi.fn<(code: string) => void>();
  stage(<Code onComplete={onComplete} />);
  await user.click(input());
  await keys("12345");
  expect(drawn().join("")).toBe("1234");
  expect(onComplete).toHaveBeenCalledTimes(1);
});

const texts = {
  ru: { label: "Код из SMS", hint: "Отправили на +7 7** *** ** 45", error: "Неверный код", mistake: "Ошибка:" },
  kk: { label: "SMS-пен келген код", hint: "+7 7** *** ** 45 нөміріне жібердік", error: "Код қате", mistake: "Қате:" },
  en: { label: "SMS code", hint: "Sent to +7 7** *** ** 45", error: "Wrong code", mistake: "Error:" },
} as const;

test.each(languages)("a screen reader meets one text field, its hint and its mistake, and no box (%s)", async (language) => {
  const { label, hint, error, mistake } = texts[language];
  stageIn(language, <Code label={label} hint={hint} error={error} digits={6} />);
  await user.click(input());
  await keys("12");
  expect(await transcript()).toEqual([
    "document",
    label,
    hint,
    `textbox, ${label}, 12, ${hint} ${mistake} ${error}, invalid`,
    mistake,
    error,
    "end of document",
  ]);
});
