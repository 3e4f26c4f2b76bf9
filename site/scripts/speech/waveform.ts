/** What an engine has spoken: samples of 16 bits, so many a second. */
export interface Waveform {
  readonly rate: number;
  readonly samples: Int16Array;
}

/**
 * Reads a WAV file of 16 bits and one channel. A program that writes to a pipe does not know the length beforehand, so what it says of it is not heeded.
 * @throws where it is not such a file.
 */
export function readWav(wav: Buffer): Waveform {
  if (wav.toString("latin1", 0, 4) !== "RIFF" || wav.toString("latin1", 8, 12) !== "WAVE") throw new Error("the engine wrote no WAV file");
  let rate = 0;
  for (let at = 12; at + 8 <= wav.length;) {
    const [name, length] = [wav.toString("latin1", at, at + 4), wav.readUInt32LE(at + 4)];
    const from = at + 8;
    if (name === "fmt ") {
      if (wav.readUInt16LE(from) !== 1 || wav.readUInt16LE(from + 2) !== 1 || wav.readUInt16LE(from + 14) !== 16)
        throw new Error("the engine wrote a WAV file of another kind than 16 bits and one channel");
      rate = wav.readUInt32LE(from + 4);
    }
    if (name === "data") {
      // A copy begins where an array of numbers may begin.
      const bytes = Uint8Array.from(wav.subarray(from, from + Math.min(length, wav.length - from)));
      const samples = new Int16Array(bytes.buffer, 0, Math.floor(bytes.length / 2));
      return { rate, samples };
    }
    at = from + length + (length % 2);
  }
  throw new Error("the engine wrote a WAV file without sound");
}

const LOUDEST = 32_767;
/** Below this a stretch is silence: 50 decibels under the loudest there can be. */
const SILENT = LOUDEST * 0.003;
const MAX_PAUSE_S = 1.6;
const MIN_PEAK = LOUDEST * 0.05;
const MAX_CLIPPED_SHARE = 0.001;
/** How long a letter and a figure take at least and at most, in seconds: a figure may be a long word. */
const LETTER_S = [0.02, 0.3] as const;
const DIGIT_S = 1.2;
const MARGIN_S = 2.5;

export type Flaw = "silent" | "pauses" | "clipped" | "tooShort" | "tooLong";

/** How loud a sound is at the most, how many of its samples are cut off, and how long it is silent between two sounds, in samples. */
function measure(samples: Int16Array): { readonly peak: number; readonly clipped: number; readonly pause: number } {
  let [peak, clipped, pause, last] = [0, 0, 0, -1];
  for (let at = 0; at < samples.length; at += 1) {
    const loudness = Math.abs(samples[at] ?? 0);
    if (loudness < SILENT) continue;
    if (loudness > peak) peak = loudness;
    if (loudness >= LOUDEST) clipped += 1;
    if (last >= 0 && at - last > pause) pause = at - last;
    last = at;
  }
  return { peak, clipped, pause };
}

/** What a sound has that speech of the text cannot have; undefined where it may be that speech. */
export function flawOf({ rate, samples }: Waveform, text: string): Flaw | undefined {
  const { peak, clipped, pause } = measure(samples);
  if (peak < MIN_PEAK) return "silent";
  if (clipped > samples.length * MAX_CLIPPED_SHARE) return "clipped";
  if (pause > MAX_PAUSE_S * rate) return "pauses";
  const seconds = samples.length / rate;
  const [characters, digits] = [text.match(/\p{L}/gu)?.length ?? 0, text.match(/\d/g)?.length ?? 0];
  if (seconds < characters * LETTER_S[0]) return "tooShort";
  return seconds > characters * LETTER_S[1] + digits * DIGIT_S + MARGIN_S ? "tooLong" : undefined;
}
