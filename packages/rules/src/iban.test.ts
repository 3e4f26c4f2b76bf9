import { describe, expect, it } from "vitest";
import { ibanText, isIban } from "./iban.ts";

describe("an account number", () => {
  it.each(["KZ86125KZT5004100100", "kz86 125k zt50 0410 0100", "KZ244350000012344567"])("%s is one", (typed) => {
    expect(isIban(typed)).toBe(true);
  });
  it.each([
    ["", "nothing"],
    ["KZ87125KZT5004100100", "another check digit"],
    ["KZ86125KZT5004100010", "two digits changed places"],
    ["DE89370400440532013000", "a bank of another country"],
    ["KZ86125KZT500410010", "a character short"],
    ["KZ86125KZТ5004100100", "a Cyrillic letter"],
  ])("refuses %s: %s", (typed) => {
    expect(isIban(typed)).toBe(false);
  });
  it("is kept without its spaces, in capitals", () => {
    expect(ibanText("kz86 125k zt50 0410 0100")).toBe("KZ86125KZT5004100100");
  });
});
