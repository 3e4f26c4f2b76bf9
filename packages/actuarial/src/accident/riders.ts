import { fieldsOf } from "../shared/contract-terms.ts";
import type { ContractTerms } from "../shared/contract-terms.ts";
import { failure, failureAt, success } from "../shared/result.ts";
import type { Loose, Computed } from "../shared/result.ts";
import { priceAccident } from "./accident-price.ts";
import { isCover } from "./accident-rate.ts";
import type { AccidentTariff, Cover } from "./accident-tariff.ts";
import { priceCriticalIllness } from "./critical-illness-quote.ts";
import type { CriticalIllnessTariff } from "./critical-illness-tariff.ts";
import { accidentTariff20261 } from "./tariffs/accident-2026-1.ts";
import { criticalIllnessTariff20261 } from "./tariffs/critical-illness-2026-1.ts";

/** What can be added to an endowment or to term life. */
export type Rider = Cover | "criticalIllness";

/** The terms of the contract the riders belong to; each rider covers its `sumAssured`, in whole tenge. */
export type RiderQuestion = ContractTerms & { readonly sumAssured: number; readonly riders: readonly Rider[] };

export type RiderTariffs = { readonly accident: AccidentTariff; readonly criticalIllness: CriticalIllnessTariff };

/** One rider's own instalment in whole tenge, at the frequency of the contract, to be added to the contract's. */
export type RiderInstalment = { readonly rider: Rider; readonly instalment: number };

/** The tariffs of the riders, version 2026-1. */
export const riderTariffs20261: RiderTariffs = { accident: accidentTariff20261, criticalIllness: criticalIllnessTariff20261 };

/**
 * The instalment of each rider, priced separately by the tariff of its own line; none chosen gives an empty list.
 * Codes, the first two with the `index` of the rider: "riders" (unknown or chosen twice) and those of `quoteAccident` and
 * `quoteCriticalIllness`, whose limits of age, term and sum hold for the rider; "riders" without index for no list.
 * Never throws.
 */
export function riderInstalments(
  input: Loose<RiderQuestion>,
  tariffs: RiderTariffs = riderTariffs20261,
): Computed<readonly RiderInstalment[]> {
  const { riders, ...terms } = fieldsOf(input);
  if (!Array.isArray(riders) || riders.length > Object.keys(tariffs.accident.covers).length + 1) return failure("riders");
  const priced: RiderInstalment[] = [];
  for (const [index, rider] of (riders as readonly unknown[]).entries()) {
    if (!isRider(rider, tariffs) || priced.some((one) => one.rider === rider)) return failureAt(index, { code: "riders" });
    const quote = instalmentOf(rider, terms, tariffs);
    if (!quote.ok) return failureAt(index, quote.error);
    priced.push({ rider, instalment: quote.value.instalment });
  }
  return success(priced);
}

const isRider = (value: unknown, { accident }: RiderTariffs): value is Rider => value === "criticalIllness" || isCover(value, accident);

function instalmentOf(
  rider: Rider,
  terms: Loose<RiderQuestion>,
  { accident, criticalIllness }: RiderTariffs,
): Computed<{ readonly instalment: number }> {
  return rider === "criticalIllness"
    ? priceCriticalIllness(terms, criticalIllness)
    : priceAccident({ ...terms, covers: [rider] }, accident);
}
