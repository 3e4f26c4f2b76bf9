import { describe, expect, it } from "vitest";
import { flawOf, readWav, type Waveform } from "./waveform.ts";

const RATE = 16_000;
/** A tone of so many seconds and so loud; what is quiet within it is silence. */
function tone(seconds: number, { loudness = 0.5, quiet = [0, 0] as readonly [from: number, to: number] } = {}): Waveform {
  const samples = Int16Array.from({ length: seconds * RATE }, (_, at) => {
    const isQuiet = at >= quiet[0] * RATE && at < quiet[1] * RATE;
    return isQuiet ? 0 : Math.max(-32_768, Math.min(32_767, Math.sin(at / 10) * loudness * 32_767));
  });
  return { rate: RATE, samples };
}
/** A WAV file as a program writes it to a pipe, with a length that it could not know. */
function wavOf({ rate, samples }: Waveform): Buffer {
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(0x7f_ff_f0_00, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36);
  head.writeUInt32LE(0x7f_ff_f0_00, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer)]);
}
const TEXT = "Сақтандыру шарты туралы";

describe("what an engine makes", () => {
  it("is read from a pipe, whatever length its head gives", () => {
    const sound = tone(0.5);
    expect(readWav(wavOf(sound))).toEqual(sound);
  });
  it("is refused where it is no WAV file of 16 bits and one channel", () => {
    expect(() => readWav(Buffer.from("ID3 and nothing more"))).toThrow("no WAV file");
    const stereo = wavOf(tone(0.1));
    stereo.writeUInt16LE(2, 22);
    expect(() => readWav(stereo)).toThrow("another kind");
  });
  it.each([
    ["may be speech of the text", tone(2), undefined],
    ["is silent", tone(2, { loudness: 0.01 }), "silent"],
    ["is clipped", tone(2, { loudness: 3 }), "clipped"],
    ["pauses for too long", tone(4, { quiet: [1, 3] }), "pauses"],
    ["begins and ends in silence, as speech does", tone(4, { quiet: [2, 4] }), undefined],
    ["is too short for the text", tone(0.2), "tooShort"],
    ["is too long for the text", tone(12), "tooLong"],
  ] as const)("%s", (_, sound, flaw) => {
    expect(flawOf(sound, TEXT)).toBe(flaw);
  });
  it("may be longer where the text has figures, which are words", () => {
    expect(flawOf(tone(6), "2930315")).toBeUndefined();
    expect(flawOf(tone(6), "миллион")).toBe("tooLong");
  });
});
