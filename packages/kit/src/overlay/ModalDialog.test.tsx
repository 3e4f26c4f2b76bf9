// @vitest-environment jsdom
import { useState } from "react";
import { expect, test } from "vitest";
import { languages, stageIn, transcript } from "../testing/spoken.ts";
import { find, press, stage } from "../testing/stage.tsx";
import { keys, user } from "../testing/user.ts";
import { ModalDialog } from "./ModalDialog.tsx";

const Page = ({ required = false }: { readonly required?: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" id="opener" onClick={() => setOpen(true)}>
        Оформить
      </button>
      <a href="/news">Новости</a>
      <ModalDialog title="Вход" isOpen={isOpen} onClose={() => setOpen(false)} closeLabel="Закрыть" required={required}>
        <p>Войдите, чтобы оформить полис.</p>
        <button type="button">Войти</button>
      </ModalDialog>
    </>
  );
};

const dialog = () => document.querySelector<HTMLElement>("[role=dialog]");
const focused = () => document.activeElement?.textContent;
const opened = async (required = false) => {
  const opener = find<HTMLButtonElement>(stage(<Page required={required} />), "#opener");
  opener.focus();
  press(opener);
  await expect.poll(() => dialog()?.contains(document.activeElement)).toBe(true);
  return opener;
};

test("the focus enters the dialog, and the page behind is hidden from readers", async () => {
  const opener = await opened();
  expect(dialog()?.contains(document.activeElement)).toBe(true);
  expect(opener.closest("[inert], [aria-hidden=true]")).not.toBe(null);
});

test("Tab goes round inside, in both directions", async () => {
  await opened();
  const round: unknown[] = [];
  for (let step = 0; step < 3; step += 1) {
    await keys("{Tab}");
    round.push(focused());
  }
  expect(round).toEqual(["Закрыть", "Войти", "Закрыть"]);
  await keys("{Shift>}{Tab}{/Shift}");
  expect(focused()).toBe("Войти");
});

test("Esc closes it and the focus is where it was", async () => {
  const opener = await opened();
  await keys("{Escape}");
  expect(dialog()).toBe(null);
  await expect.poll(() => document.activeElement).toBe(opener);
});

test("a press beside it closes it", async () => {
  await opened();
  await user.click(find(document.body, "[data-testid=underlay], [data-rac]:has(> * [role=dialog])"));
  expect(dialog()).toBe(null);
});

test("one that must be answered has no cross and stays on Esc", async () => {
  await opened(true);
  await keys("{Escape}");
  expect(dialog()).not.toBe(null);
  expect(dialog()?.textContent).not.toContain("Закрыть");
});

const texts = {
  ru: {
    page: ["Вход", "Войдите, чтобы оформить полис.", "Войти", "Закрыть"],
    heard: [
      "document",
      "dialog, Вход",
      "heading, Вход, level 2",
      "button, Закрыть",
      "paragraph",
      "Войдите, чтобы оформить полис.",
      "end of paragraph",
      "button, Войти",
      "end of dialog, Вход",
      "end of document",
    ],
  },
  kk: {
    page: ["Кіру", "Полис рәсімдеу үшін кіріңіз.", "Кіру", "Жабу"],
    heard: [
      "document",
      "dialog, Кіру",
      "heading, Кіру, level 2",
      "button, Жабу",
      "paragraph",
      "Полис рәсімдеу үшін кіріңіз.",
      "end of paragraph",
      "button, Кіру",
      "end of dialog, Кіру",
      "end of document",
    ],
  },
  en: {
    page: ["Sign in", "Sign in to buy a policy.", "Sign in", "Close"],
    heard: [
      "document",
      "dialog, Sign in",
      "heading, Sign in, level 2",
      "button, Close",
      "paragraph",
      "Sign in to buy a policy.",
      "end of paragraph",
      "button, Sign in",
      "end of dialog, Sign in",
      "end of document",
    ],
  },
} as const;

test.each(languages)("a screen reader reads it from its name to its end, and nothing of the page behind (%s)", async (language) => {
  const [title, words, action, close] = texts[language].page;
  stageIn(
    language,
    <>
      <a href="/news">behind</a>
      <ModalDialog title={title} isOpen onClose={() => {}} closeLabel={close}>
        <p>{words}</p>
        <button type="button">{action}</button>
      </ModalDialog>
    </>,
  );
  await expect.poll(() => dialog()?.contains(document.activeElement)).toBe(true);
  expect(await transcript()).toEqual(texts[language].heard);
});
