import type { Flow, Step } from "../flow.ts";
import type { SpokenLanguage } from "@shanyraq/i18n";
import { fitted, sentenceAt, sentencesOf, type Passage, type Place, type Sentence } from "./sentences.ts";
import { chooseVoice, inRussianCharacters, recordedMs, type Choice, type ChosenVoices, type Voice } from "./voices.ts";

/** Voices come late: they are waited for this long, and looked for this often. */
export const VOICES_WITHIN_MS = 2_000;
export const VOICES_EVERY_MS = 250;
/** A sentence that has not ended after this is given up, and the next one begins: some engines fall silent without a word. */
export const patience = ({ text }: Pick<Sentence, "text">, rate: number): number => 5_000 + (text.length * 150) / rate;

export const rates = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
export type Rate = (typeof rates)[number];

interface Reading {
  readonly sentences: readonly Sentence[];
  readonly index: number;
  readonly voices: readonly Voice[];
  /** Whether a Russian voice reads Kazakh as well as it can; undefined until the reader has answered. */
  readonly approximate?: boolean | undefined;
  /** How many sentences no voice could say. */
  readonly unspoken: number;
}

export type Silence = "nothingSelected" | "unsupported" | "noVoice" | "silentVoice" | "notLoaded" | "unspoken";
export type SpeechActivity =
  | { readonly at: "silent" }
  | { readonly at: "looking"; readonly sentences: readonly Sentence[]; readonly index: number; readonly until: number }
  /** No Kazakh voice, but a Russian one: the reader decides. */
  | ({ readonly at: "asking" } & Reading)
  /** `audible`: the engine has given a sign of life in this sentence. */
  | ({ readonly at: "speaking"; readonly audible: boolean } & Reading)
  | ({ readonly at: "paused" } & Reading)
  /** Something to say to the reader before there can be speech. */
  | { readonly at: "told"; readonly why: Silence; readonly language?: SpokenLanguage; readonly unspoken?: number };

/** What a reader has chosen once and keeps: the pace, and whose voice. */
export interface SpeechHabits {
  readonly rate: Rate;
  readonly chosen: ChosenVoices;
}

export interface SpeechState extends SpeechHabits {
  readonly activity: SpeechActivity;
  /** Number of the newest utterance; what is reported of older ones is late (Firefox reports `end` after cancel). */
  readonly turn: number;
}

export type SpeechEvent =
  | {
      readonly type: "readPressed";
      readonly passages: readonly Passage[];
      /** Where to begin; at the beginning unless said. */
      readonly place?: Place | undefined;
      readonly supported: boolean;
      readonly now: number;
    }
  | { readonly type: "voicesListed"; readonly voices: readonly Voice[]; readonly now: number }
  | { readonly type: "approximationAccepted" }
  | { readonly type: "voiceHeard"; readonly turn: number }
  | { readonly type: "wordReached"; readonly turn: number; readonly from: number; readonly length: number }
  | { readonly type: "sentenceEnded"; readonly turn: number }
  | { readonly type: "patienceEnded"; readonly turn: number }
  | { readonly type: "engineFailed"; readonly turn: number }
  | { readonly type: "pausePressed" }
  | { readonly type: "resumePressed" }
  | { readonly type: "stopPressed" }
  | { readonly type: "rateChosen"; readonly rate: Rate }
  | { readonly type: "voiceChosen"; readonly language: SpokenLanguage; readonly id: string }
  | { readonly type: "noticeClosed" };

export type SpeechEffect =
  | { readonly do: "listVoices"; readonly afterMs: number }
  | {
      readonly do: "utter";
      readonly turn: number;
      readonly text: string;
      readonly voice: Voice;
      readonly rate: Rate;
      readonly timeoutMs: number;
      /** What the same voice says next, where it has a recording of it. */
      readonly following?: string | undefined;
    }
  | { readonly do: "hush" }
  | { readonly do: "mark"; readonly from: number; readonly length: number }
  /** A sentence begins, and it is here. */
  | { readonly do: "reach"; readonly from: number; readonly text: string }
  | { readonly do: "unmark" }
  | { readonly do: "forgetPlace" }
  | { readonly do: "keepHabits"; readonly habits: SpeechHabits };

export const speechInitial = (habits: SpeechHabits = { rate: 1, chosen: {} }): SpeechState => ({
  ...habits,
  activity: { at: "silent" },
  turn: 0,
});

