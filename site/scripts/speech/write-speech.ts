import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { pieceKey, recordedText, recordingKey, type Passage } from "@shanyraq/flows";
import { defaultLocale, isLocale, localeFacts, locales, type Locale, type SpokenLanguage } from "@shanyraq/i18n";
import { SHELL } from "@shanyraq/routes";
import { exportedFiles } from "@shanyraq/routes/exported-files";
import {
  piecesAddress,
  RECORDED_META,
  recordingsAddress,
  recordingsFolder,
  type PageRecordings,
  type RecordingList,
} from "@shanyraq/ui/accessibility/page-recordings.ts";
import { readingWords, type ReadingWords } from "@shanyraq/ui/accessibility/reading-words.ts";
import { createIntl } from "react-intl";
import { engineOfCommand, espeak } from "./engine.ts";
import { pageSentences } from "./page-sentences.ts";
import { recordingStore, type Recorded } from "./recording-store.ts";
import { vocabulary } from "./vocabulary.ts";

/** Pages of everybody: those of the cabinet show what is a customer's own, and shells are filled in the browser. */
const isPublic = (address: string): boolean => !/^\/(?:\w\w\/)?cabinet(?:\/|$)/.test(address) && !address.includes(SHELL);

const addressOf = (out: string, file: string): string => `/${path.relative(out, file).replace(/\.html$/, "")}`.replace(/^\/index$/, "/");

const messages = path.resolve(import.meta.dirname, "../../../packages/i18n/dist/raw");
const words = Object.fromEntries(
  locales.map((locale) => {
    const catalogue = JSON.parse(readFileSync(path.join(messages, `${locale}.json`), "utf8")) as Record<string, string>;
    return [locale, readingWords(createIntl({ locale, messages: catalogue }))];
  }),
) as Record<Locale, ReadingWords>;

function sentencesOfPage(html: string): readonly Passage[] {
  const named = /<html[^>]*\blang="(\w+)/.exec(html)?.[1];
  return pageSentences(html, words[isLocale(named) ? named : defaultLocale]);
}

const keyOf = ({ language, text }: Passage): string => recordingKey(language, text);

/** Makes what is not there yet, so many at once as the machine has cores. */
async function recordAll(sentences: ReadonlyMap<string, Passage>, record: (sentence: Passage) => Promise<Recorded>) {
  const recorded = new Map<string, Recorded>();
  const rest = sentences.entries();
  const worker = async () => {
    for (const [key, sentence] of rest) recorded.set(key, await record(sentence));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return recorded;
}

export interface SpeechOptions {
  /** The folder of recordings that outlives a build. */
  readonly cache: string;
  /** The insurer's own engine; eSpeak NG of the system where it is not set. */
  readonly command?: string | undefined;
}

/** Pages that visitors reach without a new document read the mark of the first: it stands in every page. */
function mark(file: string, html: string): void {
  writeFileSync(
    file,
    html.replace(/<head[^>]*>/, (head) => `${head}<meta name="${RECORDED_META}" content="on"/>`),
  );
}

/**
 * Makes the speech of every public page of an export, and beside each page the list of its recordings.
 * @returns what was made, in a sentence for whoever builds.
 */
export async function writeSpeech(out: string, { cache, command }: SpeechOptions): Promise<string> {
  const engine = command ? engineOfCommand(command) : await espeak();
  if (!engine) return "no speech: espeak-ng is not installed, so this site has no voice of its own";
  const pages = exportedFiles(out)
    .filter((file) => file.endsWith(".html"))
    .map((file) => {
      const [address, html] = [addressOf(out, file), readFileSync(file, "utf8")];
      mark(file, html);
      return { address, sentences: isPublic(address) ? sentencesOfPage(html) : [] };
    })
    .filter(({ address }) => isPublic(address));
  const vocabularies = locales.map((locale) => vocabularyOf(locale));
  const sentences = new Map([
    ...vocabularies.flatMap(({ pieces }) => [...pieces.values()].map((piece) => [keyOf(piece), piece] as const)),
    ...pages.flatMap((page) => page.sentences.map((sentence) => [keyOf(sentence), sentence] as const)),
  ]);
  const recorded = await recordAll(sentences, recordingStore(cache, engine));
  for (const page of pages) writeList(path.join(out, recordingsAddress(page.address)), listOf(page.sentences, recorded));
  for (const { language, pieces } of vocabularies)
    writeList(
      path.join(out, piecesAddress(language)),
      Object.fromEntries([...pieces].flatMap(([key, piece]) => entryOf(key, recorded.get(keyOf(piece))))),
    );
  return `speech of ${pages.length} pages: ${writeFiles(path.join(out, recordingsFolder), sentences, recorded)}`;
}

/** The pieces of a language, by their keys in its list. */
function vocabularyOf(locale: Locale) {
  const language = localeFacts[locale].spoken;
  return { language, pieces: new Map([...vocabulary(locale)].map(([text, piece]) => [pieceKey(language, text), piece] as const)) };
}

function writeList(file: string, list: PageRecordings | RecordingList): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(list));
}

/** A row of a list; none where what was made is no speech of the text. */
function entryOf(key: string, one: Recorded | undefined): readonly (readonly [string, readonly [string, number]])[] {
  return one && !("flaw" in one) ? [[key, [one.name, one.ms]]] : [];
}

function listOf(sentences: readonly Passage[], recorded: ReadonlyMap<string, Recorded>): PageRecordings {
  const list: { -readonly [L in SpokenLanguage]?: Record<string, readonly [string, number]> } = {};
  for (const sentence of sentences)
    for (const [key, row] of entryOf(keyOf(sentence), recorded.get(keyOf(sentence)))) (list[sentence.language] ??= {})[key] = row;
  return list;
}

/** Writes the files, and counts them in a sentence. */
function writeFiles(folder: string, sentences: ReadonlyMap<string, Passage>, recorded: ReadonlyMap<string, Recorded>): string {
  mkdirSync(folder, { recursive: true });
  const flawed: string[] = [];
  const bytes: Partial<Record<SpokenLanguage, number>> = {};
  let made = 0;
  for (const [key, one] of recorded) {
    const sentence = sentences.get(key);
    if (!sentence) continue;
    if ("flaw" in one) {
      flawed.push(`${one.flaw}: ${recordedText(sentence.text)}`);
      continue;
    }
    made += one.isNew ? 1 : 0;
    bytes[sentence.language] = (bytes[sentence.language] ?? 0) + one.file.length;
    writeFileSync(path.join(folder, `${one.name}.opus`), one.file);
  }
  const sizes = Object.entries(bytes).map(([language, size]) => `${language} ${Math.round(size / 1024)} KB`);
  return [
    `${recorded.size - flawed.length} sentences, ${made} of them new; ${sizes.join(", ")}`,
    ...(flawed.length > 0 ? [`left without sound, since what the engine made is no speech of them: ${flawed.length}`, ...flawed] : []),
  ].join("\n");
}
