import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import type { Place } from "./sentences.ts";
import type { SpeechEffect, SpeechEvent, SpeechHabits } from "./speech-state.ts";
import type { Voice } from "./voices.ts";

/** One utterance of an engine, and what it tells of it. */
export interface Utterance {
  readonly text: string;
  readonly voice: Voice;
  readonly rate: number;
  /** What the same voice says next, where it is worth fetching meanwhile. */
  readonly following?: string | undefined;
  readonly onStart: () => void;
  readonly onWord: (from: number, length: number) => void;
  readonly onEnd: () => void;
  readonly onError: (reason: string) => void;
}

/** What speaks: the engine of the reader's system, the site's own voice, or both. */
export interface SpeechEngine {
  readonly voices: () => readonly Voice[];
  readonly utter: (utterance: Utterance) => void;
  readonly hush: () => void;
}

interface SpeechPorts extends Pick<Ports, "now" | "wait"> {
  readonly engine: SpeechEngine;
  readonly mark: (from: number, length: number) => void;
  readonly unmark: () => void;
  /** A sentence begins: it is brought into view, and its place kept. */
  readonly reached: (place: Place) => void;
  /** The end was read. */
  readonly ended: () => void;
  readonly keepHabits: (habits: SpeechHabits) => void;
}

/** What an engine reports of an utterance that was stopped on purpose. */
const ON_PURPOSE: ReadonlySet<string> = new Set(["canceled", "interrupted"]);

export function performSpeech(ports: SpeechPorts): Perform<SpeechEvent, SpeechEffect> {
  const { engine, now, wait } = ports;
  let withdrawPatience = () => {};
  return (effect, report) => {
    switch (effect.do) {
      case "listVoices":
        wait(effect.afterMs, () => report({ type: "voicesListed", voices: engine.voices(), now: now() }));
        return;
      case "utter": {
        const { turn, text, voice, rate, timeoutMs, following } = effect;
        withdrawPatience();
        withdrawPatience = wait(timeoutMs, () => report({ type: "patienceEnded", turn }));
        engine.utter({
          text,
          voice,
          rate,
          following,
          onStart: () => report({ type: "voiceHeard", turn }),
          onWord: (from, length) => report({ type: "wordReached", turn, from, length }),
          onEnd: () => report({ type: "sentenceEnded", turn }),
          onError: (reason) => {
            if (!ON_PURPOSE.has(reason)) report({ type: "engineFailed", turn });
          },
        });
        return;
      }
      case "hush":
        withdrawPatience();
        engine.hush();
        return;
      case "mark":
        ports.mark(effect.from, effect.length);
        return;
      case "reach":
        ports.mark(effect.from, effect.text.length);
        ports.reached({ from: effect.from, text: effect.text });
        return;
      case "unmark":
        ports.unmark();
        return;
      case "forgetPlace":
        ports.ended();
        return;
      case "keepHabits":
        ports.keepHabits(effect.habits);
    }
  };
}
