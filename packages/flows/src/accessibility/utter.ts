import type { SpokenLanguage } from "@shanyraq/i18n";
import type { Step } from "../flow.ts";
import { fitted, type Sentence } from "./sentences.ts";
import { spelledNumbers } from "./spelled-numbers.ts";
import { speakerOf, type Speaker } from "./speaker.ts";
import type { SpeechReading, Silence, SpeechActivity, SpeechEffect, SpeechState } from "./speech-state.ts";
import { inRussianCharacters, recordedMs, type Voice } from "./voices.ts";

export type Stepped = Step<SpeechState, SpeechEffect>;
export type SpeakingActivity = Extract<SpeechActivity, { at: "speaking" }>;

/** A sentence that has not ended after this is given up, and the next one begins: some engines fall silent without a word. */
const patience = ({ text }: Pick<Sentence, "text">, rate: number): number => 5_000 + (spelledNumbers(text).text.length * 150) / rate;

export const silent = (state: SpeechState): Stepped => [
  { ...state, turn: state.turn + 1, activity: { at: "silent" } },
  { do: "hush" },
  { do: "unmark" },
];
export const notify = (state: SpeechState, why: Silence, language?: SpokenLanguage): Stepped => [
  { ...state, turn: state.turn + 1, activity: { at: "told", why, ...(language && { language }) } },
  { do: "hush" },
  { do: "unmark" },
];
/** The engine is silenced before anything else happens. */
export const hushed = ([after, ...effects]: Stepped): Stepped => [
  after,
  { do: "hush" },
  ...effects.filter((effect) => effect.do !== "hush"),
];

/** Nothing has been read yet. */
export const fresh = { index: 0, failed: [], unspoken: 0, isRefused: false, isBeside: false, announced: [], isPaused: false } as const;

/** What a reading is, without who says it now. */
export function readingOf(reading: SpeechReading): SpeechReading {
  const { language, sentences, index, voices, failed, unspoken, isRefused, isBeside, announced, isPaused } = reading;
  return { language, sentences, index, voices, failed, unspoken, isRefused, isBeside, announced, isPaused };
}

/** The reading without what is being said: the rest of what has changed, then the sentence that is due; or the sentence after it. */
export function afterThis(speaking: SpeakingActivity): SpeechReading {
  const reading = readingOf(speaking);
  return speaking.isAnnounced ? { ...reading, announced: reading.announced.slice(1) } : { ...reading, index: reading.index + 1 };
}

/** The end of a text: the reader gets a notice that counts what was not spoken. */
function end(state: SpeechState, { unspoken, isRefused, isBeside }: SpeechReading): Stepped {
  const [after, ...effects] = unspoken === 0 ? silent(state) : notify(state, "unspoken");
  const activity = after.activity.at === "told" ? { ...after.activity, unspoken, ...(isRefused && { isRefused }) } : after.activity;
  // What the reader has refused may be read later, from the place where it was.
  return [{ ...after, activity }, ...effects, ...(isBeside || isRefused ? [] : [{ do: "forgetPlace" } as const])];
}

/** How long a voice may take over a sentence. */
function timeoutOf(sentence: Sentence, voice: Voice, rate: number): number {
  const lastsMs = recordedMs(voice, sentence.language, sentence.text);
  return lastsMs === undefined ? patience(sentence, rate) : patience({ text: "" }, rate) + lastsMs / rate;
}

/** What the same voice says next: a recording of it is fetched meanwhile. */
function following(after: Sentence | undefined, voice: Voice): string | undefined {
  return after && recordedMs(voice, after.language, after.text) !== undefined ? after.text : undefined;
}

interface Voiced {
  readonly voice: Voice;
  readonly isApproximate: boolean;
  readonly isRepeated: boolean;
}

/** Has a sentence said, which the reading has in its place already. */
function say(state: SpeechState, reading: SpeechReading, sentence: Sentence, voiced: Voiced, isAnnounced: boolean): Stepped {
  const { voice, isApproximate, isRepeated } = voiced;
  const turn = state.turn + 1;
  const after = reading.sentences[isAnnounced ? reading.index : reading.index + 1];
  return [
    { ...state, turn, activity: { ...readingOf(reading), at: "speaking", voice, isApproximate, audible: false, isRepeated, isAnnounced } },
    ...(reading.isBeside || isAnnounced ? [] : [{ do: "reach", from: sentence.from, text: sentence.text } as const]),
    {
      do: "utter",
      turn,
      text: isApproximate ? inRussianCharacters(sentence.text) : sentence.text,
      voice,
      rate: state.rate,
      timeoutMs: timeoutOf(sentence, voice, state.rate),
      following: following(after, voice),
    },
  ];
}

/** A voice of the system says so much at once as it can hold; a recording is of the whole sentence. */
const cutFor = (voice: Voice, sentences: readonly Sentence[], index: number, rate: number): readonly Sentence[] =>
  voice.recordings ? sentences : fitted(sentences, index, rate);

/** Says the first of what has changed; where no voice can, it is passed over. Nobody is asked, and no notice is worth the interruption. */
function announce(state: SpeechState, reading: SpeechReading, isRepeated: boolean): Stepped {
  const [announcement, ...rest] = reading.announced;
  if (!announcement) return utter(state, reading);
  const { sentence, language, voices } = announcement;
  const able = voices.filter(({ id }) => !reading.failed.some(({ voice }) => voice.id === id));
  const speaker = speakerOf(sentence, { language, voices: able, failed: reading.failed }, state);
  if (speaker.is !== "voice") return utter(state, { ...reading, announced: rest });
  const pieces = cutFor(speaker.voice, [sentence], 0, state.rate);
  const announced = [...pieces.map((piece) => ({ ...announcement, sentence: piece })), ...rest];
  return say(state, { ...reading, announced }, pieces[0] ?? sentence, { ...speaker, isRepeated }, true);
}

/** Who says a sentence of the text. */
export const speakerOfText = (state: SpeechState, reading: SpeechReading, due: Sentence): Speaker =>
  speakerOf(due, reading, reading.isBeside ? { ...state, approximate: true } : state);

/** Continues with what has changed, then with the sentence that is due; ends when there are no more sentences. */
export function utter(state: SpeechState, reading: SpeechReading, isRepeated = false): Stepped {
  if (reading.announced.length > 0) return announce(state, reading, isRepeated);
  if (reading.isPaused) return [{ ...state, turn: state.turn + 1, activity: { ...readingOf(reading), isPaused: false, at: "paused" } }];
  const { sentences: all, index, unspoken, isRefused } = reading;
  const due = all[index];
  if (!due) return end(state, reading);
  const speaker = speakerOfText(state, reading, due);
  switch (speaker.is) {
    case "nobody": {
      const passed = { index: index + 1, unspoken: unspoken + 1, isRefused: isRefused || speaker.isRefused };
      return utter(state, { ...readingOf(reading), ...passed });
    }
    case "missing":
      return notify(state, speaker.why, due.language);
    case "asked":
      return [{ ...state, turn: state.turn + 1, activity: { ...readingOf(reading), at: "asking" } }, { do: "hush" }];
    case "voice": {
      const sentences = cutFor(speaker.voice, all, index, state.rate);
      return say(state, { ...reading, sentences }, sentences[index] ?? due, { ...speaker, isRepeated }, false);
    }
  }
}
