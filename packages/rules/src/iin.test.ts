import { describe, expect, it } from "vitest";
import { iinWithCheckDigit, isBin, isCompanyNumber, isIin, parseIin } from "./iin.ts";

describe("the individual identification number", () => {
  it("gives the birth date and the sex", () => {
    expect(parseIin("790310300127")).toEqual({
      value: "790310300127",
      foreigner: false,
      birthDate: "1979-03-10",
      sex: "male",
    });
  });

  it.each([
    ["1", "1899-03-10", "male"],
    ["2", "1899-03-10", "female"],
    ["3", "1999-03-10", "male"],
    ["4", "1999-03-10", "female"],
    ["5", "2099-03-10", "male"],
    ["6", "2099-03-10", "female"],
  ])("takes the century and the sex from the digit %s", (mark, birthDate, sex) => {
    const iin = ["0012", "0013"].map((serial) => iinWithCheckDigit(`990310${mark}${serial}`)).find(Boolean) ?? "";
    expect(parseIin(iin)).toMatchObject({ birthDate, sex });
  });

  it("leaves the date and the sex of a foreigner to the passport", () => {
    expect(parseIin(iinWithCheckDigit("79031000012") ?? "")).toMatchObject({
      foreigner: true,
      birthDate: undefined,
      sex: undefined,
    });
  });

  // The first weights are blind to the eleventh digit (its weight 11 is 0 modulo 11).
  it("is refused when any one of its first ten digits is changed", () => {
    const good = "790310300127";
    const missed: string[] = [];
    for (let place = 0; place < 10; place += 1) {
      for (const digit of "0123456789") {
        const flipped = good.slice(0, place) + digit + good.slice(place + 1);
        if (flipped !== good && isIin(flipped)) missed.push(flipped);
      }
    }
    expect(missed).toEqual([]);
  });

  it("is refused when its check digit is changed", () => {
    for (const digit of "012345689") expect(isIin(`79031030012${digit}`)).toBe(false);
  });

  it("is refused when the date is not in the calendar or the century is unknown", () => {
    for (const first11 of ["79023030012", "79130130012", "79000030012", "79031070012", "79031090012"]) {
      const text = iinWithCheckDigit(first11) ?? iinWithCheckDigit(`${first11.slice(0, 10)}3`) ?? "";
      expect(text).toHaveLength(12);
      expect(parseIin(text)).toBeUndefined();
    }
  });

  it.each(["", "79031030012", "7903103001270", " 790310300127", "79031030012a", "７９０３１０３００１２７"])(
    "is refused when it is not twelve digits: %j",
    (text) => {
      expect(isIin(text)).toBe(false);
      expect(isBin(text)).toBe(false);
    },
  );
});

describe("the check digit", () => {
  it("takes the second weights when the first give ten, and sometimes does not exist", () => {
    let second = 0;
    let none = 0;
    for (let serial = 0; serial < 10_000; serial += 1) {
      const first11 = `7903103${String(serial).padStart(4, "0")}`;
      const made = iinWithCheckDigit(first11);
      const first = [...first11].reduce((sum, digit, place) => sum + Number(digit) * (place + 1), 0) % 11;
      if (first === 10 && made !== undefined) second += 1;
      if (made === undefined) none += 1;
      else expect(isIin(made)).toBe(true);
    }
    expect(second).toBeGreaterThan(0);
    expect(none).toBeGreaterThan(0);
  });

  it("is added to eleven digits only", () => {
    expect(iinWithCheckDigit("79031030012")).toBe("790310300127");
    expect(iinWithCheckDigit("7903103001")).toBeUndefined();
    expect(iinWithCheckDigit("7903103001x")).toBeUndefined();
  });

  it("is all that a business number is asked for", () => {
    const bin = iinWithCheckDigit("99084000012") ?? iinWithCheckDigit("99084000013") ?? "";
    expect(isBin(bin)).toBe(true);
    expect(isBin(bin.slice(0, 11) + String((Number(bin[11]) + 1) % 10))).toBe(false);
  });
  it.each([
    ["150340012340", true],
    ["150340012341", false],
    ["900101450006", false],
  ])("%s is that of a company: %s", (number, expected) => {
    expect(isCompanyNumber(number)).toBe(expected);
  });
});
