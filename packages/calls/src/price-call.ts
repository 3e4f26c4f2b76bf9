/** The calls that price a calculation; a calculator's form names the one of its line. */
export const priceCalls = ["getCalc", "getSenimCalc", "getCalcVms"] as const;
export type PriceCall = (typeof priceCalls)[number];

/** Lines that the specification gives a call of their own, by the slug of the product. Any other is priced by `getCalc`. */
const ownCalls: ReadonlyMap<string, PriceCall> = new Map([
  ["senim", "getSenimCalc"],
  ["migrant-vms", "getCalcVms"],
]);

/** The call that prices a line: the one that its form names, or else the one of its row here. */
export const priceCallOf = (slug: string, named?: PriceCall): PriceCall => named ?? ownCalls.get(slug) ?? "getCalc";

/** The call that reads a saved calculation of a line. */
export const savedCallOf = (slug: string, named?: PriceCall): "getCalcData" | "getSenimData" =>
  priceCallOf(slug, named) === "getSenimCalc" ? "getSenimData" : "getCalcData";
