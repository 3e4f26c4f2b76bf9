import type { ChangeKind } from "@shanyraq/calls/vocabulary";
import { instalmentFrequencies, type Frequency } from "@shanyraq/calls/vocabulary";
import { topicFaults } from "@shanyraq/calls/topic-faults";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { tiynOf } from "@shanyraq/rules";
import type { Result } from "@shanyraq/rules/result";
import type { Beneficiary, EventData, StoredChange } from "../../platform/database/records/contract-event.ts";
import type { Calculation, Terms } from "../../platform/database/records/terms.ts";
import type { ContractView } from "../ledger/fold.ts";
import { price } from "../products/price.ts";
import { sayRefused } from "../products/say-refused.ts";
import { refuse, refuseFields, refuseInWords, type Refusal } from "../../platform/server/refusal.ts";
import { kindOf, type RequestedChange } from "./change-of.ts";
import { mayChange } from "./may-change.ts";
import { nextYearOf } from "./next-year.ts";

/** A change as it would be agreed; without a day it holds from that of the signature. */
export interface Proposal {
  readonly change: StoredChange;
  readonly from: string | undefined;
}
type Proposed = Result<Proposal, { refusal: Refusal }>;
const refused = (refusal: Refusal): Proposed => ({ ok: false, refusal });

/** The terms that a new price begins with: the last ones that were agreed, whether they hold already or not. */
export const latestTerms = ({ versions, terms }: Pick<ContractView, "versions" | "terms">): Terms => versions.at(-1)?.terms ?? terms;

/** A sum that was found from a premium may have tiyn, and the form takes none: it is rounded up to whole tenge. */
const wholeTenge = (sumAssured: string): string => String(Math.ceil(Number(sumAssured)));

/** The calculation of a contract with another frequency or another sum; what else was asked stays. */
function inputsOf({ inputs, sumAssured }: Terms, change: { readonly frequency?: Frequency; readonly sumAssured?: string }): Calculation {
  const { by, premium: _, ...rest } = inputs;
  return { ...rest, ...(by && { by: "sumAssured" as const }), sumAssured: wholeTenge(sumAssured), ...change };
}

/** What a contract would cost by another frequency or for another sum, by the price of its own line. */
export const priceChanged = (terms: Terms, change: { readonly frequency?: Frequency; readonly sumAssured?: string }) =>
  price(inputsOf(terms, change), terms.startDate, terms.agesOn);

/** By which other frequencies the tariff takes a contract, and what an instalment is then. */
export function otherFrequencies(view: Pick<ContractView, "versions" | "terms">) {
  const terms = latestTerms(view);
  return instalmentFrequencies
    .filter((frequency) => frequency !== terms.frequency)
    .flatMap((frequency) => {
      const priced = priceChanged(terms, { frequency });
      return priced.ok ? [{ frequency, instalment: priced.terms.instalment }] : [];
    });
}

function newTerms(
  view: ContractView,
  kind: Exclude<ChangeKind, "beneficiaries">,
  change: RequestedChange,
  day: string,
  locale: Locale,
): Proposed {
  const terms = latestTerms(view);
  const from = nextYearOf(terms, day);
  if (from === undefined) return refused(refuse(409, "error.change.notThis"));
  const { frequency, sumAssured } = change;
  if (kind === "frequency" && frequency === terms.frequency) return refused(refuseFields({ frequency: "error.change.same" }));
  if (kind === "sumAssured") {
    const [now, wished] = [tiynOf(terms.sumAssured) ?? 0, tiynOf(sumAssured ?? "") ?? 0];
    if (wished === now) return refused(refuseFields({ sumAssured: "error.change.same" }));
    // A larger sum is a larger risk: it is taken only with a new declaration of health, which is a person's to read.
    if (wished > now) return refused(refuseFields({ sumAssured: "error.change.sumUp" }));
  }
  const wish = kind === "frequency" ? frequency && { frequency } : sumAssured && { sumAssured: sumAssured.replace(/\.00$/, "") };
  const priced = wish && priceChanged(terms, wish);
  if (!priced) return refused(refuseFields({ [kind]: "error.required" }));
  if (!priced.ok) return refused(refuseInWords(kind, sayRefused(locale, priced.refused).error ?? text(locale, "error.calc.refused")));
  return { ok: true, value: { change: { kind, terms: priced.terms }, from } };
}

const same = (one: readonly Beneficiary[], other: readonly Beneficiary[]): boolean =>
  one.length === other.length &&
  one.every((person, index) => {
    const against = other[index];
    return (
      against !== undefined && (["name", "relation", "birthDate", "share"] as const).every((field) => person[field] === against[field])
    );
  });

function newPeople({ beneficiaries: now }: ContractView, { beneficiaries }: RequestedChange, day: string): Proposed {
  const list = beneficiaries?.list ?? [];
  const faults = topicFaults("beneficiaries", { beneficiaries: { list } }, { birthDate: undefined, today: day, calculation: {} });
  if (Object.keys(faults).length > 0) return refused(refuseFields(faults));
  if (same(list, now)) return refused(refuseFields({ list: "error.change.same" }));
  return { ok: true, value: { change: { kind: "beneficiaries", beneficiaries: list }, from: undefined } };
}

/** The request, checked against the contract, its line and its tariff on a day. Prices are found here and never taken from a caller. */
export function propose(view: ContractView, change: RequestedChange, day: string, locale: Locale): Proposed {
  const kind = kindOf(change);
  if (!mayChange(view, day).kinds.includes(kind)) return refused(refuse(409, "error.change.notThis"));
  return kind === "beneficiaries" ? newPeople(view, change, day) : newTerms(view, kind, change, day, locale);
}

/** The event that the signature of a proposal is, on its day. */
export const changedBy = ({ change, from }: Proposal, number: string, day: string): EventData["changed"] => ({
  number,
  from: from ?? day,
  change,
});
