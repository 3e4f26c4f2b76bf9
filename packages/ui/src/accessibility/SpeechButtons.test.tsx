// @vitest-environment jsdom
import { recordingKey, speechInitial, type SpeechState, type Voice } from "@shanyraq/flows";
import { describe, expect, test, vi } from "vitest";
import { stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { press } from "@shanyraq/kit/testing/stage.tsx";
import { SpeechStart } from "./SpeechButtons.tsx";

const irina: Voice = { id: "irina", name: "Irina", language: "ru-RU", local: true };
const aigul: Voice = { id: "aigul", name: "Aigul", language: "kk-KZ", local: true };
const site: Voice = { id: "site:kk-KZ", language: "kk-KZ", local: false, recordings: new Map() };

const nothing = () => {};
const start = (voices: readonly Voice[], given: Partial<SpeechState> = {}) => {
  const onApproximate = vi.fn<(approximate: boolean) => void>();
  const onListen = vi.fn<(sample: object) => void>();
  const place = stageIn(
    "ru",
    <SpeechStart
      state={{ ...speechInitial(), ...given }}
      voices={voices}
      onReadSelection={nothing}
      onReadPage={nothing}
      onReadFromHere={nothing}
      onRate={nothing}
      onVoice={nothing}
      onApproximate={onApproximate}
      onListen={onListen}
    />,
  );
  const buttons = [...place.querySelectorAll("button")];
  return { place, onApproximate, onListen, button: (name: string) => buttons.find(({ textContent }) => textContent === name) };
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

describe("beside the choice of a voice", () => {
  const listen = "Послушать: Голос для казахского";
  test("a button lets one hear the voice that is chosen", () => {
    const { button, onListen } = start([aigul, { ...aigul, id: "daulet" }], { chosen: { "kk-KZ": "daulet" } });
    const shown = button(listen);
    if (shown) press(shown);
    const voice = { ...aigul, id: "daulet" };
    expect(onListen).toHaveBeenCalledExactlyOnceWith({ language: "kk-KZ", voice, text: "Бұл дауыс бетті осылай оқиды." });
  });
  test("the voice of the site says it where it has a recording of the sample", () => {
    expect(start([site]).button(listen)).toBeUndefined();
    const recordings = new Map([[recordingKey("kk-KZ", "Бұл дауыс бетті осылай оқиды."), 900]]);
    expect(start([{ ...site, recordings }]).button(listen)).toBeDefined();
  });
});

describe("while something is read", () => {
  const reading = {
    language: "kk-KZ",
    sentences: [],
    index: 0,
    voices: [],
    failed: [],
    unspoken: 0,
    isRefused: false,
    isBeside: false,
    announced: [],
    isPaused: false,
  } as const;
  const by = (voice: Voice, isApproximate: boolean) =>
    start([irina], {
      activity: { ...reading, at: "speaking", voice, isApproximate, audible: true, isRepeated: false, isAnnounced: false },
    });
  test.each([
    ["by its name", irina, false, "Сейчас читает: Irina"],
    ["with what it says approximately", irina, true, "Сейчас читает: Irina, казахский текст приблизительно"],
    ["as the site's own", site, false, "Сейчас читает: Голос сайта (синтезированный)"],
  ] as const)("the panel names the voice %s", (_, voice, isApproximate, text) => {
    expect(by(voice, isApproximate).place.textContent).toContain(text);
  });
  test("no sample is played", () => {
    expect(by(irina, false).button("Послушать: Голос для русского")?.getAttribute("aria-disabled")).toBe("true");
  });
  test("another sample is played after one that is paused", () => {
    const { button } = start([irina], { activity: { ...reading, at: "paused", isBeside: true } });
    expect(button("Послушать: Голос для русского")?.getAttribute("aria-disabled")).toBe("false");
  });
});
