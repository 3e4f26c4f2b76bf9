import { addDays, addMonths, tiynOf, type Tiyn } from "@shanyraq/rules";
import { describe, expect, it } from "vitest";
import type { ClaimMeasures } from "../../platform/database/records/claim-measures.ts";
import type { ContractEvent, Subjects } from "../../platform/database/records/contract-event.ts";
import { at, issued, paid, seen, START, termsIn } from "../../testing/contracts/contract-events.ts";
import { assessClaim, type ClaimedEvent } from "../claims/assess-claim.ts";

const DAY = addDays(START, 100);
const every = ["accidentalDeath", "disability", "accidentalDisability", "trauma", "temporaryDisability", "hospital"];
const terms = termsIn("accident", { covers: every });
const SUM = tiynOf(terms.sumAssured) ?? 0;
const own: Partial<Subjects> = { policyholder: "Ахметова Айгүл", iin: "910101300000" };

const contractOf = (of = terms, subjects: Partial<Subjects> = own): readonly ContractEvent[] => {
  const event = issued(of);
  if (event.kind !== "issued") throw new Error("a contract begins with its issue");
  return [
    { ...event, data: { ...event.data, insured: "Ахметова Айгүл", subjects: { policyholder: "", iin: "", ...subjects } } },
    paid(START, of.instalment),
  ];
};
const assessed = (event: ClaimedEvent["event"], measures: ClaimMeasures, { byAccident = false, events = contractOf(), day = DAY } = {}) =>
  assessClaim(events, { event, day, byAccident, measures }, Date.parse(at(addDays(day, 20))));
const sumOf = (...of: Parameters<typeof assessed>): Tiyn | string => {
  const found = assessed(...of);
  return found.ok ? found.value.sum : found.blocker;
};
/** The same contract after a claim for an event was accepted. */
const after = (events: readonly ContractEvent[], ...[event, measures, more]: Parameters<typeof assessed>): readonly ContractEvent[] => {
  const found = assessed(event, measures, { ...more, events: [...events] });
  if (!found.ok) throw new Error(found.blocker);
  const { day, contract, parts, setOff, payees } = found.value;
  const shares = payees.map(({ kind, name, amount }, index) => ({ id: `s${events.length}${index}`, kind, name, amount }));
  return [
    ...events,
    { kind: "claimAccepted", at: at(addDays(day, 20)), data: { claim: `O-${events.length}`, event, day, contract, parts, setOff, shares } },
  ];
};

describe("an injury", () => {
  it.each<[string, ClaimMeasures, Tiyn | string]>([
    ["by one row of the table", { injuries: ["collarbone"] }, (7 * SUM) / 100],
    ["by two, whose shares add up", { injuries: ["collarbone", "rib"] }, 0.1 * SUM],
    ["by the same row named twice, once", { injuries: ["collarbone", "collarbone"] }, (7 * SUM) / 100],
    ["by rows of more than the whole, to the whole", { injuries: ["limbsLost", "sightLost"] }, SUM],
    ["with sick leave from the eighth day on", { injuries: ["rib"], sickDays: 17 }, 0.03 * SUM + (10 * SUM) / 500],
    ["with sick leave alone", { sickDays: 8 }, SUM / 500],
    ["with sick leave for no more than ninety days", { sickDays: 300 }, (90 * SUM) / 500],
    ["with days in hospital too", { injuries: ["rib"], sickDays: 7, hospitalDays: 4 }, 0.03 * SUM + (2 * SUM) / 500],
    ["with too few days for any sum", { sickDays: 7, hospitalDays: 2 }, "belowTerms"],
    ["of which nobody says what the papers show", {}, "notMeasured"],
  ])("%s", (_, measures, sum) => {
    expect(sumOf("injury", measures)).toBe(sum);
  });
  it("is paid to the insured person, while the contract continues", () => {
    const found = assessed("injury", { injuries: ["thigh"] });
    expect(found).toMatchObject({
      value: {
        contract: "continues",
        setOff: 0,
        parts: [{ of: "cover", whole: SUM, measured: { by: "injuries", rows: [{ injury: "thigh", share: 2000 }], share: 2000 } }],
        payees: [{ kind: "insured", name: "Ахметова Айгүл", iin: own.iin, amount: 0.2 * SUM }],
      },
    });
    const events = after(contractOf(), "injury", { injuries: ["thigh"] });
    expect(seen(events, addDays(DAY, 40))).toMatchObject({ status: "active", sumAssured: terms.sumAssured });
  });
  it("of a contract without that cover is not paid by another one", () => {
    const events = contractOf(termsIn("accident", { covers: ["hospital"] }));
    expect(sumOf("injury", { injuries: ["thigh"] }, { events: [...events] })).toBe("notMeasured");
    expect(sumOf("disability", { disabilityGroup: "first" }, { events: [...events] })).toBe("notChosen");
  });
  it("is paid again until its cover is used up, and others pay on", () => {
    let events = after(contractOf(), "injury", { injuries: ["legLost"] });
    events = after(events, "injury", { injuries: ["legLost"] }, { day: addDays(DAY, 50) });
    const later = { events: [...events], day: addDays(DAY, 90) };
    expect(seen(events, addDays(DAY, 80)).claims.map(({ parts = [] }) => parts[0]?.amount)).toEqual([0.6 * SUM, 0.4 * SUM]);
    expect(sumOf("injury", { injuries: ["rib"] }, later)).toBe("usedUp");
    expect(sumOf("hospital", { hospitalDays: 12 }, later)).toBe((10 * SUM) / 500);
  });
  it("counts what was paid for an event that came later and was decided sooner", () => {
    const events = after(contractOf(), "injury", { injuries: ["legLost"] }, { day: addDays(DAY, 10) });
    expect(sumOf("injury", { injuries: ["armLost"] }, { events: [...events], day: DAY })).toBe(0.4 * SUM);
  });
});

