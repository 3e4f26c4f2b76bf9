// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { languages, stageIn, transcript } from "@shanyraq/kit/testing/spoken.ts";
import { find } from "@shanyraq/kit/testing/stage.tsx";
import { keys } from "@shanyraq/kit/testing/user.ts";
import { SpeechNotice } from "./SpeechNotice.tsx";

const words = {
  ru: { title: "Чтение вслух", told: "Выделите текст, который нужно прочитать.", close: "Закрыть", answer: "Понятно" },
  kk: { title: "Дауыстап оқу", told: "Оқылатын мәтінді белгілеңіз.", close: "Жабу", answer: "Түсінікті" },
  en: { title: "Reading aloud", told: "Select the text you would like to hear.", close: "Close", answer: "Got it" },
} as const;

test.each(languages)("with nothing selected a dialog says at once what to do (%s)", async (language) => {
  stageIn(language, <SpeechNotice activity={{ at: "told", why: "nothingSelected" }} onClose={() => {}} onAccept={() => {}} />);
  const { title, told: message, close, answer } = words[language];
  expect(document.activeElement?.textContent).toBe(answer);
  expect(await transcript(find(document.body, "[role=alertdialog]"))).toEqual([
    `alertdialog, ${title}, ${message}`,
    `heading, ${title}, level 2`,
    `button, ${close}`,
    "paragraph",
    message,
    "end of paragraph",
    `button, ${answer}`,
    `end of alertdialog, ${title}, ${message}`,
  ]);
});

test("the dialog says that the browser cannot read aloud, and one key closes it", async () => {
  const onClose = vi.fn<() => void>();
  stageIn("ru", <SpeechNotice activity={{ at: "told", why: "unsupported" }} onClose={onClose} onAccept={() => {}} />);
  expect(find(document.body, "[role=alertdialog] p").textContent).toBe("Ваш браузер не поддерживает чтение вслух.");
  await keys("{Enter}");
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ["ru", "Не прозвучало 3 предложения:"],
  ["kk", "3 сөйлем дауыстап оқылмады:"],
  ["en", "3 sentences were not spoken:"],
] as const)("the dialog counts what the site's voice could not say (%s)", (language, beginning) => {
  stageIn(language, <SpeechNotice activity={{ at: "told", why: "unspoken", unspoken: 3 }} onClose={() => {}} onAccept={() => {}} />);
  expect(find(document.body, "[role=alertdialog] p").textContent).toContain(beginning);
});

test("where Kazakh was not to be said by a Russian voice, the dialog says so and where that is changed", () => {
  const activity = { at: "told", why: "unspoken", unspoken: 3, isRefused: true } as const;
  stageIn("ru", <SpeechNotice activity={activity} onClose={() => {}} onAccept={() => {}} />);
  expect(find(document.body, "[role=alertdialog]").textContent).toContain("так вы выбрали. Изменить это можно в меню «Вслух»");
});
