import { converse, type Conversation } from "../../flow.ts";
import type { Passage, Place } from "../sentences.ts";
import { performSpeech, type SpeechEngine, type Utterance } from "../speech.perform.ts";
import { speechInitial, type SpeechEvent, type SpeechHabits, type SpeechState } from "../speech-state.ts";
import { speechFlow } from "../speech.ts";
import type { Voice } from "../voices.ts";

export const russian: Voice = { id: "ru", language: "ru-RU", local: true };
export const androidKazakh: Voice = { id: "kk", language: "kk_KZ", local: true };
export const english: Voice = { id: "en", language: "en-GB", local: false };

/** A reader's system: its engine does what the test makes it do, and its time passes when the test says so. */
export const platform = {
  now: 0,
  voices: [] as readonly Voice[],
  waiting: [] as { at: number; act: () => void }[],
  spoken: [] as Utterance[],
  hushed: 0,
  marks: [] as (readonly [from: number, length: number])[],
  marked: false,
  reached: [] as Place[],
  ended: 0,
  habits: undefined as SpeechHabits | undefined,
};
/** The reading that a test follows. */
export let speech: Conversation<SpeechState, SpeechEvent>;

const engine: SpeechEngine = {
  voices: () => platform.voices,
  utter: (utterance) => platform.spoken.push(utterance),
  hush: () => (platform.hushed += 1),
};
export const pass = (ms: number) => {
  const until = platform.now + ms;
  for (;;) {
    const due = platform.waiting.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
    if (!due) break;
    platform.waiting = platform.waiting.filter((one) => one !== due);
    platform.now = Math.max(platform.now, due.at);
    due.act();
  }
  platform.now = until;
};
export const last = () => {
  const utterance = platform.spoken.at(-1);
  if (!utterance) throw new Error("nothing was said");
  return utterance;
};
/** Reads a page in the language of its first words. */
export const read = (passages: readonly Passage[], supported = true, place?: Place) => {
  const language = passages[0]?.language ?? "ru-RU";
  speech.send({ type: "readPressed", passages, language, place, supported, now: platform.now });
  pass(0);
};
export const ru = (text: string): Passage => ({ text, language: "ru-RU" });
export const kk = (text: string): Passage => ({ text, language: "kk-KZ" });
export const en = (text: string): Passage => ({ text, language: "en-GB" });
export const at = () => speech.state.activity.at;

export function freshPlatform(): void {
  Object.assign(platform, {
    now: 1_000,
    voices: [russian],
    waiting: [],
    spoken: [],
    hushed: 0,
    marks: [],
    marked: false,
    reached: [],
    ended: 0,
    habits: undefined,
  });
  speech = converse(
    speechFlow,
    speechInitial(),
    performSpeech({
      engine,
      now: () => platform.now,
      wait: (ms, act) => {
        const one = { at: platform.now + ms, act };
        platform.waiting.push(one);
        return () => {
          platform.waiting = platform.waiting.filter((other) => other !== one);
        };
      },
      mark: (from, length) => {
        platform.marks.push([from, length]);
        platform.marked = true;
      },
      unmark: () => {
        platform.marked = false;
      },
      reached: (place) => platform.reached.push(place),
      ended: () => (platform.ended += 1),
      keepHabits: (habits) => {
        platform.habits = habits;
      },
    }),
  );
}
