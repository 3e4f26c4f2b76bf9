import type { Flow, Step } from "../flow.ts";
import type { SpokenLanguage } from "@shanyraq/i18n";
import { sentencesOf, type Passage, type Sentence } from "./sentences.ts";
import { chooseVoice, inRussianLetters, type Voice } from "./voices.ts";

/** Voices come late: they are waited for this long, and looked for this often. */
export const VOICES_WITHIN_MS = 2_000;
export const VOICES_EVERY_MS = 250;
/** A sentence that has not ended after this is given up, and the next one begins: some engines fall silent without a word. */
export const patience = ({ text }: Sentence, rate: number): number => 5_000 + (text.length * 150) / rate;

export const rates = [0.75, 1, 1.25, 1.5] as const;
export type Rate = (typeof rates)[number];

interface Reading {
  readonly sentences: readonly Sentence[];
  readonly index: number;
  readonly voices: readonly Voice[];
  /** The reader has agreed that a Russian voice reads Kazakh as well as it can. */
  readonly approximate: boolean;
}

export type Silence = "nothingSelected" | "unsupported" | "noVoice";
export type SpeechActivity =
  | { readonly at: "silent" }
  | { readonly at: "looking"; readonly sentences: readonly Sentence[]; readonly until: number }
  /** No Kazakh voice, but a Russian one: the reader decides. */
  | ({ readonly at: "asking" } & Reading)
  | ({ readonly at: "speaking" } & Reading)
  | ({ readonly at: "paused" } & Reading)
  /** Something to say to the reader before there can be speech. */
  | { readonly at: "told"; readonly why: Silence; readonly language?: SpokenLanguage };

export interface SpeechState {
  readonly activity: SpeechActivity;
  readonly rate: Rate;
  /** Number of the newest utterance; what is reported of older ones is late (Firefox reports `end` after cancel). */
  readonly turn: number;
}

export type SpeechEvent =
  | { readonly type: "readPressed"; readonly passages: readonly Passage[]; readonly supported: boolean; readonly now: number }
  | { readonly type: "voicesListed"; readonly voices: readonly Voice[]; readonly now: number }
  | { readonly type: "approximationAccepted" }
  | { readonly type: "wordReached"; readonly turn: number; readonly from: number; readonly length: number }
  | { readonly type: "sentenceEnded"; readonly turn: number }
  | { readonly type: "patienceEnded"; readonly turn: number }
  | { readonly type: "engineFailed"; readonly turn: number }
  | { readonly type: "pausePressed" }
  | { readonly type: "resumePressed" }
  | { readonly type: "stopPressed" }
  | { readonly type: "rateChosen"; readonly rate: Rate }
  | { readonly type: "noticeClosed" };

export type SpeechEffect =
  | { readonly do: "listVoices"; readonly afterMs: number }
  | {
      readonly do: "utter";
      readonly turn: number;
      readonly text: string;
      readonly voice: Voice;
      readonly rate: Rate;
      readonly patienceMs: number;
    }
  | { readonly do: "hush" }
  | { readonly do: "mark"; readonly from: number; readonly length: number }
  | { readonly do: "unmark" };

export const speechInitial: SpeechState = { activity: { at: "silent" }, rate: 1, turn: 0 };

type Stepped = Step<SpeechState, SpeechEffect>;
const silent = (state: SpeechState): Stepped => [
  { ...state, turn: state.turn + 1, activity: { at: "silent" } },
  { do: "hush" },
  { do: "unmark" },
];
const tell = (state: SpeechState, why: Silence, language?: SpokenLanguage): Stepped => [
  { ...state, turn: state.turn + 1, activity: { at: "told", why, ...(language && { language }) } },
  { do: "hush" },
  { do: "unmark" },
];

