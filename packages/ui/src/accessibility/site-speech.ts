import { joinedPieces, pieceKey, recordingKey, type SpeechEngine, type Utterance, type Voice } from "@shanyraq/flows";
import { localeFacts, locales, type SpokenLanguage } from "@shanyraq/i18n";
import type { Player } from "./audio-player.ts";
import { piecesAddress, recordingAddress, recordingsAddress, type PageRecordings, type RecordingList } from "./page-recordings.ts";
import { wordAt } from "./word-at.ts";

/** The site's own voice: it says what was recorded of a page when the site was built, and joins the rest from pieces. */
export interface SiteSpeech extends SpeechEngine {
  /** Loads the lists of what was recorded of a page and of the pieces of its language, each once; without them there is no voice. */
  readonly load: (page: string, language: SpokenLanguage) => Promise<void>;
}

interface SiteSpeechPorts {
  readonly request: (address: string) => Promise<Response>;
  readonly player: Player;
  /** There are other voices than before. */
  readonly onVoices: () => void;
}

const spokenLanguages: readonly SpokenLanguage[] = locales.map((locale) => localeFacts[locale].spoken);
/** So many files are kept: those of the sentence that is spoken and of the one after it, and those to which a reader may return. */
const KEPT_FILES = 64;

const lengthsOf = (list: RecordingList) => new Map(Object.entries(list).map(([key, [, ms]]) => [key, ms]));
const voiceOf = (language: SpokenLanguage, list: RecordingList, pieces: RecordingList | undefined): Voice => ({
  id: `site:${language}`,
  language,
  local: false,
  recordings: lengthsOf(list),
  ...(pieces && { pieces: lengthsOf(pieces) }),
});

/** A file to play, and which letters of the sentence it says. */
interface Sound {
  readonly name: string;
  readonly from: number;
  readonly text: string;
}

export function siteSpeech({ request, player, onVoices }: SiteSpeechPorts): SiteSpeech {
  let page: string | undefined;
  let lists: PageRecordings = {};
  const pieceLists = new Map<SpokenLanguage, RecordingList>();
  let voices: readonly Voice[] = [];
  let utterance: Utterance | undefined;
  const files = new Map<string, Promise<Blob>>();

  const renew = () => {
    voices = spokenLanguages.flatMap((language) => {
      const list = lists[language];
      const pieces = pieceLists.get(language);
      return list || pieces ? [voiceOf(language, list ?? {}, pieces)] : [];
    });
    onVoices();
  };
  const fetched = async (address: string): Promise<Response> => {
    const response = await request(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response;
  };
  const fileOf = (name: string): Promise<Blob> => {
    const file = files.get(name) ?? fetched(recordingAddress(name)).then((response) => response.blob());
    files.delete(name);
    files.set(name, file);
    // What has not come is requested again the next time.
    file.catch(() => files.delete(name));
    for (const old of [...files.keys()].slice(0, -KEPT_FILES)) files.delete(old);
    return file;
  };
  /** What is played for a text: its recording, or the pieces that it is joined from. */
  const soundsOf = (voice: Voice, text: string): readonly Sound[] => {
    const language = spokenLanguages.find((one) => one === voice.language);
    if (!language) return [];
    const whole = lists[language]?.[recordingKey(language, text)];
    if (whole) return [{ name: whole[0], from: 0, text }];
    const list = pieceLists.get(language);
    return ((voice.pieces && joinedPieces(language, text, voice.pieces)) ?? []).flatMap((piece) => {
      const found = list?.[pieceKey(language, piece.text)];
      return found ? [{ name: found[0], from: piece.from, text: text.slice(piece.from, piece.from + piece.length) }] : [];
    });
  };
  const loadPage = async (address: string) => {
    if (page === address) return;
    page = address;
    lists = {};
    renew();
    try {
      const found = (await (await fetched(recordingsAddress(address))).json()) as PageRecordings;
      // The reader may have left the page meanwhile.
      if (page !== address) return;
      lists = found;
      renew();
    } catch {
      if (page === address) page = undefined;
    }
  };
  const loadPieces = async (language: SpokenLanguage) => {
    if (pieceLists.has(language)) return;
    try {
      pieceLists.set(language, (await (await fetched(piecesAddress(language))).json()) as RecordingList);
      renew();
    } catch {
      // Without them the voice says what was recorded of the page; they are requested again with the next one.
    }
  };

  return {
    voices: () => voices,
    load: async (address, language) => {
      if (player.canPlay) await Promise.all([loadPage(address), loadPieces(language)]);
    },
    utter: (next) => {
      utterance = next;
      const { text, voice, following, onStart, onWord, onEnd, onError } = next;
      const sounds = soundsOf(voice, text);
      // All at once: a piece that is not there in time is a gap in the sentence.
      const all = sounds.map(({ name }) => fileOf(name));
      for (const file of all) file.catch(() => {});
      let marked = -1;
      const mark = (sound: Sound, share: number) => {
        // A number is one word, however its figures are grouped.
        const word = /^[+\d]/.test(sound.text) && sounds.length > 1 ? { from: 0, length: sound.text.length } : wordAt(sound.text, share);
        if (!word || sound.from + word.from === marked) return;
        marked = sound.from + word.from;
        onWord(marked, word.length);
      };
      const playFrom = (at: number) => {
        const [sound, file] = [sounds[at], all[at]];
        if (!sound || !file) return at === 0 ? onError("network") : onEnd();
        file.then(
          (loaded) => {
            if (utterance !== next) return;
            player.play({
              file: loaded,
              rate: next.rate,
              onStart: at === 0 ? onStart : () => {},
              onProgress: (share) => mark(sound, share),
              onEnd: () => playFrom(at + 1),
              onError: () => onError("playback"),
            });
            if (at === 0 && following !== undefined) for (const { name } of soundsOf(voice, following)) void fileOf(name).catch(() => {});
          },
          () => {
            if (utterance === next) onError("network");
          },
        );
      };
      playFrom(0);
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
