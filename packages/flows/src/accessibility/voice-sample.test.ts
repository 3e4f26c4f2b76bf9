import { beforeEach, describe, expect, it } from "vitest";
import { androidKazakh, at, freshPlatform, last, pass, platform, read, ru, russian, speech } from "./testing/speech-platform.ts";
import type { Voice } from "./voices.ts";

beforeEach(freshPlatform);

const other: Voice = { id: "other", language: "ru-RU", local: true };
const listen = (voice: Voice, language: "ru-RU" | "kk-KZ" = "ru-RU") =>
  speech.send({ type: "samplePressed", language, text: language === "ru-RU" ? "Проба." : "Үлгі.", voice });

describe("a sample of a voice", () => {
  it("is said by that voice at the reader's pace, whichever voice is chosen, and changes no place of reading", () => {
    speech.send({ type: "rateChosen", rate: 1.5 });
    speech.send({ type: "voiceChosen", language: "ru-RU", id: "ru" });
    listen(other);
    last().onWord(0, 5);
    expect([last().text, last().voice, last().rate]).toEqual(["Проба.", other, 1.5]);
    last().onEnd();
    expect([at(), platform.marks, platform.reached, platform.ended]).toEqual(["silent", [], [], 0]);
  });
  it("of a Russian voice for Kazakh pages is in the letters that it knows, before the reader has agreed to it", () => {
    listen(russian, "kk-KZ");
    expect([last().text, last().voice, platform.habits]).toEqual(["Улги.", russian, undefined]);
  });
  it("gives way to another one, and to a reading", () => {
    listen(russian);
    listen(other);
    expect(last().voice).toBe(other);
    read([ru("Текст.")]);
    expect(last().text).toBe("Текст.");
  });
  it("is not said while a page is read or paused", () => {
    read([ru("Первое. Второе.")]);
    listen(other);
    speech.send({ type: "pausePressed" });
    listen(other);
    expect([platform.spoken.length, at()]).toEqual([1, "paused"]);
  });
  it("gives way to another one when it is paused", () => {
    listen(russian);
    speech.send({ type: "pausePressed" });
    listen(other);
    expect([last().voice, at()]).toEqual([other, "speaking"]);
    last().onEnd();
    expect(at()).toBe("silent");
  });
  it("is followed by what has changed on the page meanwhile, in a voice of its language, and so is the next one", () => {
    read([ru("Текст.")]);
    last().onEnd();
    listen(androidKazakh, "kk-KZ");
    const changed = [ru("Взнос 500.")];
    speech.send({ type: "regionChanged", region: 1, passages: changed, language: "ru-RU", voices: [russian, androidKazakh] });
    listen(other);
    expect(last().text).toBe("Проба.");
    last().onEnd();
    expect([last().text, last().voice]).toEqual(["Взнос 500.", russian]);
    last().onEnd();
    expect(at()).toBe("silent");
  });
  it("of a voice that stays silent or fails gives a notice that says so", () => {
    listen(russian);
    pass(10_000);
    expect(speech.state.activity).toEqual({ at: "told", why: "silentVoice", language: "ru-RU" });
    speech.send({ type: "noticeClosed" });
    listen(russian);
    last().onError("synthesis-failed");
    last().onError("synthesis-failed");
    expect(speech.state.activity).toEqual({ at: "told", why: "voiceFailed", language: "ru-RU" });
  });
});
