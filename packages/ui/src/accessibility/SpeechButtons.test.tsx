// @vitest-environment jsdom
import { speechInitial, type SpeechHabits, type Voice } from "@shanyraq/flows";
import { expect, test, vi } from "vitest";
import { stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { press } from "@shanyraq/kit/testing/stage.tsx";
import { SpeechStart } from "./SpeechButtons.tsx";

const irina: Voice = { id: "irina", name: "Irina", language: "ru-RU", local: true };
const aigul: Voice = { id: "aigul", name: "Aigul", language: "kk-KZ", local: true };
const site: Voice = { id: "site:kk-KZ", language: "kk-KZ", local: false, recordings: new Map() };

const nothing = () => {};
const start = (voices: readonly Voice[], habits: Partial<SpeechHabits> = {}) => {
  const onApproximate = vi.fn<(approximate: boolean) => void>();
  const place = stageIn(
    "ru",
    <SpeechStart
      state={{ ...speechInitial(), ...habits }}
      voices={voices}
      onReadSelection={nothing}
      onReadPage={nothing}
      onReadFromHere={nothing}
      onRate={nothing}
      onVoice={nothing}
      onApproximate={onApproximate}
    />,
  );
  const buttons = [...place.querySelectorAll("button")];
  return { place, onApproximate, button: (name: string) => buttons.find(({ textContent }) => textContent === name) };
};
const answer = "Читать казахские страницы русским голосом";

test.each([
  [undefined, "false", true],
  [true, "true", false],
  [false, "false", true],
] as const)(
  "the answer about a Russian voice for Kazakh pages stands beside the voices and is changed there: %s",
  (approximate, pressed, next) => {
    const { button, onApproximate } = start([irina, site], { approximate });
    const shown = button(answer);
    expect(shown?.getAttribute("aria-pressed")).toBe(pressed);
    if (shown) press(shown);
    expect(onApproximate).toHaveBeenCalledExactlyOnceWith(next);
  },
);

test.each([
  ["a Kazakh voice", [irina, aigul]],
  ["no Russian one", [site]],
] as const)("a system with %s has no such answer to change", (_, voices) => {
  expect(start(voices).button(answer)).toBeUndefined();
});
