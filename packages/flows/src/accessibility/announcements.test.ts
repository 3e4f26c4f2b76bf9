import { beforeEach, describe, expect, it } from "vitest";
import { androidKazakh, at, freshPlatform, kk, last, platform, read, ru, russian, speech } from "./testing/speech-platform.ts";
import type { Passage } from "./sentences.ts";

beforeEach(freshPlatform);

const changed = (passages: readonly Passage[], region = 1, language: "ru-RU" | "kk-KZ" = "ru-RU") =>
  speech.send({ type: "regionChanged", region, passages, language, voices: platform.voices });
const spoken = () => platform.spoken.map(({ text }) => text.trim());
const finish = () => {
  while (at() === "speaking") last().onEnd();
};

describe("what has changed on the page", () => {
  it("is said after the present sentence, and the reading continues after it", () => {
    read([ru("Первое. Второе.")]);
    changed([ru("Взнос 500.")]);
    expect(spoken()).toEqual(["Первое."]);
    finish();
    expect(spoken()).toEqual(["Первое.", "Взнос 500.", "Второе."]);
    expect([platform.reached.map(({ text }) => text?.trim()), platform.ended]).toEqual([["Первое.", "Второе."], 1]);
  });
  it("is said once by its newest text, and beside what has changed elsewhere", () => {
    read([ru("Первое.")]);
    changed([ru("Взнос 500.")]);
    changed([ru("Найдено 3.")], 2);
    changed([ru("Взнос 700.")]);
    finish();
    expect(spoken()).toEqual(["Первое.", "Найдено 3.", "Взнос 700."]);
  });
  it("is followed by its newer text, though it is being said", () => {
    read([ru("Первое.")]);
    changed([ru("Взнос 500.")]);
    last().onEnd();
    changed([ru("Взнос 700.")]);
    finish();
    expect(spoken()).toEqual(["Первое.", "Взнос 500.", "Взнос 700."]);
  });
  it("marks nothing, as it is not where the reading is", () => {
    read([ru("Первое. Второе.")]);
    changed([ru("Взнос 500.")]);
    last().onEnd();
    last().onWord(0, 5);
    expect(platform.marks).toEqual([[0, 8]]);
  });
  it("is said at once when the reading is over, and the kept place of reading stays", () => {
    read([ru("Первое.")]);
    finish();
    changed([ru("Взнос 500.")]);
    expect([spoken().at(-1), at()]).toEqual(["Взнос 500.", "speaking"]);
    finish();
    expect([at(), platform.ended]).toEqual(["silent", 1]);
  });
  it("is said at once when the reading is paused, which stays paused", () => {
    read([ru("Первое. Второе.")]);
    speech.send({ type: "pausePressed" });
    changed([ru("Взнос 500.")]);
    expect([spoken().at(-1), at()]).toEqual(["Взнос 500.", "speaking"]);
    finish();
    expect(at()).toBe("paused");
    changed([ru("Взнос 700.")]);
    speech.send({ type: "resumePressed" });
    expect(spoken().at(-1)).toBe("Первое.");
  });
  it.each([
    ["nothing was read on the page", () => {}],
    [
      "the reader has stopped the reading",
      () => {
        read([ru("Первое.")]);
        speech.send({ type: "stopPressed" });
      },
    ],
    [
      "the reader has stopped after its end",
      () => {
        read([ru("Первое.")]);
        finish();
        speech.send({ type: "stopPressed" });
      },
    ],
  ])("is not said where %s", (_, before) => {
    before();
    const count = platform.spoken.length;
    changed([ru("Взнос 500.")]);
    expect([platform.spoken.length, at()]).toEqual([count, "silent"]);
  });
  it("is passed over without a question or a notice where no voice can say it", () => {
    platform.voices = [androidKazakh];
    read([kk("Бірінші.")]);
    finish();
    platform.voices = [russian];
    changed([kk("Жарна 500.")], 1, "kk-KZ");
    expect([spoken(), at()]).toEqual([["Бірінші."], "silent"]);
  });
  it("is said again by the voice that has failed once, and by the next one when it fails twice", () => {
    platform.voices = [russian, { ...russian, id: "other" }];
    read([ru("Первое. Второе.")]);
    changed([ru("Взнос 500.")]);
    last().onEnd();
    last().onError("synthesis-failed");
    last().onError("synthesis-failed");
    expect(platform.spoken.slice(1).map(({ text, voice }) => `${voice.id}: ${text}`)).toEqual([
      "ru: Взнос 500.",
      "ru: Взнос 500.",
      "other: Взнос 500.",
    ]);
    finish();
    expect(spoken().at(-1)).toBe("Второе.");
  });
});
