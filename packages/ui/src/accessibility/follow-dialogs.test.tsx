// @vitest-environment jsdom
import { act, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ModalDialog } from "@shanyraq/kit/overlay/ModalDialog.tsx";
import { find, press, stage } from "@shanyraq/kit/testing/stage.tsx";
import { keys } from "@shanyraq/kit/testing/user.ts";
import { initialSettings } from "@shanyraq/kit/theme/settings.ts";
import { leaveMode } from "./leave-mode.ts";
import { ModePanel } from "./ModePanel.tsx";
import { ModePlace } from "./ModePlace.tsx";
import { pageRange, readingOf } from "./reading.ts";

const onRegular = vi.fn<() => void>();
beforeEach(() => onRegular.mockClear());
// jsdom measures and draws nothing.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;

const Page = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" data-mode-toggle>
        Версия
      </button>
      <header id="home">
        <ModePlace>
          <ModePanel statementHref="/accessibility" settings={initialSettings} onChange={() => {}} onRegular={onRegular} />
        </ModePlace>
      </header>
      <main lang="ru">
        <h1>Страница</h1>
        <button type="button" id="opener" onClick={() => setOpen(true)}>
          Войти
        </button>
      </main>
      <ModalDialog title="Вход" isOpen={isOpen} onClose={() => setOpen(false)} closeLabel="Закрыть">
        <p lang="ru">Введите пароль.</p>
      </ModalDialog>
    </>
  );
};
const dialog = () => find<HTMLElement>(document.body, "[role=dialog]");
const bar = () => find<HTMLElement>(document.body, "[data-mode-bar]");
const opened = async () => {
  const opener = find<HTMLButtonElement>(stage(<Page />), "#opener");
  opener.focus();
  press(opener);
  await expect.poll(() => dialog().contains(bar())).toBe(true);
  return opener;
};

test("the bar goes into the dialog that is opened, reachable there, and comes home when it closes", async () => {
  const opener = await opened();
  expect(bar().closest("[inert], [aria-hidden=true]")).toBe(null);
  await keys("{Tab}");
  expect(bar().contains(document.activeElement)).toBe(true);
  act(() => find<HTMLElement>(dialog(), "section > button, [role=dialog] > button").click());
  await expect.poll(() => find(document.body, "#home").contains(bar())).toBe(true);
  await expect.poll(() => document.activeElement).toBe(opener);
});

test("Esc in the bar closes its settings first, and then the dialog", async () => {
  await opened();
  const settings = find<HTMLButtonElement>(bar(), "[data-disclosure]");
  act(() => settings.focus());
  press(settings);
  expect(settings.ariaExpanded).toBe("true");
  await keys("{Escape}");
  expect([settings.ariaExpanded, document.querySelector("[role=dialog]") === null]).toEqual(["false", false]);
  await keys("{Escape}");
  expect(document.querySelector("[role=dialog]")).toBe(null);
});

test("in a dialog it is the dialog that is read aloud, without the bar", async () => {
  await opened();
  const text = readingOf(pageRange(), {
    chosen: "",
    checked: "",
    unchecked: "",
    empty: "",
    hidden: "",
    folded: "",
    current: "",
    disabled: "",
    day: String,
  })
    .passages.map((passage) => passage.text)
    .join("");
  expect(text).toContain("Введите пароль.");
  expect(text).not.toContain("mode.");
  expect(text).not.toContain("Страница");
});

test("one key leaves the version wherever the focus is, and no key with another one held", async () => {
  stage(<Page />);
  await keys("{Shift>}{F2}{/Shift}");
  expect(onRegular).not.toHaveBeenCalled();
  find<HTMLButtonElement>(document.body, "#opener").focus();
  await keys("{F2}");
  expect(onRegular).toHaveBeenCalledOnce();
});

test("leaving from the bar focuses the button that brings it back; a focus elsewhere stays there", () => {
  stage(<Page />);
  find<HTMLButtonElement>(bar(), "button").focus();
  leaveMode(() => {});
  expect(document.activeElement?.textContent).toBe("Версия");
  find<HTMLButtonElement>(document.body, "#opener").focus();
  leaveMode(() => {});
  expect(document.activeElement?.id).toBe("opener");
});
