import type { Flow } from "../flow.ts";
import { sentenceAt, sentencesOf } from "./sentences.ts";
import { isRecorded, speakerOf } from "./speaker.ts";
import type { SpeechReading, SpeechEffect, SpeechEvent, SpeechHabits, SpeechState } from "./speech-state.ts";
import { afterThis, fresh, hushed, notify, readingOf, silent, speakerOfText, utter, type SpeakingActivity, type Stepped } from "./utter.ts";
import { chooseVoice, type FailedVoice, type Voice } from "./voices.ts";

/** Voices come late: they are waited for this long, and looked for this often. */
export const VOICES_WITHIN_MS = 2_000;
export const VOICES_EVERY_MS = 250;

function listed(state: SpeechState, voices: readonly Voice[], now: number): Stepped {
  const { activity } = state;
  if (activity.at !== "looking") return [state];
  const { language, sentences, index, until } = activity;
  const reading: SpeechReading = { ...fresh, language, sentences, index, voices };
  const own = sentences.filter((sentence) => sentence.language === language);
  const complete =
    own.length > 0
      ? isRecorded(language, voices) || own.every((sentence) => chooseVoice(sentence, voices, state).found === "voice")
      : sentences.every((sentence) => speakerOf(sentence, reading, state).is === "voice");
  // A platform lists its voices piece by piece: the one that is missing may still come.
  return complete || now >= until ? utter(state, reading) : [state, { do: "listVoices", afterMs: VOICES_EVERY_MS }];
}

/** Whether the reader has just refused whoever could say the sentence that is due. */
function isNowRefused(state: SpeechState, speaking: SpeakingActivity): boolean {
  const due = speaking.sentences[speaking.index];
  const speaker = due && speakerOfText(state, speaking, due);
  return speaker?.is === "nobody" && speaker.isRefused;
}

