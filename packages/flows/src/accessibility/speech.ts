import type { SpokenLanguage } from "@shanyraq/i18n";
import type { Flow, Step } from "../flow.ts";
import { fitted, sentenceAt, sentencesOf, type Sentence } from "./sentences.ts";
import { isRecorded, speakerOf } from "./speaker.ts";
import type { Reading, Silence, SpeechActivity, SpeechEffect, SpeechEvent, SpeechHabits, SpeechState } from "./speech-state.ts";
import { chooseVoice, inRussianCharacters, recordedMs, type FailedVoice, type Voice } from "./voices.ts";

/** Voices come late: they are waited for this long, and looked for this often. */
export const VOICES_WITHIN_MS = 2_000;
export const VOICES_EVERY_MS = 250;
/** A sentence that has not ended after this is given up, and the next one begins: some engines fall silent without a word. */
export const patience = ({ text }: Pick<Sentence, "text">, rate: number): number => 5_000 + (text.length * 150) / rate;

type Stepped = Step<SpeechState, SpeechEffect>;
type Speaking = Extract<SpeechActivity, { at: "speaking" }>;

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
/** The engine is silenced before anything else happens. */
const hushed = ([after, ...effects]: Stepped): Stepped => [after, { do: "hush" }, ...effects.filter((effect) => effect.do !== "hush")];

const readingOf = ({ language, sentences, index, voices, failed, unspoken, isRefused, isBeside }: Reading): Reading => ({
  language,
  sentences,
  index,
  voices,
  failed,
  unspoken,
  isRefused,
  isBeside,
});
/** Nothing has been read yet. */
const fresh = { index: 0, failed: [], unspoken: 0, isRefused: false, isBeside: false } as const;
const next = (reading: Reading): Reading => ({ ...readingOf(reading), index: reading.index + 1 });

/** The end of a text: the reader gets a notice that counts what was not spoken. */
function end(state: SpeechState, { unspoken, isRefused, isBeside }: Reading): Stepped {
  const [after, ...effects] = unspoken === 0 ? silent(state) : notify(state, "unspoken");
  const activity = after.activity.at === "told" ? { ...after.activity, unspoken, ...(isRefused && { isRefused }) } : after.activity;
  return [{ ...after, activity }, ...effects, ...(isBeside ? [] : [{ do: "forgetPlace" } as const])];
}

/** Continues with the sentence that is due; ends when there are no more sentences. */
function utter(state: SpeechState, reading: Reading, isRepeated = false): Stepped {
  const due = reading.sentences[reading.index];
  if (!due) return end(state, reading);
  const speaker = speakerOf(due, reading, reading.isBeside ? { ...state, approximate: true } : state);
  switch (speaker.is) {
    case "nobody":
      return utter(state, { ...next(reading), unspoken: reading.unspoken + 1, isRefused: reading.isRefused || speaker.isRefused });
    case "missing":
      return notify(state, speaker.why, due.language);
    case "asked":
      return [{ ...state, turn: state.turn + 1, activity: { ...readingOf(reading), at: "asking" } }, { do: "hush" }];
    case "voice":
  }
  const { voice, isApproximate } = speaker;
  // A voice of the system says so much at once as it can hold; a recording is of the whole sentence.
  const sentences = voice.recordings ? reading.sentences : fitted(reading.sentences, reading.index, state.rate);
  const sentence = sentences[reading.index] ?? due;
  const turn = state.turn + 1;
  return [
    {
      ...state,
      turn,
      activity: { ...readingOf(reading), at: "speaking", sentences, voice, isApproximate, audible: false, isRepeated },
    },
    ...(reading.isBeside ? [] : [{ do: "reach", from: sentence.from, text: sentence.text } as const]),
    {
      do: "utter",
      turn,
      text: isApproximate ? inRussianCharacters(sentence.text) : sentence.text,
      voice,
      rate: state.rate,
      timeoutMs: timeoutOf(sentence, voice, state.rate),
      following: following(sentences, reading.index, voice),
    },
  ];
}

/** How long a voice may take over a sentence. */
function timeoutOf(sentence: Sentence, voice: Voice, rate: number): number {
  const lastsMs = recordedMs(voice, sentence.language, sentence.text);
  return lastsMs === undefined ? patience(sentence, rate) : patience({ text: "" }, rate) + lastsMs / rate;
}

/** What the same voice says next: a recording of it is fetched meanwhile. */
function following(sentences: readonly Sentence[], index: number, voice: Voice): string | undefined {
  const after = sentences[index + 1];
  return after && recordedMs(voice, after.language, after.text) !== undefined ? after.text : undefined;
}

function listed(state: SpeechState, voices: readonly Voice[], now: number): Stepped {
  const { activity } = state;
  if (activity.at !== "looking") return [state];
  const { language, sentences, index, until } = activity;
  const reading: Reading = { ...fresh, language, sentences, index, voices };
  const own = sentences.filter((sentence) => sentence.language === language);
  const complete =
    own.length > 0
      ? isRecorded(language, voices) || own.every((sentence) => chooseVoice(sentence, voices, state).found === "voice")
      : sentences.every((sentence) => speakerOf(sentence, reading, state).is === "voice");
  // A platform lists its voices piece by piece: the one that is missing may still come.
  return complete || now >= until ? utter(state, reading) : [state, { do: "listVoices", afterMs: VOICES_EVERY_MS }];
}

