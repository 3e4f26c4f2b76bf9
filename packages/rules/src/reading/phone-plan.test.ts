import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples" with { type: "json" };
import metadata from "libphonenumber-js/metadata.max.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { KAZAKH_LANDLINE, KAZAKH_MOBILE } from "./phone-plan.ts";
import { phoneDigits, readPhone } from "../phone.ts";

/** Types of numbers in libphonenumber's metadata, at place 11 of a country: the fixed line first, then mobile. */
const patterns: readonly unknown[] = metadata.countries.KZ?.[11] as readonly unknown[];
const patternAt = (place: number): unknown => (patterns[place] as readonly unknown[])[0];

it("is the numbering plan that libphonenumber has", () => {
  expect([KAZAKH_LANDLINE.source, KAZAKH_MOBILE.source]).toEqual([`^(?:${patternAt(0)})$`, `^(?:${patternAt(1)})$`]);
});

it("reads every code of three digits after +7 as libphonenumber does", () => {
  for (let code = 0; code < 1000; code += 1) {
    const text = `+7${String(code).padStart(3, "0")}2345678`;
    const expected = parsePhoneNumberFromString(text);
    const isKazakh = expected?.country === "KZ" && expected.isValid();
    expect([text, readPhone(text).kind === "mobile"]).toEqual([text, isKazakh && expected.getType() === "MOBILE"]);
    expect([text, phoneDigits(text) !== undefined]).toEqual([
      text,
      isKazakh && ["MOBILE", "FIXED_LINE"].includes(expected.getType() ?? ""),
    ]);
  }
});

const countries = Object.entries(metadata.countries).flatMap(([country, [code]]) => {
  const national: unknown = Reflect.get(examples, country);
  return country === "KZ" || typeof national !== "string" ? [] : [[country, `${String(code)}${national}`] as const];
});

describe("a mobile number of another country", () => {
  it("is known for more than 200 of them", () => expect(countries.length).toBeGreaterThan(200));
  it.each(countries)("is foreign or refused, however it is dialled: %s", (_, number) => {
    expect(readPhone(`+${number}`)).toEqual({ kind: "foreign", digits: number });
    for (const text of [number, `00${number}`, `810${number}`, `8 10 ${number}`])
      expect([text, phoneDigits(text)]).toEqual([text, undefined]);
  });
});
