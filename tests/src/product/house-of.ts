import type { Recount } from "@shanyraq/provider";
import type { Visitor } from "./visitor.ts";

/** Where all money of the running product's contracts is, counted again; `total` is nothing where every tiyn is in one account. */
export async function houseOf(visitor: Visitor): Promise<Recount & { readonly total: number }> {
  const recount = (await (await visitor.send("/sandbox/ledger.json")).json()) as Recount;
  return { ...recount, total: Object.values(recount.sums).reduce((sum, amount) => sum + amount, 0) };
}
