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
import type { Voice } from "./voices.ts";

beforeEach(freshPlatform);

describe("reading aloud", () => {
  it("says sentence after sentence and marks what it says, then falls silent", () => {
    read([ru("Первое. Второе.")]);
    expect([last().text, last().voice, last().rate]).toEqual(["Первое. ", russian, 1]);
    last().onEnd();
    expect(last().text).toBe("Второе.");
    last().onEnd();
    expect([at(), platform.marked, platform.marks]).toEqual([
      "silent",
      false,
      [
        [0, 8],
        [8, 7],
      ],
    ]);
  });
  it("marks the word that the engine reports, at its place in the whole text", () => {
    read([ru("Раз. Два три.")]);
    last().onEnd();
    last().onWord(4, 3);
    expect(platform.marks.at(-1)).toEqual([9, 3]);
  });
  it("speaks each language with its own voice, an Android one too", () => {
    platform.voices = [russian, androidKazakh, english];
    read([ru("Здравствуйте. "), kk("Сәлеметсіз бе. "), en("Hello.")]);
    const voices = [last().voice.id];
    last().onEnd();
    expect(last().text).toBe("Сәлеметсіз бе. ");
    voices.push(last().voice.id);
    last().onEnd();
    voices.push(last().voice.id);
    expect(voices).toEqual(["ru", "kk", "en"]);
  });
  it("changes its pace in the middle of a sentence by saying it again", () => {
    read([ru("Первое. Второе.")]);
    speech.send({ type: "rateChosen", rate: 1.5 });
    expect([last().text, last().rate, platform.spoken.length]).toEqual(["Первое. ", 1.5, 2]);
  });
  it("says long sentences in shorter pieces at a slow pace, and marks each in its place", () => {
    const clause = "слово ".repeat(15).trim();
    const long = `${clause}, ${clause}.`;
    speech.send({ type: "rateChosen", rate: 0.75 });
    read([ru(long)]);
    const first = last().text;
    expect(first).toBe(`${clause}, `);
    last().onEnd();
    expect(first + last().text).toBe(long);
    expect(platform.marks.at(-1)).toEqual([first.length, last().text.length]);
  });
  it("keeps the pace and the voice that a reader chooses, and says the sentence again in it", () => {
    const other: Voice = { id: "ru2", language: "ru-RU", local: true };
    platform.voices = [russian, other];
    read([ru("Первое. Второе.")]);
    speech.send({ type: "voiceChosen", language: "ru-RU", id: "ru2" });
    expect([last().text, last().voice.id]).toEqual(["Первое. ", "ru2"]);
    expect(platform.habits).toEqual({ rate: 1, chosen: { "ru-RU": "ru2" } });
  });
  it("takes the best voice again where the chosen one is gone from the system", () => {
    speech.send({ type: "voiceChosen", language: "ru-RU", id: "gone" });
    read([ru("Текст.")]);
    expect(last().voice.id).toBe("ru");
  });
  it("reports each sentence that it reaches, and the end, so that the place can be kept", () => {
    read([ru("Первое. Второе.")]);
    last().onEnd();
    expect(platform.reached).toEqual([
      { from: 0, text: "Первое. " },
      { from: 8, text: "Второе." },
    ]);
    speech.send({ type: "stopPressed" });
    expect(platform.ended).toBe(0);
    read([ru("Конец.")]);
    last().onEnd();
    expect(platform.ended).toBe(1);
  });
  it.each([
    ["where it was left", "Первое. Второе. Третье.", { from: 8, text: "Второе. " }, "Второе. "],
    ["at the same words when the page has more above them", "Новое. Первое. Второе. Третье.", { from: 8, text: "Второе. " }, "Второе. "],
    ["at the nearer of the same words", "Да. Нет. Да. Нет.", { from: 12, text: "Нет." }, "Нет."],
    ["at the place where the words are gone", "Первое. Иное. Третье.", { from: 8, text: "Второе. " }, "Иное. "],
    ["at a letter that was pointed at", "Первое. Второе. Третье.", { from: 11 }, "Второе. "],
  ] as const)("continues %s", (_, text, place, spoken) => {
    read([ru(text)], true, place);
    expect(last().text).toBe(spoken);
  });
});

describe("a system", () => {
  it("is waited for when its voices come late", () => {
    platform.voices = [];
    read([ru("Поздно.")]);
    pass(600);
    expect([at(), platform.spoken]).toEqual(["looking", []]);
    platform.voices = [russian];
    pass(300);
    expect(last().text).toBe("Поздно.");
  });
  it("speaks with the Kazakh voice when it lists one after the Russian voice", () => {
    read([kk("Сәлем.")]);
    pass(500);
    platform.voices = [russian, androidKazakh];
    pass(300);
    expect([last().text, last().voice.id]).toEqual(["Сәлем.", "kk"]);
  });
  it("shows a notice when it has no voice at all", () => {
    platform.voices = [];
    read([ru("Текст.")]);
    pass(2_500);
    expect(speech.state.activity).toEqual({ at: "told", why: "noVoice", language: "ru-RU" });
  });
  it("is given up after a while when it falls silent, and the reading continues", () => {
    read([ru("Первое. Второе.")]);
    last().onStart();
    pass(10_000);
    expect([last().text, platform.hushed > 1]).toEqual(["Второе.", true]);
    last().onWord(0, 6);
    pass(10_000);
    expect(at()).toBe("silent");
  });
  it("does not move the reading forward by reporting the end of what was stopped long ago", () => {
    read([ru("Первое. Второе. Третье.")]);
    const first = last();
    speech.send({ type: "pausePressed" });
    first.onEnd();
    first.onError("interrupted");
    expect([at(), platform.spoken.length]).toEqual(["paused", 1]);
    speech.send({ type: "resumePressed" });
    first.onEnd();
    expect([last().text, platform.spoken.length]).toEqual(["Первое. ", 2]);
  });
});

describe("the reader", () => {
  it("sees a notice when nothing is selected", () => {
    read([ru("  \n")]);
    expect(speech.state.activity).toEqual({ at: "told", why: "nothingSelected" });
    speech.send({ type: "noticeClosed" });
    expect(at()).toBe("silent");
  });
  it("sees a notice when the browser cannot speak", () => {
    read([ru("Текст.")], false);
    expect(speech.state.activity).toEqual({ at: "told", why: "unsupported" });
  });
  it("stops in any state and nothing is spoken after it", () => {
    read([ru("Первое. Второе.")]);
    speech.send({ type: "stopPressed" });
    pass(60_000);
    expect([at(), platform.spoken.length, platform.marked]).toEqual(["silent", 1, false]);
  });
  it("hears only the new text after asking for something else", () => {
    read([ru("Первое. Второе.")]);
    const first = last();
    read([ru("Другое.")]);
    first.onEnd();
    expect([last().text, platform.spoken.length]).toEqual(["Другое.", 2]);
  });
  it("changes nothing by presses that have no meaning in the present state", () => {
    for (const type of ["pausePressed", "resumePressed", "stopPressed", "noticeClosed"] as const) {
      const before = speech.state;
      speech.send({ type });
      expect(speech.state).toBe(before);
    }
  });
});
