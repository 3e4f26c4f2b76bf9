import type { SpokenLanguage } from "@shanyraq/i18n";

/** Recordings by their keys: the name of the file, and how long it lasts in milliseconds. */
export type RecordingList = Readonly<Record<string, readonly [name: string, ms: number]>>;
/** The recordings of a page, by language and by the key of the sentence. */
export type PageRecordings = { readonly [L in SpokenLanguage]?: RecordingList };

/** Where the recordings are: each has the digest of what it says in its name, so browsers keep it as they keep scripts. */
export const recordingsFolder = "/_next/static/speech";
export const recordingAddress = (name: string): string => `${recordingsFolder}/${name}.opus`;

/** Stands in the head of pages that were built with recordings: without it none are looked for. */
export const RECORDED_META = "site-voice";
/** Where the list of a page's recordings is. */
export const recordingsAddress = (page: string): string => `/speech${page === "/" ? "/index" : page.replace(/\/$/, "")}.json`;
/** Where the list of the pieces of a language is: what is computed or personal is joined from them, on whatever page. */
export const piecesAddress = (language: SpokenLanguage): string => `/speech/pieces/${language}.json`;