describe("a disability", () => {
  it.each<[string, ClaimMeasures, boolean, Tiyn | string]>([
    ["of the first group by an illness", { disabilityGroup: "first" }, false, SUM],
    ["of the second group by an illness", { disabilityGroup: "second" }, false, 0.75 * SUM],
    ["of the third group by an accident, by both covers", { disabilityGroup: "third" }, true, SUM],
    ["of which nobody says the group", {}, true, "notMeasured"],
  ])("%s", (_, measures, byAccident, sum) => {
    expect(sumOf("disability", measures, { byAccident })).toBe(sum);
  });
});

describe("an illness under the rider", () => {
  const rider = termsIn("term-life", { riders: ["criticalIllness"], frequency: "annual", term: "10" });
  const events = [...contractOf(rider)];
  it("pays its whole sum once, after its months of waiting", () => {
    const late = addMonths(START, 3);
    expect(sumOf("illness", {}, { events, day: addDays(late, -1) })).toBe("waiting");
    expect(sumOf("illness", {}, { events, day: late })).toBe(tiynOf(rider.sumAssured));
    expect(sumOf("illness", {}, { events: [...after(events, "illness", {}, { day: late })], day: addDays(late, 30) })).toBe("usedUp");
  });
});

describe("bills of a foreign worker", () => {
  const vms = termsIn("migrant-vms");
  const worker = { name: "Каримов Азиз", passport: "AA1234567", birthDate: "1990-05-05", programme: "basic" } as const;
  const events = [...contractOf(vms, { people: [worker] } as unknown as Partial<Subjects>)];
  it("are paid to the worker whom the papers name, as the contract spells them", () => {
    expect(assessed("illness", { expenses: 45_000_00, person: "азиз каримов" }, { events })).toMatchObject({
      value: { sum: 45_000_00, payees: [{ kind: "insured", name: worker.name, birthDate: worker.birthDate, amount: 45_000_00 }] },
    });
  });
  it.each<[string, ClaimMeasures, string]>([
    ["of somebody whom it does not insure", { expenses: 45_000_00, person: "Рахимов Азиз" }, "notInsuredPerson"],
    ["of nobody", { expenses: 45_000_00 }, "notMeasured"],
    ["that nobody has added up", { person: worker.name }, "notMeasured"],
  ])("%s are not", (_, measures, why) => {
    expect(sumOf("hospital", measures, { events })).toBe(why);
  });
});

it("bills in a year whose index is not known are neither paid nor left out beside lost earnings", () => {
  const events = contractOf(termsIn("employer-osns"), { policyholder: "ТОО", bin: "150340012340" });
  const hurt = { person: "Ахметов Дамир", lossPercent: 40, income: 350_000_00, lossUntil: addMonths(START, 24) };
  const within = (days: number, more: ClaimMeasures) => sumOf("injury", { ...hurt, ...more }, { events, day: addDays(START, days) });
  expect(within(3, { expenses: 90_000_00 })).toBe(140_000_00 + 90_000_00);
  expect(within(355, {})).toBe(140_000_00);
  expect(within(355, { expenses: 90_000_00 })).toBe("unknownYear");
});
