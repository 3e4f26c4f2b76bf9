import { calls } from "@shanyraq/calls";
import type { SeededPerson } from "@shanyraq/provider";
import { buy } from "../src/product/purchase.ts";
import { solvedCaptcha } from "../src/product/solved-captcha.ts";
import { credentialsOf, visitor, type Visitor } from "../src/product/visitor.ts";

/** Buys a policy by calls alone, for tests of what comes after a purchase. @returns its id. */
export async function boughtPolicy(origin: string, person: SeededPerson): Promise<string> {
  const buyer = visitor(origin);
  const call: Visitor["call"] = async (name, input = {}, headers = {}) =>
    buyer.call(name, calls[name].captcha ? { ...input, captcha: await solvedCaptcha(origin) } : input, headers);
  await call("login", credentialsOf(person));
  const { receipt } = await buy({ ...buyer, call }, person);
  if (!receipt?.contractId) throw new Error("a payment without a contract");
  return receipt.contractId;
}
