import { describe, expect, it } from "vitest";
import type { RegisterAnswer, RegisterName } from "../../platform/database/records/register-answer.ts";
import type { AskedClaim } from "./asked-claim.ts";
import { contradicts, registerRow, registersOf } from "./registers.ts";

const IIN = "950719301232";
const CHILD = "150302500014";
const claim: AskedClaim = {
  event: "disability",
  day: "2026-11-18",
  cameOn: "2026-11-21",
  isOpen: true,
  ownerId: "o",
  iin: IIN,
  measures: ["disabilityGroup"],
  claimant: IIN,
  isOfHeirs: false,
};
const { iin: _, ...unnumbered } = claim;
const loan = { bank: "Банк", agreement: "К-1", owed: 1_000_000_00 };

describe("of a claim", () => {
  it.each([
    ["of disability the register of disability", {}, ["disability"]],
    ["of a stay in hospital the register of hospitals", { event: "hospital", measures: ["hospitalDays"] }, ["hospital"]],
    ["of an injury whose days in hospital are paid the same", { event: "injury", measures: ["injuries", "hospitalDays"] }, ["hospital"]],
    ["of an injury alone none", { event: "injury", measures: ["injuries"] }, []],
    ["for a child whether the claimant is a parent", { event: "injury", measures: [], child: CHILD }, ["birth"]],
    ["that somebody makes for themselves no birth", { event: "injury", measures: [], child: IIN }, []],
    ["of a company for a child no birth", { event: "injury", measures: [], child: CHILD, claimant: "180340012345" }, []],
    ["whose sum is the heirs' the notaries", { event: "death", measures: [], isOfHeirs: true }, ["inheritance"]],
    ["of a death with somebody named none", { event: "death", measures: [] }, []],
    ["on a loan the bank", { event: "death", measures: [], loan }, ["loan"]],
    ["that came before the table none", { cameOn: "2026-10-31" }, []],
  ] as const)("%s is asked", (_name, more, expected) => {
    expect(registersOf({ ...claim, ...more })).toEqual(expected);
  });
  it("whose contract holds no number of the person nobody is asked", () => {
    expect(registersOf(unnumbered)).toEqual([]);
    expect(registersOf({ ...unnumbered, event: "hospital" })).toEqual([]);
    expect(registersOf({ ...unnumbered, event: "death", isOfHeirs: true })).toEqual([]);
  });
});

const inHospital = { ...claim, event: "hospital" } as const;
const injured = { ...claim, event: "injury", measures: ["hospitalDays"] } as const;
const recorded: { readonly [R in RegisterName]: RegisterAnswer<R> } = {
  disability: { record: "recorded", group: "second", since: claim.day },
  hospital: { record: "recorded", from: claim.day, until: "2026-11-27" },
  birth: { record: "recorded", isParent: true },
  inheritance: { record: "recorded", number: "42/2026", notary: "Ахметова А." },
  loan: { record: "recorded", left: 1_000_000_00 },
};
it.each([
  ["disability", recorded.disability, claim, false],
  ["disability", { ...recorded.disability, since: "2025-11-18" }, claim, true],
  ["disability", { record: "otherDay" }, claim, true],
  ["disability", { record: "notRecorded" }, claim, false],
  ["hospital", recorded.hospital, inHospital, false],
  ["hospital", { ...recorded.hospital, from: "2026-11-19" }, inHospital, true],
  ["hospital", { ...recorded.hospital, from: "2026-11-19" }, injured, false],
  ["hospital", { ...recorded.hospital, from: "2026-11-17" }, injured, true],
  ["birth", recorded.birth, claim, false],
  ["birth", { record: "recorded", isParent: false }, claim, true],
  ["inheritance", recorded.inheritance, claim, false],
  ["loan", recorded.loan, { ...claim, loan }, false],
  ["loan", { record: "recorded", left: 999_999_99 }, { ...claim, loan }, true],
  ["loan", { record: "recorded", left: 0 }, { ...claim, loan: { bank: "Банк", agreement: "К-1" } }, false],
] as const)("%s saying %j of %o contradicts it: %s", (register, answer, of, isOther) => {
  expect(contradicts<RegisterName>(register, answer, of)).toBe(isOther);
});

it("a stay counts its first and its last day", () => {
  expect(registerRow("hospital").measured?.({ from: "2026-11-18", until: "2026-11-18" })).toEqual({ hospitalDays: "1" });
  expect(registerRow("hospital").measured?.({ from: "2026-11-28", until: "2026-12-02" })).toEqual({ hospitalDays: "5" });
});
it("a discharge note stands for the medical papers of a stay, and not for those of an injury", () => {
  expect([inHospital, injured].map((one) => registerRow("hospital").paperOf(one))).toEqual(["medical", undefined]);
});
