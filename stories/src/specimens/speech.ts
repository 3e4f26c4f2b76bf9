import type { SpeechActivity, SpeechState } from "@shanyraq/flows";
import type { StatesOf } from "./states-of.ts";

const sentences = [{ language: "kk-KZ", text: "Сақтандыру шарты.", from: 0 }] as const;
const reading = { sentences, index: 0, voices: [{ id: "ru", language: "ru-RU", local: true }], approximate: false };

/** Reading aloud in each of its states. */
export const activities: StatesOf<SpeechActivity> = {
  silent: { at: "silent" },
  looking: { at: "looking", sentences, until: 2_000 },
  asking: { ...reading, at: "asking" },
  speaking: { ...reading, at: "speaking" },
  paused: { ...reading, at: "paused" },
  told: { at: "told", why: "nothingSelected" },
};

export const during = (activity: SpeechActivity): SpeechState => ({ activity, rate: 1, turn: 1 });
