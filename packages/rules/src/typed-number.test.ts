import { describe, expect, it } from "vitest";
import { typedDocument, typedIin, typedOwner, typedReference } from "./typed-number.ts";

describe("the number of a policy is read however it is typed", () => {
  it.each([
    "SH-2026-48210593",
    "sh-2026-48210593",
    "SH 2026 48210593",
    "SH202648210593",
    "SH–2026–48210593",
    "SH—2026—48210593",
    "SH‑2026‑48210593",
    "SH−2026−48210593",
    "SН-2026-48210593",
    "СН-2026-48210593",
    "ЅН-2026-48210593",
    "ш-2026-48210593",
    "№ SH-2026-48210593",
    "№SH-2026-48210593",
    "No. SH-2026-48210593",
    "2026-48210593",
    "202648210593",
    "ＳＨ－２０２６－４８２１０５９３",
    " SH-2026-4821 0593\n",
    "SH-2026-482\u200b10593",
    "SH/2026/48210593".replaceAll("/", "."),
  ])("as %s", (typed) => expect(typedReference(typed)).toBe("SH-2026-48210593"));
  it("with the number of an additional agreement behind it", () => {
    expect(typedReference("sh 2026 48210593/2")).toBe("SH-2026-48210593/2");
  });
});

describe("other numbers of the company are read in the same way", () => {
  it.each([
    ["зк 2026 000123", "ZK-2026-000123"],
    ["№ ob-2026-000123", "OB-2026-000123"],
    ["ОВ–2026–000123", "OB-2026-000123"],
    ["кв2026000123", "KV-2026-000123"],
    ["ра-2026-000123", "PA-2026-000123"],
  ])("%s is %s", (typed, kept) => expect(typedReference(typed)).toBe(kept));
  it.each([
    ["what is no number of ours", "hello world", "HELLOWORLD"],
    ["a policy's number that is too short", "SH-2026-123", "SH-2026-123"],
    ["nothing", "", ""],
  ])("gives back %s", (_, typed, kept) => expect(typedReference(typed)).toBe(kept));
});

describe("numbers of people and documents", () => {
  it.each(["880314300118", "880314 300 118", "880314-300118", " №880314300118 ", "８８０３１４３００１１８"])(
    "an IIN is read of %s",
    (typed) => expect([typedIin(typed), typedOwner(typed)]).toEqual(["880314300118", "880314300118"]),
  );
  it("returns a malformed IIN unchanged for the rule to refuse", () => {
    expect([typedIin(" 88031430011 "), typedIin("8803143001l8")]).toEqual(["88031430011", "8803143001l8"]);
  });
  it.each([
    ["n1234567", "N1234567"],
    ["N 123-4567", "N1234567"],
    ["АВ 123456", "AB123456"],
    ["№ 044012345", "044012345"],
  ])("a document's number %s is kept as %s", (typed, kept) => {
    expect([typedDocument(typed), typedOwner(typed)]).toEqual([kept, kept]);
  });
});
