import { describe, expect, it } from "vitest";
import { instantOf, localTime, shownTime } from "./astana-time.ts";

describe("a time of the desk", () => {
  it("is the country's own, five hours before UTC, also over midnight", () => {
    expect(instantOf("2026-11-26T02:30")).toBe(Date.parse("2026-11-25T21:30:00Z"));
    expect(localTime(Date.parse("2026-11-25T21:30:00Z"))).toBe("2026-11-26T02:30");
    expect(shownTime("2026-11-25T21:30:00.000Z")).toBe("26.11.2026, 02:30");
  });
  it.each(["", "tomorrow", "2026-11-26", "2026-13-45T99:99", "2026-11-26T02:30Z"])("is undefined for %j", (typed) => {
    expect(instantOf(typed)).toBeUndefined();
  });
});
