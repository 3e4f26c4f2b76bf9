import { beforeEach, describe, expect, it } from "vitest";
import {
  androidKazakh,
  at,
  en,
  english,
  freshPlatform,
  kk,
  last,
  pass,
  platform,
  read,
  ru,
  russian,
  speech,
} from "./testing/speech-platform.ts";

beforeEach(freshPlatform);

const spoken = () => platform.spoken.map(({ text, voice }) => `${voice.id}: ${text.trim()}`);
/** Says all that is left, sentence by sentence. */
const finish = () => {
  while (at() === "speaking") last().onEnd();
};

describe("a word of another language", () => {
  it("is said by a Russian voice on a Russian page where the system has no Kazakh one, at once and without a question", () => {
    read([ru("Договор "), kk("«Сенім»"), ru(" действует.")]);
    finish();
    expect(spoken()).toEqual(["ru: Договор", "ru: «Сеним»", "ru: действует."]);
    expect(at()).toBe("silent");
  });
  it("is said by the page's voice where that can read it", () => {
    platform.voices = [androidKazakh];
    read([kk("Кіру: "), en("eGov")]);
    finish();
    expect(spoken()).toEqual(["kk: Кіру:", "kk: eGov"]);
  });
  it("is passed over and counted where no voice can say it, and the page is read to its end", () => {
    platform.voices = [english];
    read([en("The plan "), kk("«Сенім»"), en(" is open.")]);
    finish();
    expect(spoken()).toEqual(["en: The plan", "en: is open."]);
    expect(speech.state.activity).toEqual({ at: "told", why: "unspoken", unspoken: 1 });
  });
  it("on a Kazakh page is said by a Russian voice where the reader has agreed to one, and passed over where not", () => {
    read([kk("Кіру: "), en("eGov")]);
    pass(2_500);
    speech.send({ type: "approximationChosen", approximate: true });
    finish();
    expect(spoken()).toEqual(["ru: Киру:", "ru: eGov"]);
    speech.send({ type: "approximationChosen", approximate: false });
    read([kk("Кіру: "), en("eGov")]);
    pass(2_500);
    expect(speech.state.activity).toEqual({ at: "told", why: "unspoken", unspoken: 2, isRefused: true });
  });
});

describe("a Kazakh page on a system without a Kazakh voice", () => {
  const readKazakh = () => {
    read([kk("Өмірді сақтандыру.")]);
    pass(2_500);
  };
  it("is read by a Russian voice in Russian letters once the reader agrees, and is not asked about again", () => {
    readKazakh();
    expect([at(), platform.spoken]).toEqual(["asking", []]);
    speech.send({ type: "approximationChosen", approximate: true });
    expect(spoken()).toEqual(["ru: Омирди сактандыру."]);
    expect(platform.habits).toEqual({ rate: 1, chosen: {}, approximate: true });
    finish();
    readKazakh();
    expect(spoken()).toHaveLength(2);
  });
  it("is not read where the reader closes the question, and says the next time why", () => {
    readKazakh();
    speech.send({ type: "noticeClosed" });
    expect([at(), platform.habits]).toEqual(["silent", { rate: 1, chosen: {}, approximate: false }]);
    readKazakh();
    expect([speech.state.activity, platform.spoken]).toEqual([{ at: "told", why: "unspoken", unspoken: 1, isRefused: true }, []]);
  });
  it("is read after the answer has been changed, without a question", () => {
    speech.send({ type: "approximationChosen", approximate: false });
    speech.send({ type: "approximationChosen", approximate: true });
    readKazakh();
    expect(spoken()).toEqual(["ru: Омирди сактандыру."]);
  });
  it("is paused at the present sentence when the answer is changed while it is read, and the place is kept", () => {
    speech.send({ type: "approximationChosen", approximate: true });
    platform.voices = [russian];
    read([kk("Өмір. "), ru("Конец.")]);
    pass(2_500);
    speech.send({ type: "approximationChosen", approximate: false });
    expect([spoken(), at()]).toEqual([["ru: Омир."], "paused"]);
    speech.send({ type: "resumePressed" });
    expect(spoken()).toEqual(["ru: Омир.", "ru: Конец."]);
    finish();
    expect([speech.state.activity, platform.ended]).toEqual([{ at: "told", why: "unspoken", unspoken: 1, isRefused: true }, 0]);
  });
  it("is read on from the sentence at which it was refused once the reader agrees again", () => {
    speech.send({ type: "approximationChosen", approximate: true });
    read([kk("Бірінші. Екінші. Үшінші.")]);
    pass(2_500);
    last().onEnd();
    speech.send({ type: "approximationChosen", approximate: false });
    speech.send({ type: "approximationChosen", approximate: true });
    speech.send({ type: "resumePressed" });
    expect(spoken().at(-1)).toBe("ru: Екинши.");
    expect(platform.reached.at(-1)?.text).toBe("Екінші. ");
  });
});
