import type { SpokenLanguage } from "@shanyraq/i18n";

/** What the site's own voice can say, by the key of each sentence: how long its recording lasts, in milliseconds. */
export type Recordings = ReadonlyMap<string, number>;

/** A sentence as it is recorded: where lines break and which spaces hold words together changes nothing. */
export const recordedText = (text: string): string => text.normalize("NFC").replaceAll(/\s+/g, " ").trim();

const FNV_PRIME = 0x01_00_01_93;
/** Two starts make two digests of 32 bits; together a page of some hundred sentences has no two alike. */
const STARTS = [0x81_1c_9d_c5, 0x2f_0b_44_17];

/** The key of a sentence in a page's list of recordings, short and computed at once; it protects nothing. */
export function recordingKey(language: SpokenLanguage, text: string): string {
  const whole = `${language}:${recordedText(text)}`;
  return STARTS.map((start) => {
    let digest = start;
    for (let at = 0; at < whole.length; at += 1) digest = Math.imul(digest ^ whole.charCodeAt(at), FNV_PRIME);
    return (digest >>> 0).toString(16).padStart(8, "0");
  }).join("");
}
