import { describe, expect, it } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const title = "Сақтандыру жарнасы 35 073,00 ₸; № SH-2026-78692468 шарты, сақтанушы Ахметова Гүлнар";
const file = calendarFile({
  madeAt: Date.parse("2026-11-21T06:00:00.123Z"),
  remindDays: 3,
  days: [
    { uid: "SH-1-2@life", day: "2026-12-31", title, text: "Строка\nи \\ ещё" },
    { uid: "SH-1-3@life", day: "2027-01-21", title: "Взнос", text: "" },
  ],
});

/** What a calendar reads: lines put together again, each a name with what is said of it and a value. */
function read(ics: string) {
  return ics
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .filter(Boolean)
    .map((line) => {
      const at = line.indexOf(":");
      const [name = "", ...params] = line.slice(0, at).split(";");
      return {
        name,
        told: params,
        value: line
          .slice(at + 1)
          .replace(/\\n/g, "\n")
          .replace(/\\([\\;,])/g, "$1"),
      };
    });
}
const valuesOf = (name: string) =>
  read(file)
    .filter((line) => line.name === name)
    .map(({ value }) => value);

describe("a file for calendars", () => {
  it("opens and closes what it opens, in one calendar", () => {
    const open: string[] = [];
    for (const { name, value } of read(file)) {
      if (name === "BEGIN") open.push(value);
      if (name === "END") expect(open.pop()).toBe(value);
    }
    expect(open).toEqual([]);
    expect(valuesOf("VERSION")).toEqual(["2.0"]);
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  });
  it("has no line above 75 octets, and parts no letter", () => {
    for (const line of file.split("\r\n")) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toContain("\uFFFD");
    }
    expect(valuesOf("SUMMARY")).toEqual([title, "Взнос"]);
  });
  it("tells whole days, over the end of a year too", () => {
    const starts = read(file).filter(({ name }) => name === "DTSTART");
    expect(starts.map(({ told: params, value }) => [params, value])).toEqual([
      [["VALUE=DATE"], "20261231"],
      [["VALUE=DATE"], "20270121"],
    ]);
    expect(valuesOf("DTEND")).toEqual(["20270101", "20270122"]);
    expect(valuesOf("DTSTAMP")).toEqual(["20261121T060000Z", "20261121T060000Z"]);
  });
  it("reminds before each, and knows each day again", () => {
    expect(valuesOf("TRIGGER")).toEqual(["-P3D", "-P3D"]);
    expect(valuesOf("UID")).toEqual(["SH-1-2@life", "SH-1-3@life"]);
    expect(valuesOf("DESCRIPTION")[0]).toBe("Строка\nи \\ ещё");
  });
});
