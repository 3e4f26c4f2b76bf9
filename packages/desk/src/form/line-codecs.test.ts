import { describe, expect, it } from "vitest";
import { typedOf, valueOf } from "./line-codecs.ts";

describe("values typed one to a line", () => {
  it.each([
    [
      "pairs",
      "Assets | 62.8 bn ₸\nPaid | 5.24 | bn",
      [
        { term: "Assets", value: "62.8 bn ₸" },
        { term: "Paid", value: "5.24 | bn" },
      ],
    ],
    ["dates", "2026-12-16\n\n 2027-01-01 ", ["2026-12-16", "2027-01-01"]],
    [
      "hours",
      "1-5 09:00-18:00\n6,7 9:30 – 14:00",
      [
        { days: [1, 2, 3, 4, 5], from: "09:00", to: "18:00" },
        { days: [6, 7], from: "09:30", to: "14:00" },
      ],
    ],
    ["whole", "2024", 2024],
  ] as const)("%s are read, and read again from what the field shows", (control, typed, value) => {
    expect(valueOf(control, typed)).toEqual(value);
    expect(valueOf(control, typedOf(control, value))).toEqual(value);
  });
  it("stays as it was typed where it cannot be read", () => {
    expect(typedOf("hours", valueOf("hours", "weekdays from nine"))).toBe("weekdays from nine");
    expect(typedOf("whole", valueOf("whole", "last year"))).toBe("last year");
    expect(valueOf("pairs", "a line without a bar")).toEqual([{ term: "a line without a bar", value: "" }]);
  });
});
