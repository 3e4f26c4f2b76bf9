import { injuries, type ClaimMeasure, type InsuredEvent } from "@shanyraq/calls/vocabulary";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import type { ContractView } from "../ledger/fold.ts";
import { disabilityGroupsOf } from "../products/cover-terms.ts";
import { lineOf } from "../products/lines/index.ts";
import type { EventSum } from "../products/lines/line-events.ts";
import { agreedThen } from "./parts-of.ts";

/** What whoever assesses a claim has to say of its papers, with what they choose from. */
export interface RequiredMeasure {
  readonly measure: ClaimMeasure;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface Choice {
  readonly product: string;
  readonly people: readonly string[];
}

const asks = (one: EventSum, covers: readonly { readonly name: string }[]): readonly ClaimMeasure[] => {
  if (one.of === "expenses") return ["person", "expenses"];
  if (one.of === "earnings") return ["person", "lossPercent", "income", "fundPayment", "lossFrom", "lossUntil"];
  return one.of === "cover" && one.by !== undefined && covers.some(({ name }) => name === one.cover) ? [one.by] : [];
};

function optionsOf(measure: ClaimMeasure, { product, people }: Choice, locale: Locale): RequiredMeasure["options"] {
  if (measure === "disabilityGroup")
    return disabilityGroupsOf(product).map((value) => ({ value, label: text(locale, `claim.group.${value}`) }));
  if (measure === "injuries") return injuries.map((value) => ({ value, label: text(locale, `claim.injury.${value}`) }));
  return measure === "person" ? people.map((name) => ({ value: name, label: name })) : [];
}

/** What the sum of an event is found by, of a contract with its chosen covers; empty where the contract itself says it. */
export function requiredMeasures(contract: ContractView, event: InsuredEvent, locale: Locale): readonly RequiredMeasure[] {
  const terms = lineOf(contract.terms.product)?.events[event];
  if (terms?.is !== "paid") return [];
  const { covers, insured } = agreedThen(contract);
  const measures = new Set(terms.sums.flatMap((one) => asks(one, covers)));
  const choice = { product: contract.terms.product, people: insured.map(({ name }) => name) };
  return [...measures].map((measure) => ({ measure, options: optionsOf(measure, choice, locale) }));
}