/** A habit is stored and used at once: the current sentence is repeated, and a question that it answers is closed. */
function adopt(state: SpeechState, habit: Partial<SpeechHabits>): Stepped {
  const changed = { ...state, ...habit };
  const { rate, chosen, approximate, activity } = changed;
  const keeping = { do: "keepHabits", habits: { rate, chosen, approximate } } as const;
  if (activity.at !== "speaking") return [changed, keeping];
  const [after, ...effects] = hushed(utter(changed, activity));
  return [after, keeping, ...effects];
}

/** The answer to the question whether a Russian voice may read a Kazakh page. What is not to be said so is passed over; where nothing else is left, silence. */
function answer(state: SpeechState, approximate: boolean): Stepped {
  const { activity } = state;
  if (activity.at !== "asking") return adopt(state, { approximate });
  const [changed, ...keeping] = adopt(state, { approximate });
  const [after, ...effects] = utter(changed, activity);
  // Who has just said no need not hear what that means for the rest.
  const [quiet, ...hush] = after.activity.at === "told" ? silent(changed) : [after, ...effects];
  return [quiet, ...keeping, ...hush];
}

const markAudible = (state: SpeechState): SpeechState =>
  state.activity.at === "speaking" && !state.activity.audible ? { ...state, activity: { ...state.activity, audible: true } } : state;

/** A voice that has failed is replaced by the next one that can say the sentence, for this reading. */
function replaceVoice(state: SpeechState, speaking: Speaking, why: FailedVoice["why"]): Stepped {
  const { voice } = speaking;
  const failed = [...speaking.failed, { voice, why: voice.recordings ? "notLoaded" : why } as const];
  const voices = speaking.voices.filter(({ id }) => id !== voice.id);
  return hushed(utter(state, { ...readingOf(speaking), voices, failed }));
}

/** An engine may fail once for no reason: the same voice says the sentence again, and is replaced when it fails a second time. */
const fail = (state: SpeechState, speaking: Speaking): Stepped =>
  speaking.isRepeated ? replaceVoice(state, speaking, "voiceFailed") : hushed(utter(state, speaking, true));

/** A reader who chooses a voice that has failed gives it another try. */
function restoreVoice(state: SpeechState, id: string): SpeechState {
  const { activity } = state;
  if (activity.at !== "speaking") return state;
  const restored = activity.failed.filter(({ voice }) => voice.id === id).map(({ voice }) => voice);
  const failed = activity.failed.filter(({ voice }) => voice.id !== id);
  return { ...state, activity: { ...activity, failed, voices: [...activity.voices, ...restored] } };
}

/** The time for a sentence is over. An engine that was audible has fallen silent, and the next sentence begins; any other will not begin at all. */
const giveUp = (state: SpeechState, speaking: Speaking): Stepped =>
  speaking.audible ? hushed(utter(state, next(speaking))) : replaceVoice(state, speaking, "silentVoice");

/** Says a sentence in a voice that the reader wants to hear; what is read stays as it is. */
function sample(state: SpeechState, { language, text, voice }: Extract<SpeechEvent, { type: "samplePressed" }>): Stepped {
  const { activity } = state;
  if (activity.at !== "silent" && !(activity.at === "speaking" && activity.isBeside)) return [state];
  const sentences = sentencesOf([{ language, text }]);
  return hushed(utter(state, { ...fresh, language, sentences, voices: [voice], isBeside: true }));
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
        {
          ...state,
          turn: state.turn + 1,
          activity: { at: "looking", language: event.language, sentences, index, until: event.now + VOICES_WITHIN_MS },
        },
        { do: "hush" },
        { do: "listVoices", afterMs: 0 },
      ];
    }
    case "voicesListed":
      return listed(state, event.voices, event.now);
    case "approximationChosen":
      return answer(state, event.approximate);
    case "voiceHeard":
      return event.turn === state.turn ? [markAudible(state)] : [state];
    case "wordReached": {
      const sentence = activity.at === "speaking" && event.turn === state.turn ? activity.sentences[activity.index] : undefined;
      if (!sentence || activity.at !== "speaking") return [state];
      const mark = { do: "mark", from: sentence.from + event.from, length: event.length } as const;
      return activity.isBeside ? [markAudible(state)] : [markAudible(state), mark];
    }
    case "sentenceEnded":
      return activity.at === "speaking" && event.turn === state.turn ? utter(state, next(activity)) : [state];
    case "patienceEnded":
      return activity.at === "speaking" && event.turn === state.turn ? giveUp(state, activity) : [state];
    case "engineFailed":
      return activity.at === "speaking" && event.turn === state.turn ? fail(state, activity) : [state];
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
      return adopt(state, { rate: event.rate });
    case "voiceChosen":
      return adopt(restoreVoice(state, event.id), { chosen: { ...state.chosen, [event.language]: event.id } });
    case "samplePressed":
      return sample(state, event);
    case "noticeClosed":
      if (activity.at === "asking") return answer(state, false);
      return activity.at === "told" ? silent(state) : [state];
  }
}

/** Reading aloud: sentence by sentence, each in its language, on engines that fail in silence. */
export const speechFlow: Flow<SpeechState, SpeechEvent, SpeechEffect> = { step };
