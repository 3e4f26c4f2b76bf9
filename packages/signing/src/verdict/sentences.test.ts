import { expect, it } from "vitest";
import { answerOf, reasonEffects, worst, type ReasonCode } from "../reasons.ts";
import { sentenceOf } from "./sentences.ts";

const reasons = Object.keys(reasonEffects) as ReasonCode[];

it("every reason has a sentence of its own in each language, and Kazakh differs from Russian", () => {
  for (const language of ["ru", "kk", "en"] as const) {
    const sentences = reasons.map((reason) => sentenceOf(reason, language));
    expect(sentences.filter((sentence) => !/^\p{Lu}.*[^.]\.$/u.test(sentence))).toEqual([]);
    expect(new Set(sentences).size).toBe(reasons.length);
  }
  expect(reasons.filter((reason) => !/[әғқңөұүһі]/.test(sentenceOf(reason, "kk")))).toEqual([]);
});

it("bad outweighs unknown, unknown outweighs good, and a note has no weight", () => {
  expect([worst([]), worst(["good", "unknown"]), worst(["unknown", "bad", "good"])]).toEqual(["good", "unknown", "bad"]);
  expect([answerOf(["timestamp-missing", "revoked-later"]), answerOf(["revocation-stale", "revoked"])]).toEqual(["good", "bad"]);
});
