import { recordingKey, type SpeechEngine, type Utterance, type Voice } from "@shanyraq/flows";
import { localeFacts, locales, type SpokenLanguage } from "@shanyraq/i18n";
import type { Player } from "./audio-player.ts";
import { recordingAddress, recordingsAddress, type PageRecordings } from "./page-recordings.ts";
import { wordAt } from "./word-at.ts";

/** The site's own voice: it says what was recorded of a page when the site was built. */
export interface SiteSpeech extends SpeechEngine {
  /** Loads the list of what was recorded of a page, once; without it there is no voice. */
  readonly load: (page: string) => Promise<void>;
}

interface SiteSpeechPorts {
  readonly request: (address: string) => Promise<Response>;
  readonly player: Player;
  /** There are other voices than before. */
  readonly onVoices: () => void;
}

const spokenLanguages: readonly SpokenLanguage[] = locales.map((locale) => localeFacts[locale].spoken);
/** So many files are kept: the one that is spoken, the one after it, and those to which a reader may return. */
const KEPT_FILES = 8;

const voiceOf = (language: SpokenLanguage, list: Readonly<Record<string, readonly [name: string, ms: number]>>): Voice => ({
  id: `site:${language}`,
  language,
  local: false,
  recordings: new Map(Object.entries(list).map(([key, [, ms]]) => [key, ms])),
});

export function siteSpeech({ request, player, onVoices }: SiteSpeechPorts): SiteSpeech {
  let page: string | undefined;
  let lists: PageRecordings = {};
  let voices: readonly Voice[] = [];
  let utterance: Utterance | undefined;
  const files = new Map<string, Promise<Blob>>();

  const take = (found: PageRecordings) => {
    lists = found;
    voices = spokenLanguages.flatMap((language) => {
      const list = found[language];
      return list ? [voiceOf(language, list)] : [];
    });
    onVoices();
  };
  const fetched = async (address: string): Promise<Response> => {
    const response = await request(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response;
  };
  const fileOf = (voice: Voice, text: string): Promise<Blob> => {
    const language = spokenLanguages.find((one) => one === voice.language);
    const name = language && lists[language]?.[recordingKey(language, text)]?.[0];
    if (!name) return Promise.reject(new Error("no recording of this text"));
    const file = files.get(name) ?? fetched(recordingAddress(name)).then((response) => response.blob());
    files.delete(name);
    files.set(name, file);
    // What has not come is requested again the next time.
    file.catch(() => files.delete(name));
    for (const old of [...files.keys()].slice(0, -KEPT_FILES)) files.delete(old);
    return file;
  };

  return {
    voices: () => voices,
    load: async (address) => {
      if (!player.canPlay || page === address) return;
      page = address;
      take({});
      try {
        const found = (await (await fetched(recordingsAddress(address))).json()) as PageRecordings;
        // The reader may have left the page meanwhile.
        if (page === address) take(found);
      } catch {
        if (page === address) page = undefined;
      }
    },
    utter: (next) => {
      utterance = next;
      const { text, voice, rate, following, onStart, onWord, onEnd, onError } = next;
      let marked = -1;
      const mark = (share: number) => {
        const word = wordAt(text, share);
        if (!word || word.from === marked) return;
        marked = word.from;
        onWord(word.from, word.length);
      };
      fileOf(voice, text).then(
        (file) => {
          if (utterance !== next) return;
          player.play({ file, rate, onStart, onProgress: mark, onEnd, onError: () => onError("playback") });
          if (following !== undefined) void fileOf(voice, following).catch(() => {});
        },
        () => {
          if (utterance === next) onError("network");
        },
      );
    },
    hush: () => {
      utterance = undefined;
      player.stop();
    },
  };
}

/** Several engines as one: each speaks with its own voices. */
export function joinSpeech(engines: readonly SpeechEngine[]): SpeechEngine {
  return {
    voices: () => engines.flatMap((engine) => engine.voices()),
    utter: (utterance) => {
      for (const engine of engines) if (engine.voices().some(({ id }) => id === utterance.voice.id)) return engine.utter(utterance);
      utterance.onError("voice-unavailable");
    },
    hush: () => {
      for (const engine of engines) engine.hush();
    },
  };
}
