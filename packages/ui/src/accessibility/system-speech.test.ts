// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { systemSpeech } from "./system-speech.ts";

afterEach(() => vi.unstubAllGlobals());

test("a voice of the system gets the number of a person figure by figure, and its words are marked where they stand", () => {
  class Spoken extends EventTarget {
    readonly text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  const utterances: Spoken[] = [];
  vi.stubGlobal("SpeechSynthesisUtterance", Spoken);
  vi.stubGlobal("speechSynthesis", { getVoices: () => [], speak: (one: Spoken) => utterances.push(one), cancel: () => {} });
  const text = "ИИН 950719300175 верен";
  const marked: string[] = [];
  const nothing = () => {};
  systemSpeech().utter({
    text,
    voice: { id: "ru", language: "ru-RU", local: true },
    rate: 1,
    onStart: nothing,
    onEnd: nothing,
    onError: nothing,
    onWord: (from, length) => marked.push(text.slice(from, from + length)),
  });
  const [spoken] = utterances;
  expect(spoken?.text).toBe("ИИН 9 5 0 7, 1 9 3 0, 0 1 7 5 верен");
  for (const [charIndex, charLength] of [
    [0, 3],
    [4, 1],
    [10, 0],
    [13, 0],
    [30, 5],
  ])
    spoken?.dispatchEvent(Object.assign(new Event("boundary"), { name: "word", charIndex, charLength }));
  expect(marked).toEqual(["ИИН", "9", "7", "1", "верен"]);
});
