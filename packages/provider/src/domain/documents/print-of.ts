import type { ReadingWay } from "@shanyraq/calls/vocabulary";
import type { Print } from "@shanyraq/documents";

/** How papers are printed for a customer; without an account they are printed as usual. */
export const printOf = (customer: { readonly reading: ReadingWay } | undefined): Print =>
  customer?.reading === "largePrint" ? "large" : "ordinary";
