import type { SpokenLanguage } from "@shanyraq/i18n";
import type { Passage, Place, Sentence } from "./sentences.ts";
import type { ChosenVoices, FailedVoice, Voice } from "./voices.ts";

export const rates = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
export type Rate = (typeof rates)[number];

/** What has changed on the page and is to be said, by the region of the page that changed. */
export interface Announcement {
  readonly region: number;
  readonly sentence: Sentence;
  /** The language of its page, and the voices that can say it: what is read meanwhile may be a sample, which has one voice. */
  readonly language: SpokenLanguage;
  readonly voices: readonly Voice[];
}

export interface SpeechReading {
  /** The language of the page that is read: its own sentences have to be said, those of another language as well as the voices can. */
  readonly language: SpokenLanguage;
  readonly sentences: readonly Sentence[];
  readonly index: number;
  /** The voices of the system and of the site, without those that have failed. */
  readonly voices: readonly Voice[];
  readonly failed: readonly FailedVoice[];
  /** How many sentences no voice could say. */
  readonly unspoken: number;
  /** Some of them were Kazakh that the reader does not want to hear from a Russian voice. */
  readonly isRefused: boolean;
  /** It is not of the page's text, as a sample of a voice: nothing is marked, and the place of reading stays. */
  readonly isBeside: boolean;
  /** What has changed meanwhile: it is said before the next sentence. */
  readonly announced: readonly Announcement[];
  /** The reader has paused: after what has changed nothing else is said. */
  readonly isPaused: boolean;
}

/** Who says the sentence that is due, and how far the engine is with it. */
export interface Speaking {
  readonly voice: Voice;
  /** A Russian voice says Kazakh in the letters that it knows. */
  readonly isApproximate: boolean;
  /** The engine has given a sign of life in this sentence. */
  readonly audible: boolean;
  /** The voice has failed at this sentence once, and says it again. */
  readonly isRepeated: boolean;
  /** It is the first of what has changed, and not the sentence that is due. */
  readonly isAnnounced: boolean;
}

export type Silence = "nothingSelected" | "unsupported" | "noVoice" | FailedVoice["why"] | "unspoken";
export type SpeechActivity =
  | { readonly at: "silent" }
  | ({ readonly at: "looking"; readonly until: number } & Pick<SpeechReading, "language" | "sentences" | "index">)
  /** No Kazakh voice, but a Russian one: the reader decides. */
  | ({ readonly at: "asking" } & SpeechReading)
  | ({ readonly at: "speaking" } & Speaking & SpeechReading)
  | ({ readonly at: "paused" } & SpeechReading)
  /** Something to say to the reader before there can be speech. */
  | {
      readonly at: "told";
      readonly why: Silence;
      readonly language?: SpokenLanguage;
      readonly unspoken?: number;
      readonly isRefused?: boolean;
    };

/** What a reader has chosen once and keeps: the pace, whose voice, and whether a Russian voice may read a Kazakh page. */
export interface SpeechHabits {
  readonly rate: Rate;
  readonly chosen: ChosenVoices;
  /** Undefined until the reader has answered. */
  readonly approximate?: boolean | undefined;
}

export interface SpeechState extends SpeechHabits {
  readonly activity: SpeechActivity;
  /** Number of the newest utterance; what is reported of older ones is late (Firefox reports `end` after cancel). */
  readonly turn: number;
  /** Something was read on this page, and the reader has not stopped it: what changes on it is said too. */
  readonly hasRead: boolean;
}

export type SpeechEvent =
  | {
      readonly type: "readPressed";
      readonly passages: readonly Passage[];
      /** The language of the page. */
      readonly language: SpokenLanguage;
      /** Where to begin; at the beginning unless said. */
      readonly place?: Place | undefined;
      readonly supported: boolean;
      readonly now: number;
    }
  | { readonly type: "voicesListed"; readonly voices: readonly Voice[]; readonly now: number }
  /** Whether a Russian voice may read a Kazakh page where the device has no Kazakh one: the answer to the question, or what replaces it. */
  | { readonly type: "approximationChosen"; readonly approximate: boolean }
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
  /** The reader wants to hear a voice, while nothing is read: Kazakh by a Russian one too. */
  | { readonly type: "samplePressed"; readonly language: SpokenLanguage; readonly text: string; readonly voice: Voice }
  /** What the reader did has changed a live region of the page; this is all of its text. */
  | {
      readonly type: "regionChanged";
      readonly region: number;
      readonly passages: readonly Passage[];
      readonly language: SpokenLanguage;
      readonly voices: readonly Voice[];
    }
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
  hasRead: false,
});