type Stepped = Step<SpeechState, SpeechEffect>;
const silent = (state: SpeechState): Stepped => [
  { ...state, turn: state.turn + 1, activity: { at: "silent" } },
  { do: "hush" },
  { do: "unmark" },
];
const notify = (state: SpeechState, why: Silence, language?: SpokenLanguage): Stepped => [
  { ...state, turn: state.turn + 1, activity: { at: "told", why, ...(language && { language }) } },
  { do: "hush" },
  { do: "unmark" },
];

/** Whether the site's own voice says something of the language: then what it has no recording of is passed over, counted and named at the end. */
const isRecorded = (language: SpokenLanguage, voices: readonly Voice[]): boolean =>
  voices.some((voice) => voice.recordings !== undefined && voice.language === language);

/** The end of a text: the reader gets a notice that counts what was not spoken. */
function end(state: SpeechState, unspoken: number): Stepped {
  const [after, ...effects] = unspoken === 0 ? silent(state) : notify(state, "unspoken");
  const activity = after.activity.at === "told" ? { ...after.activity, unspoken } : after.activity;
  return [{ ...after, activity }, ...effects, { do: "forgetPlace" }];
}

/** A voice of the system says so much at once as it can hold; a recording is of the whole sentence. */
function cutFor(choice: Choice, { sentences, index }: Reading, rate: number): readonly Sentence[] {
  return choice.found !== "none" && choice.voice.recordings ? sentences : fitted(sentences, index, rate);
}

/** Continues with the sentence that is due; ends when there are no more sentences. */
function utter(state: SpeechState, reading: Reading): Stepped {
  const due = reading.sentences[reading.index];
  if (!due) return end(state, reading.unspoken);
  const choice = chooseVoice(due, reading.voices, state.chosen);
  const passedOver = isRecorded(due.language, reading.voices) && (choice.found === "none" || reading.approximate === false);
  if (choice.found !== "voice" && passedOver) return utter(state, { ...next(reading), unspoken: reading.unspoken + 1 });
  if (choice.found === "none") return notify(state, "noVoice", due.language);
  if (choice.found === "approximate" && !reading.approximate) {
    return [{ ...state, turn: state.turn + 1, activity: { ...readingOf(reading), at: "asking" } }, { do: "hush" }];
  }
  const sentences = cutFor(choice, reading, state.rate);
  const sentence = sentences[reading.index] ?? due;
  const turn = state.turn + 1;
  const text = choice.found === "approximate" ? inRussianCharacters(sentence.text) : sentence.text;
  const lastsMs = recordedMs(choice.voice, sentence.language, sentence.text);
  const timeoutMs = lastsMs === undefined ? patience(sentence, state.rate) : patience({ text: "" }, state.rate) + lastsMs / state.rate;
  return [
    { ...state, turn, activity: { ...readingOf(reading), at: "speaking", audible: false, sentences } },
    { do: "reach", from: sentence.from, text: sentence.text },
    {
      do: "utter",
      turn,
      text,
      voice: choice.voice,
      rate: state.rate,
      timeoutMs,
      following: following(sentences, reading.index, choice.voice),
    },
  ];
}

/** What the same voice says next: a recording of it is fetched meanwhile. */
function following(sentences: readonly Sentence[], index: number, voice: Voice): string | undefined {
  const after = sentences[index + 1];
  return after && recordedMs(voice, after.language, after.text) !== undefined ? after.text : undefined;
}

const readingOf = ({ sentences, index, voices, approximate, unspoken }: Reading): Reading => ({
  sentences,
  index,
  voices,
  approximate,
  unspoken,
});
const next = (reading: Reading): Reading => ({ ...readingOf(reading), index: reading.index + 1 });

function listed(state: SpeechState, voices: readonly Voice[], now: number): Stepped {
  const { activity } = state;
  if (activity.at !== "looking") return [state];
  const { sentences, index, until } = activity;
  const complete = sentences.every(
    (sentence) => isRecorded(sentence.language, voices) || chooseVoice(sentence, voices, state.chosen).found === "voice",
  );
  // A platform lists its voices piece by piece: the one that is missing may still come.
  if (!complete && now < until) return [state, { do: "listVoices", afterMs: VOICES_EVERY_MS }];
  return utter(state, { sentences, index, voices, unspoken: 0 });
}

