import { beforeEach, describe, expect, it } from "vitest";
import { androidKazakh, at, freshPlatform, kk, last, pass, platform, read, ru, russian, speech } from "./testing/speech-platform.ts";
import type { Voice } from "./voices.ts";

beforeEach(freshPlatform);

const online: Voice = { id: "online", language: "ru-RU", local: false };
const neighbour: Voice = { id: "neighbour", language: "ru-UA", local: true };
const spoken = () => platform.spoken.map(({ text, voice }) => `${voice.id}: ${text.trim()}`);
const fail = () => last().onError("synthesis-failed");

describe("a voice that fails", () => {
  it("says the same sentence again, and continues", () => {
    read([ru("Первое. Второе.")]);
    fail();
    last().onEnd();
    fail();
    expect(spoken()).toEqual(["ru: Первое.", "ru: Первое.", "ru: Второе.", "ru: Второе."]);
  });
  it("is replaced when it fails twice in a row, by one that needs no network before one that does, for this reading", () => {
    platform.voices = [russian, online, neighbour];
    read([ru("Первое. Второе.")]);
    fail();
    fail();
    expect(spoken().slice(2)).toEqual(["neighbour: Первое."]);
    last().onEnd();
    fail();
    fail();
    expect(spoken().slice(3)).toEqual(["neighbour: Второе.", "neighbour: Второе.", "online: Второе."]);
    read([ru("Третье.")]);
    expect(last().voice.id).toBe("ru");
  });
  it("ends the reading where there is no other, and the reader sees that a voice exists and has failed", () => {
    read([ru("Текст.")]);
    fail();
    fail();
    expect(speech.state.activity).toEqual({ at: "told", why: "voiceFailed", language: "ru-RU" });
  });
  it("ends a Kazakh page that a Russian voice reads in the same way: no voice is missing", () => {
    speech.send({ type: "approximationChosen", approximate: true });
    read([kk("Сәлем.")]);
    pass(2_500);
    fail();
    fail();
    expect(speech.state.activity).toEqual({ at: "told", why: "voiceFailed", language: "kk-KZ" });
  });
  it("gets another try when the reader chooses it", () => {
    platform.voices = [russian, online];
    read([ru("Текст.")]);
    fail();
    fail();
    expect(last().voice.id).toBe("online");
    speech.send({ type: "voiceChosen", language: "ru-RU", id: "ru" });
    expect(last().voice.id).toBe("ru");
  });
  it("gets another try when the reader chooses it while the reading is paused", () => {
    platform.voices = [russian, online];
    read([ru("Текст.")]);
    fail();
    fail();
    speech.send({ type: "pausePressed" });
    speech.send({ type: "voiceChosen", language: "ru-RU", id: "ru" });
    speech.send({ type: "resumePressed" });
    expect(last().voice.id).toBe("ru");
  });
});

describe("a voice that stays silent", () => {
  it("is replaced, and the sentence is said by another", () => {
    platform.voices = [russian, online];
    read([ru("Первое. Второе.")]);
    pass(10_000);
    expect([spoken(), at()]).toEqual([["ru: Первое.", "online: Первое."], "speaking"]);
  });
  it("ends the reading after a second one, however many the engine lists: it is dead", () => {
    platform.voices = Array.from({ length: 40 }, (_, index) => ({ ...russian, id: `ru-${index}` }));
    read([ru("Первое.")]);
    pass(10_000);
    pass(10_000);
    expect([speech.state.activity, platform.spoken.length]).toEqual([{ at: "told", why: "silentVoice", language: "ru-RU" }, 2]);
  });
  it("ends the reading where there is no other of its language, without a question about an approximation", () => {
    platform.voices = [russian, androidKazakh];
    read([kk("Сәлем. Сау бол.")]);
    pass(10_000);
    expect([speech.state.activity, spoken()]).toEqual([{ at: "told", why: "silentVoice", language: "kk-KZ" }, ["kk: Сәлем."]]);
  });
  it("is replaced by a Russian one on a Kazakh page whose reader has agreed to that", () => {
    speech.send({ type: "approximationChosen", approximate: true });
    platform.voices = [russian, androidKazakh];
    read([kk("Сәлем.")]);
    pass(10_000);
    expect(spoken()).toEqual(["kk: Сәлем.", "ru: Салем."]);
  });
});
