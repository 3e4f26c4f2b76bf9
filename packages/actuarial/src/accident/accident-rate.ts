import type { ContractTerms } from "../shared/contract-terms.ts";
import { roundTo } from "../shared/rounding.ts";
import type { AccidentTariff, Cover } from "./accident-tariff.ts";

/** True for a cover of the tariff; any value may be asked about. */
export function isCover(value: unknown, tariff: AccidentTariff): value is Cover {
  return typeof value === "string" && Object.hasOwn(tariff.covers, value);
}

/**
 * The gross rate of one cover per 1 of sum assured, round4(net (1+e) / (1-a)): a year's, or of the whole term when single.
 * Source: the tariff (2026-1).
 */
export function coverRate(cover: Cover, { term, frequency }: Pick<ContractTerms, "term" | "frequency">, tariff: AccidentTariff): number {
  const { net, surcharge, loading } = tariff.covers[cover];
  const years = frequency === "single" ? term : 1;
  return roundTo((net * years * (1 + surcharge)) / (1 - loading), 4);
}
