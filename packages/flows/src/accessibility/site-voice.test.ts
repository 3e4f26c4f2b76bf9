import { beforeEach, describe, expect, it } from "vitest";
import { pieceKey } from "./joined-speech.ts";
import { recordingKey } from "./recordings.ts";
import { androidKazakh, at, english, freshPlatform, kk, last, pass, platform, read, russian, speech } from "./testing/speech-platform.ts";
import type { Voice } from "./voices.ts";

beforeEach(freshPlatform);

describe("the voice of the site", () => {
  const site = (...texts: readonly string[]): Voice => ({
    id: "site",
    language: "kk-KZ",
    local: false,
    recordings: new Map(texts.map((text) => [recordingKey("kk-KZ", text), 4_000])),
  });
  const long = `${"сақтандыру шарты ".repeat(9).trim()}.`;
  it("speaks Kazakh at once where the system has no Kazakh voice, with no question, and gets the sentence that follows", () => {
    platform.voices = [russian, site("Сәлем.", "Сау бол.")];
    read([kk("Сәлем. Сау бол.")]);
    expect([last().text, last().voice.id, last().following]).toEqual(["Сәлем. ", "site", "Сау бол."]);
    last().onEnd();
    expect([last().text, last().voice.id, last().following]).toEqual(["Сау бол.", "site", undefined]);
  });
  it("says a recorded sentence whole at a slow pace, and has as long as its recording lasts", () => {
    platform.voices = [site(long)];
    speech.send({ type: "rateChosen", rate: 0.5 });
    read([kk(long)]);
    last().onStart();
    expect(last().text).toBe(long);
    pass(12_000);
    expect(at()).toBe("speaking");
    pass(1_500);
    expect(at()).toBe("silent");
  });
  it("passes over what it has no recording of, and the reader sees how much that was", () => {
    platform.voices = [english, site("Сәлем.", "Сау бол.")];
    read([kk("Сәлем. Әсел. Сау бол.")]);
    last().onEnd();
    expect(last().text).toBe("Сау бол.");
    last().onEnd();
    expect(speech.state.activity).toEqual({ at: "told", why: "unspoken", unspoken: 1 });
    expect(platform.ended).toBe(1);
  });
  it.each([
    ["says it in a Russian voice", true, ["Асел. ", "ru"]],
    ["passes it over", false, ["Сау бол.", "site"]],
  ] as const)("asks whether a Russian voice may read what is not recorded, and %s by the answer", (_, approximate, expected) => {
    platform.voices = [russian, site("Сәлем.", "Сау бол.")];
    read([kk("Сәлем. Әсел. Сау бол.")]);
    last().onEnd();
    expect(at()).toBe("asking");
    speech.send(approximate ? { type: "approximationChosen", approximate } : { type: "noticeClosed" });
    expect([last().text, last().voice.id]).toEqual(expected);
  });
  it("joins what was computed from pieces, for as long as they last, and passes over what it has no piece of", () => {
    const pieces = new Map(["жиырма", "бір", "теңге"].map((text) => [pieceKey("kk-KZ", text), 4_000]));
    platform.voices = [english, { ...site("Сәлем."), pieces }];
    read([kk("Сәлем. 21 ₸. 22 ₸. Сәлем.")]);
    last().onEnd();
    expect([last().text, last().voice.id]).toEqual(["21 ₸. ", "site"]);
    last().onStart();
    pass(12_000);
    expect(at()).toBe("speaking");
    last().onEnd();
    expect(last().text).toBe("Сәлем.");
    last().onEnd();
    expect(speech.state.activity).toEqual({ at: "told", why: "unspoken", unspoken: 1 });
  });
  it("is replaced by a voice of the system when a recording does not come, and the reader sees a notice where the system has no other", () => {
    const failTwice = () => [1, 2].forEach(() => last().onError("network"));
    platform.voices = [androidKazakh, site("Сәлем.")];
    speech.send({ type: "voiceChosen", language: "kk-KZ", id: "site" });
    read([kk("Сәлем.")]);
    failTwice();
    expect(last().voice.id).toBe("kk");
    platform.voices = [site("Сәлем.")];
    read([kk("Сәлем.")]);
    failTwice();
    expect(speech.state.activity).toEqual({ at: "told", why: "notLoaded", language: "kk-KZ" });
  });
});
