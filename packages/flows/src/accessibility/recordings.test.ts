import { describe, expect, it } from "vitest";
import { recordedText, recordingKey } from "./recordings.ts";

describe("the key of a recording", () => {
  it("is the same however lines break and whichever spaces hold words together", () => {
    expect(recordingKey("kk-KZ", "\nӨмірді  сақтандыру\u00A0шарты. ")).toBe(recordingKey("kk-KZ", "Өмірді сақтандыру шарты."));
  });
  it("differs by language and by a single letter", () => {
    const keys = [recordingKey("kk-KZ", "Сенім"), recordingKey("ru-RU", "Сенім"), recordingKey("kk-KZ", "Сенімі")];
    expect(new Set(keys).size).toBe(3);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{16}$/);
  });
  it("has no collision among a hundred thousand texts", () => {
    const keys = new Set(Array.from({ length: 100_000 }, (_, index) => recordingKey("ru-RU", `Взнос ${index} ₸`)));
    expect(keys.size).toBe(100_000);
  });
  it("is of the text alone, its letters composed", () => {
    expect(recordedText(" Й\n и ".normalize("NFD"))).toBe("Й и");
  });
});