/** Goes on with the sentence that is due; ends where none is. */
function utter(state: SpeechState, { sentences, index, voices, approximate }: Reading): Stepped {
  const reading: Reading = { sentences, index, voices, approximate };
  const sentence = reading.sentences[reading.index];
  if (!sentence) return silent(state);
  const choice = chooseVoice(sentence.language, reading.voices);
  if (choice.found === "none") return tell(state, "noVoice", sentence.language);
  if (choice.found === "approximate" && !reading.approximate) return [{ ...state, activity: { at: "asking", ...reading } }, { do: "hush" }];
  const turn = state.turn + 1;
  const text = choice.found === "approximate" ? inRussianLetters(sentence.text) : sentence.text;
  return [
    { ...state, turn, activity: { at: "speaking", ...reading } },
    { do: "mark", from: sentence.from, length: sentence.text.length },
    { do: "utter", turn, text, voice: choice.voice, rate: state.rate, patienceMs: patience(sentence, state.rate) },
  ];
}

const next = (reading: Reading): Reading => ({ ...reading, index: reading.index + 1 });

function listed(state: SpeechState, voices: readonly Voice[], now: number): Stepped {
  const { activity } = state;
  if (activity.at !== "looking") return [state];
  const { sentences, until } = activity;
  const spoken = new Set(sentences.map(({ language }) => language));
  const complete = [...spoken].every((language) => chooseVoice(language, voices).found === "voice");
  // A platform lists its voices piece by piece: the one that is missing may still come.
  if (!complete && now < until) return [state, { do: "listVoices", afterMs: VOICES_EVERY_MS }];
  return utter(state, { sentences, index: 0, voices, approximate: false });
}

function step(state: SpeechState, event: SpeechEvent): Stepped {
  const { activity } = state;
  switch (event.type) {
    case "readPressed": {
      if (!event.supported) return tell(state, "unsupported");
      const sentences = sentencesOf(event.passages);
      if (sentences.length === 0) return tell(state, "nothingSelected");
      return [
        { ...state, turn: state.turn + 1, activity: { at: "looking", sentences, until: event.now + VOICES_WITHIN_MS } },
        { do: "hush" },
        { do: "listVoices", afterMs: 0 },
      ];
    }
    case "voicesListed":
      return listed(state, event.voices, event.now);
    case "approximationAccepted":
      return activity.at === "asking" ? utter(state, { ...activity, approximate: true }) : [state];
    case "wordReached": {
      const sentence = activity.at === "speaking" && event.turn === state.turn ? activity.sentences[activity.index] : undefined;
      return sentence ? [state, { do: "mark", from: sentence.from + event.from, length: event.length }] : [state];
    }
    case "sentenceEnded":
    case "patienceEnded": {
      if (activity.at !== "speaking" || event.turn !== state.turn) return [state];
      const [after, ...effects] = utter(state, next(activity));
      return event.type === "patienceEnded"
        ? [after, { do: "hush" }, ...effects.filter((effect) => effect.do !== "hush")]
        : [after, ...effects];
    }
    case "engineFailed":
      return activity.at === "speaking" && event.turn === state.turn
        ? tell(state, "noVoice", activity.sentences[activity.index]?.language ?? "ru-RU")
        : [state];
    case "pausePressed":
      // Pausing an engine is unreliable on Android: it is stopped, and the place is remembered.
      return activity.at === "speaking"
        ? [{ ...state, turn: state.turn + 1, activity: { ...activity, at: "paused" } }, { do: "hush" }]
        : [state];
    case "resumePressed":
      return activity.at === "paused" ? utter(state, activity) : [state];
    case "stopPressed":
      return activity.at === "silent" ? [state] : silent(state);
    case "rateChosen": {
      const faster = { ...state, rate: event.rate };
      if (activity.at !== "speaking") return [faster];
      const [after, ...effects] = utter(faster, activity);
      return [after, { do: "hush" }, ...effects];
    }
    case "noticeClosed":
      return activity.at === "told" || activity.at === "asking" ? silent(state) : [state];
  }
}

/** Reading aloud: sentence by sentence, each in its language, on engines that fail in silence. */
export const speechFlow: Flow<SpeechState, SpeechEvent, SpeechEffect> = { step };
