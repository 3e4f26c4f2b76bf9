import type { SeededPerson } from "@shanyraq/provider";
import { buy } from "../src/product/purchase.ts";
import { credentialsOf } from "../src/product/visitor.ts";
import { solvingVisitor } from "./solving-visitor.ts";

/** Buys a policy by calls alone, for tests of what comes after a purchase. @returns its id. */
export async function boughtPolicy(origin: string, person: SeededPerson, what: Parameters<typeof buy>[2] = {}): Promise<string> {
  const buyer = solvingVisitor(origin);
  await buyer.call("login", credentialsOf(person));
  const { receipt } = await buy(buyer, person, what);
  if (!receipt?.contractId) throw new Error("a payment without a contract");
  return receipt.contractId;
}
