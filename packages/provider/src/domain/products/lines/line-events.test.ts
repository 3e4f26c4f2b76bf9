import { readFileSync } from "node:fs";
import path from "node:path";
import { insuredEvents, type InsuredEvent } from "@shanyraq/calls/vocabulary";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { lines } from "./index.ts";
import type { coverNames } from "./riders.ts";

const products = parse(readFileSync(path.resolve(import.meta.dirname, "../../../../../../content/products.yaml"), "utf8")) as readonly {
  readonly slug: string;
  readonly covers: readonly { readonly name: { readonly en: string } }[];
}[];

/** Which events a sentence of a product's text promises; an empty list when it is not about an insured event. */
const promised: Readonly<Record<string, readonly InsuredEvent[]>> = {
  "Surviving to the end of the term: the whole sum is yours": [],
  "Death from any cause within the term": ["death"],
  "A surrender value if plans change": [],
  "Payment on the chosen date, whatever happens": [],
  "No more premiums after the payer’s death": ["death"],
  "A monthly payment for life": [],
  "A yearly increase": [],
  "Payment to heirs within the guaranteed period": ["death"],
  "A regular payment of a known amount": [],
  "Death from illness": ["death"],
  "Accidental death": ["death"],
  "Cover anywhere in the world, day and night": [],
  "Death of the borrower from any cause": ["death"],
  "Injuries, according to a table of payments": ["injury"],
  Disability: ["disability"],
  "Days in hospital": ["hospital"],
  "Cancer, heart attack, stroke": ["illness"],
  "Organ transplant, kidney failure": ["illness"],
  "Loss of working capacity of {leastLoss}% or more": ["disability", "injury"],
  "Death of a worker on duty": ["death"],
  "Doctor’s visits and tests": ["illness"],
  "Emergency care and hospital": ["hospital", "injury"],
};

/** The event that each cover pays for which is chosen one by one. */
const ofCover: Readonly<Record<keyof typeof coverNames, InsuredEvent>> = {
  accidentalDeath: "death",
  disability: "disability",
  accidentalDisability: "disability",
  trauma: "injury",
  temporaryDisability: "injury",
  hospital: "hospital",
};

describe.each(lines.map((line) => [line.slug, line] as const))("%s", (slug, { events, elements, coversChosen }) => {
  const product = products.find((one) => one.slug === slug);
  it("says what every kind of event brings, and insures each that its text promises", () => {
    expect(Object.keys(events).toSorted()).toEqual([...insuredEvents].toSorted());
    expect(product?.covers.length).toBeGreaterThan(0);
    for (const { name } of product?.covers ?? []) {
      expect(Object.keys(promised)).toContain(name.en);
      for (const event of promised[name.en] ?? []) expect([name.en, events[event].is]).not.toEqual([name.en, "notInsured"]);
    }
  });
  it("has an event for every cover that can be chosen", () => {
    const hasRiders = elements("en").some(({ name }) => name === "riders") || coversChosen === true;
    for (const [cover, event] of Object.entries(ofCover))
      if (hasRiders) expect([cover, events[event].is]).not.toEqual([cover, "notInsured"]);
  });
});
