import { osnsClassPrefixes } from "./tables/osns-risk-classes.ts";

const MAX_CLASSES = 5;

const classes: ReadonlyMap<string, number> = new Map(
  Object.entries(osnsClassPrefixes).flatMap(([riskClass, prefixes]) => prefixes.map((prefix) => [prefix, Number(riskClass)] as const)),
);

/**
 * The class of occupational risk, 1..22, of an economic activity by its code (OKED, two to five digits): that of the longest
 * prefix the order names. Undefined for a code of no activity; any value may be asked about.
 */
export function osnsRiskClass(oked: unknown): number | undefined {
  if (typeof oked !== "string" || !/^[0-9]{2,5}$/.test(oked)) return undefined;
  for (let length = Math.min(oked.length, MAX_CLASSES); length >= 2; length -= 1) {
    const found = classes.get(oked.slice(0, length));
    if (found !== undefined) return found;
  }
  return undefined;
}
