import { decimalText, type Frequency } from "@shanyraq/actuarial";
import { frequencies } from "@shanyraq/calls/vocabulary";
import { addMonths, tiynOfTenge, type Tiyn } from "@shanyraq/rules";
import { fieldValue, type FieldResult } from "../fields/field.ts";
import type { FrequencyPrice, Offer } from "./line.ts";

/** Money of a quote, in whole tenge. */
interface Quote {
  readonly tariffVersion: string;
  readonly annualPremium: number;
  readonly instalment: number;
  readonly instalmentsPerYear: number;
  readonly sumAssured: string;
  readonly rows: readonly object[];
}
type Paid = Pick<
  Offer,
  "tariff" | "endDate" | "sumAssured" | "frequency" | "instalment" | "instalments" | "annualPremium" | "totalPremium"
>;

/** A contract of whole years whose premium is paid by instalments. `added` is what riders add to one, and to a year's premium. */
export function paidByInstalments(
  { tariffVersion, annualPremium, instalment, instalmentsPerYear, sumAssured }: Quote,
  { frequency, term, startDate }: { readonly frequency: Frequency; readonly term: number; readonly startDate: string },
  added = { instalment: 0, annual: 0 },
): Paid & { readonly term: number } {
  const instalments = frequency === "single" ? 1 : instalmentsPerYear * term;
  const whole = instalment + added.instalment;
  return {
    tariff: tariffVersion,
    endDate: addMonths(startDate, 12 * term),
    term,
    sumAssured,
    frequency,
    instalment: tiynOfTenge(whole),
    instalments,
    annualPremium: tiynOfTenge(annualPremium + added.annual),
    totalPremium: tiynOfTenge(whole * instalments),
  };
}

/** A contract that is paid once. */
export const paidOnce = (premium: Tiyn): Omit<Paid, "tariff" | "endDate" | "sumAssured"> => ({
  frequency: "single",
  instalment: premium,
  instalments: 1,
  annualPremium: premium,
  totalPremium: premium,
});

/** What riders add to an instalment and to a year's premium; a single premium is its own year's. */
export function addedBy(
  frequency: Frequency,
  riders: (frequency: Frequency) => FieldResult<number>,
): FieldResult<{ readonly instalment: number; readonly annual: number }> {
  const one = riders(frequency);
  if (!one.ok) return one;
  const year = riders(frequency === "single" ? "single" : "annual");
  return year.ok ? fieldValue({ instalment: one.value, annual: year.value }) : year;
}

interface At {
  readonly instalment: number;
  readonly available: boolean;
}
/** The instalment for every frequency. `at` gives it in whole tenge, or nothing when the tariff has no such price. */
export const everyFrequency = (at: (frequency: Frequency) => At | undefined): FrequencyPrice[] =>
  frequencies.flatMap((frequency) => {
    const found = at(frequency);
    return found ? [{ frequency, instalment: tiynOfTenge(found.instalment), available: found.available }] : [];
  });

/** Adds to an amount in a schedule's cell, both in tenge. */
export const plus = (amount: string, tenge: number): string => (tenge === 0 ? amount : decimalText(Number(amount) + tenge));