/** A pace or a voice is stored and used at once: the current sentence is repeated. */
function adopt(state: SpeechState, habits: SpeechHabits): Stepped {
  const changed = { ...state, ...habits };
  const keeping = { do: "keepHabits", habits } as const;
  if (state.activity.at !== "speaking") return [changed, keeping];
  const [after, ...effects] = utter(changed, state.activity);
  return [after, keeping, { do: "hush" }, ...effects];
}

const markAudible = (state: SpeechState): SpeechState =>
  state.activity.at === "speaking" && !state.activity.audible ? { ...state, activity: { ...state.activity, audible: true } } : state;

/** The time for a sentence is over. An engine that was audible has fallen silent, and the next sentence begins; any other will not begin at all. */
function giveUp(state: SpeechState, reading: Extract<SpeechActivity, { at: "speaking" }>): Stepped {
  if (!reading.audible) return notify(state, "silentVoice", reading.sentences[reading.index]?.language);
  const [after, ...effects] = utter(state, next(reading));
  return [after, { do: "hush" }, ...effects.filter((effect) => effect.do !== "hush")];
}

/** A voice that has failed is replaced by the next one of its language, for this reading. */
function replaceVoice(state: SpeechState, reading: Extract<SpeechActivity, { at: "speaking" }>): Stepped {
  const due = reading.sentences[reading.index];
  const choice = due && chooseVoice(due, reading.voices, state.chosen);
  if (!due || !choice || choice.found === "none") return notify(state, "noVoice", due?.language);
  const failed = choice.voice;
  const voices = reading.voices.filter(({ id }) => id !== failed.id);
  if (chooseVoice(due, voices, state.chosen).found === "none")
    return notify(state, failed.recordings ? "notLoaded" : "noVoice", due.language);
  const [after, ...effects] = utter(state, { ...readingOf(reading), voices });
  return [after, { do: "hush" }, ...effects.filter((effect) => effect.do !== "hush")];
}

function step(state: SpeechState, event: SpeechEvent): Stepped {
  const { activity } = state;
  switch (event.type) {
    case "readPressed": {
      if (!event.supported) return notify(state, "unsupported");
      const sentences = sentencesOf(event.passages);
      if (sentences.length === 0) return notify(state, "nothingSelected");
      const index = event.place ? sentenceAt(sentences, event.place) : 0;
      return [
        { ...state, turn: state.turn + 1, activity: { at: "looking", sentences, index, until: event.now + VOICES_WITHIN_MS } },
        { do: "hush" },
        { do: "listVoices", afterMs: 0 },
      ];
    }
    case "voicesListed":
      return listed(state, event.voices, event.now);
    case "approximationAccepted":
      return activity.at === "asking" ? utter(state, { ...activity, approximate: true }) : [state];
    case "voiceHeard":
      return event.turn === state.turn ? [markAudible(state)] : [state];
    case "wordReached": {
      const sentence = activity.at === "speaking" && event.turn === state.turn ? activity.sentences[activity.index] : undefined;
      return sentence ? [markAudible(state), { do: "mark", from: sentence.from + event.from, length: event.length }] : [state];
    }
    case "sentenceEnded":
      return activity.at === "speaking" && event.turn === state.turn ? utter(state, next(activity)) : [state];
    case "patienceEnded":
      return activity.at === "speaking" && event.turn === state.turn ? giveUp(state, activity) : [state];
    case "engineFailed":
      return activity.at === "speaking" && event.turn === state.turn ? replaceVoice(state, activity) : [state];
    case "pausePressed":
      // Pausing an engine is unreliable on Android: it is stopped, and the place is remembered.
      return activity.at === "speaking"
        ? [{ ...state, turn: state.turn + 1, activity: { ...readingOf(activity), at: "paused" } }, { do: "hush" }]
        : [state];
    case "resumePressed":
      return activity.at === "paused" ? utter(state, activity) : [state];
    case "stopPressed":
      return activity.at === "silent" ? [state] : silent(state);
    case "rateChosen":
      return adopt(state, { rate: event.rate, chosen: state.chosen });
    case "voiceChosen":
      return adopt(state, { rate: state.rate, chosen: { ...state.chosen, [event.language]: event.id } });
    case "noticeClosed":
      if (activity.at === "asking" && isRecorded("kk-KZ", activity.voices)) return utter(state, { ...activity, approximate: false });
      return activity.at === "told" || activity.at === "asking" ? silent(state) : [state];
  }
}

/** Reading aloud: sentence by sentence, each in its language, on engines that fail in silence. */
export const speechFlow: Flow<SpeechState, SpeechEvent, SpeechEffect> = { step };