/** A habit is stored and used at once: the current sentence is repeated, and a question that it answers is closed. Where nobody may say it any more, the place is kept. */
function adopt(state: SpeechState, habit: Partial<SpeechHabits>): Stepped {
  const changed = { ...state, ...habit };
  const { rate, chosen, approximate, activity } = changed;
  const keeping = { do: "keepHabits", habits: { rate, chosen, approximate } } as const;
  if (activity.at !== "speaking") return [changed, keeping];
  const isPaused = activity.isPaused || (habit.approximate === false && isNowRefused(changed, activity));
  const [after, ...effects] = hushed(utter(changed, { ...activity, isPaused }));
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
function replaceVoice(state: SpeechState, speaking: SpeakingActivity, why: FailedVoice["why"]): Stepped {
  const { voice } = speaking;
  const failed = [...speaking.failed, { voice, why: voice.recordings ? "notLoaded" : why } as const];
  const voices = speaking.voices.filter(({ id }) => id !== voice.id);
  return hushed(utter(state, { ...readingOf(speaking), voices, failed }));
}

/** An engine may fail once for no reason: the same voice says the sentence again, and is replaced when it fails a second time. */
const fail = (state: SpeechState, speaking: SpeakingActivity): Stepped =>
  speaking.isRepeated ? replaceVoice(state, speaking, "voiceFailed") : hushed(utter(state, speaking, true));

/** A reader who chooses a voice that has failed gives it another try. */
function restoreVoice(state: SpeechState, id: string): SpeechState {
  const { activity } = state;
  if (activity.at !== "speaking" && activity.at !== "paused" && activity.at !== "asking") return state;
  const restored = activity.failed.filter(({ voice }) => voice.id === id).map(({ voice }) => voice);
  const failed = activity.failed.filter(({ voice }) => voice.id !== id);
  return { ...state, activity: { ...activity, failed, voices: [...activity.voices, ...restored] } };
}

/** The time for a sentence is over. An engine that was audible has fallen silent, and the next sentence begins; any other will not begin at all. */
function giveUp(state: SpeechState, speaking: SpeakingActivity): Stepped {
  if (speaking.audible) return hushed(utter(state, afterThis(speaking)));
  // Two that give no sign of life are an engine that is dead: forty voices of it would be waited for in turn.
  const isDead = speaking.failed.some(({ why }) => why === "silentVoice");
  return isDead ? notify(state, "silentVoice", speaking.language) : replaceVoice(state, speaking, "silentVoice");
}

/** Says a sentence in a voice that the reader wants to hear, while nothing of a page is read or paused; what has changed meanwhile is said after it. */
function sample(state: SpeechState, { language, text, voice }: Extract<SpeechEvent, { type: "samplePressed" }>): Stepped {
  const { activity } = state;
  const isBeside = (activity.at === "speaking" || activity.at === "paused") && activity.isBeside;
  if (activity.at !== "silent" && !isBeside) return [state];
  const sentences = sentencesOf([{ language, text }]);
  const [after, ...effects] = hushed(utter(state, { ...fresh, language, sentences, voices: [voice], isBeside: true }));
  if (!isBeside || after.activity.at !== "speaking") return [after, ...effects];
  return [{ ...after, activity: { ...after.activity, announced: activity.announced } }, ...effects];
}

/**
 * Says what the reader has changed on the page: after the present sentence, at once where the reading is paused or over. Of a region only the newest text is
 * said. A reader who has stopped the reading wants silence.
 */
function announce(state: SpeechState, event: Extract<SpeechEvent, { type: "regionChanged" }>): Stepped {
  const { activity } = state;
  const { region, language, voices } = event;
  const changed = sentencesOf(event.passages).map((sentence) => ({ region, sentence, language, voices }));
  switch (activity.at) {
    case "speaking": {
      const [first, ...rest] = activity.announced;
      const present = activity.isAnnounced && first ? [first] : [];
      const others = (activity.isAnnounced ? rest : activity.announced).filter((one) => one.region !== region);
      return [{ ...state, activity: { ...activity, announced: [...present, ...others, ...changed] } }];
    }
    case "paused":
      return utter(state, { ...activity, announced: changed, isPaused: true });
    case "silent":
      return state.hasRead && changed.length > 0
        ? utter(state, { ...fresh, language, sentences: [], voices, announced: changed, isBeside: true })
        : [state];
    default:
      return [state];
  }
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
          hasRead: true,
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
      return activity.isBeside || activity.isAnnounced ? [markAudible(state)] : [markAudible(state), mark];
    }
    case "sentenceEnded":
      return activity.at === "speaking" && event.turn === state.turn ? utter(state, afterThis(activity)) : [state];
    case "patienceEnded":
      return activity.at === "speaking" && event.turn === state.turn ? giveUp(state, activity) : [state];
    case "engineFailed":
      return activity.at === "speaking" && event.turn === state.turn ? fail(state, activity) : [state];
    case "pausePressed":
      // Pausing an engine is unreliable on Android: it is stopped, and the place is remembered.
      return activity.at === "speaking"
        ? [{ ...state, turn: state.turn + 1, activity: { ...readingOf(activity), isPaused: false, at: "paused" } }, { do: "hush" }]
        : [state];
    case "resumePressed":
      if (activity.at === "speaking" && activity.isPaused) return hushed(utter(state, { ...activity, announced: [], isPaused: false }));
      return activity.at === "paused" ? utter(state, activity) : [state];
    case "stopPressed":
      return activity.at === "silent" && !state.hasRead ? [state] : silent({ ...state, hasRead: false });
    case "rateChosen":
      return adopt(state, { rate: event.rate });
    case "voiceChosen":
      return adopt(restoreVoice(state, event.id), { chosen: { ...state.chosen, [event.language]: event.id } });
    case "regionChanged":
      return announce(state, event);
    case "samplePressed":
      return sample(state, event);
    case "noticeClosed":
      if (activity.at === "asking") return answer(state, false);
      return activity.at === "told" ? silent(state) : [state];
  }
}

/** Reading aloud: sentence by sentence, each in its language, on engines that fail in silence. */
export const speechFlow: Flow<SpeechState, SpeechEvent, SpeechEffect> = { step };
