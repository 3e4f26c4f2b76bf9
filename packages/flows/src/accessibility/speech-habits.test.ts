import { expect, it } from "vitest";
import { parseHabits } from "./speech-habits.ts";

it.each([{}, { approximate: true }, { approximate: false }])(
  "the pace, the voices and the answer come back as they were kept: %o",
  (answer) => {
    const habits = { rate: 1.25, chosen: { "kk-KZ": "Aigul" }, ...answer } as const;
    expect(parseHabits(JSON.stringify(habits))).toEqual(habits);
  },
);

it.each([null, "", "{", "7", "null", "[]", '{"rate":9,"chosen":7,"approximate":"yes"}', '{"chosen":{"kk-KZ":7,"xx":"y"}}'])(
  "nothing is made of %s",
  (kept) => {
    expect(parseHabits(kept)).toEqual({ rate: 1, chosen: {} });
  },
);
