import type { SeededPerson } from "@shanyraq/provider";
import { buy } from "../src/product/purchase.ts";
import { credentialsOf } from "../src/product/visitor.ts";
import { solvingVisitor } from "./solving-visitor.ts";

export interface BoughtPolicy {
  readonly id: string;
  readonly number: string;
  /** The first day of its cover. */
  readonly start: string;
}

/** Buys a policy by calls alone, for tests of what comes after a purchase, and reads how it is found. */
export async function numberedPolicy(origin: string, person: SeededPerson, what: Parameters<typeof buy>[2] = {}): Promise<BoughtPolicy> {
  const buyer = solvingVisitor(origin);
  await buyer.call("login", credentialsOf(person));
  const { receipt } = await buy(buyer, person, what);
  const id = receipt?.contractId;
  if (!id) throw new Error("a payment without a contract");
  const policy = (await buyer.call("userContracts", { id })).body.data[0];
  return { id, number: policy?.number ?? "", start: policy?.start_date ?? "" };
}

/** The same for whoever needs no more than its id. */
export const boughtPolicy = async (...bought: Parameters<typeof numberedPolicy>): Promise<string> => (await numberedPolicy(...bought)).id;
