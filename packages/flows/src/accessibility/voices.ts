import type { SpokenLanguage } from "@shanyraq/i18n";
import type { Passage } from "./sentences.ts";
import { joinedPieces, pieceKey } from "./joined-speech.ts";
import { recordingKey, type Recordings } from "./recordings.ts";

/** A voice of the reader's system, or the site's own. */
export interface Voice {
  readonly id: string;
  /** What the platform calls it, for a reader who chooses. */
  readonly name?: string | undefined;
  /** As the platform writes it: "ru-RU", on Android "ru_RU", on some "ru". */
  readonly language: string;
  /** Speaks without a network. */
  readonly local: boolean;
  /** The site's own voice says what it has recordings of; a voice of the system says everything. */
  readonly recordings?: Recordings | undefined;
  /** What it joins other sentences from: words of numbers, parts of texts, letters. */
  readonly pieces?: Recordings | undefined;
}

/** How long a voice takes over a text at its own pace; undefined where only its end tells. */
export function recordedMs({ recordings, pieces, language: own }: Voice, language: SpokenLanguage, text: string): number | undefined {
  const whole = recordings?.get(recordingKey(language, text));
  if (whole !== undefined || !pieces || own !== language) return whole;
  const joined = joinedPieces(language, text, pieces);
  return joined?.reduce((ms, piece) => ms + (pieces.get(pieceKey(language, piece.text)) ?? 0), 0);
}

export type Choice =
  | { readonly found: "voice"; readonly voice: Voice }
  /** Only a Russian voice was found for Kazakh, which can read a transliteration: approximate, so the reader is asked. */
  | { readonly found: "approximate"; readonly voice: Voice }
  | { readonly found: "none" };

const normal = (language: string) => language.replaceAll("_", "-").toLowerCase();

/** A voice that could not say a sentence: the engine reported a failure, gave no sound, or its recording did not come. */
export interface FailedVoice {
  readonly voice: Voice;
  readonly why: "voiceFailed" | "silentVoice" | "notLoaded";
}

/** Who the reader wants to hear, by language: the `id` of a voice. */
export type ChosenVoices = { readonly [L in SpokenLanguage]?: string };

/**
 * The voices of a language itself, the best first: of the same region, then those that need no network; the site's own voice comes last.
 * `localFirst`: the network is more important than the region.
 */
export function voicesOf(language: SpokenLanguage, voices: readonly Voice[], localFirst = false): readonly Voice[] {
  const [spoken = ""] = normal(language).split("-");
  const [region, local] = localFirst ? [1, 2] : [2, 1];
  const rank = (voice: Voice) =>
    voice.recordings ? -1 : (normal(voice.language) === normal(language) ? region : 0) + (voice.local ? local : 0);
  return voices.filter((voice) => normal(voice.language).split("-")[0] === spoken).toSorted((one, other) => rank(other) - rank(one));
}

/** What decides whom a reader hears: their own choice, and which voices have failed them. */
export interface Preference {
  readonly chosen?: ChosenVoices;
  readonly failed?: readonly FailedVoice[];
}

/** Those of the failed voices that speak a language, in the order in which they failed. */
export const failedOf = (language: SpokenLanguage, failed: readonly FailedVoice[]): readonly FailedVoice[] =>
  failed.filter(({ voice }) => voicesOf(language, [voice]).length > 0);

/** The voice that the reader has chosen, while it is there and can say the text; else the best one that can. Where one has failed, the network may be why. */
function voiceFor({ language, text }: Passage, voices: readonly Voice[], { chosen = {}, failed = [] }: Preference): Voice | undefined {
  const all = voicesOf(language, voices, failedOf(language, failed).length > 0);
  const own = all.filter((voice) => !voice.recordings || recordedMs(voice, language, text) !== undefined);
  return own.find(({ id }) => id === chosen[language]) ?? own[0];
}

/** Chooses who says a sentence. Raw Kazakh is never given to a Russian voice: it would spell its letters out. */
export function chooseVoice(sentence: Passage, voices: readonly Voice[], preference: Preference = {}): Choice {
  const own = voiceFor(sentence, voices, preference);
  if (own) return { found: "voice", voice: own };
  const russian = sentence.language === "kk-KZ" ? voiceFor({ ...sentence, language: "ru-RU" }, voices, preference) : undefined;
  return russian && !russian.recordings ? { found: "approximate", voice: russian } : { found: "none" };
}

/** Whether a voice of the page says words of another language so that they are understood: Kazakh only as an approximation, Cyrillic never in English. */
function readsForeign(page: SpokenLanguage, { language, text }: Passage): boolean {
  if (page === "ru-RU") return language !== "kk-KZ";
  return page === "kk-KZ" || !/\p{Script=Cyrillic}/u.test(text);
}

/** Chooses who says words of another language than the page's: a voice of that language, an approximation, or the voice of the page. */
export function chooseForeign(sentence: Passage, page: SpokenLanguage, voices: readonly Voice[], preference: Preference = {}): Choice {
  const own = chooseVoice(sentence, voices, preference);
  if (own.found !== "none" || !readsForeign(page, sentence)) return own;
  return chooseVoice({ ...sentence, language: page }, voices, preference);
}

const nearest: Readonly<Record<string, string>> = { ә: "а", ғ: "г", қ: "к", ң: "н", ө: "о", ұ: "у", ү: "у", һ: "х", і: "и" };

/** Kazakh text in the letters that a Russian voice knows, one for one, so that places in the text stay the same. */
export const inRussianCharacters = (kazakh: string): string =>
  kazakh.replaceAll(/[әғқңөұүһі]/gi, (character) => {
    const near = nearest[character.toLowerCase()] ?? character;
    return character === character.toLowerCase() ? near : near.toUpperCase();
  });
