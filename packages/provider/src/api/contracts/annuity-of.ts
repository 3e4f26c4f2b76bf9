import type { Output } from "@shanyraq/calls";
import { addMonths, decimalOf, hideIban } from "@shanyraq/rules";
import { isForLife } from "../../domain/agreed/contract-in.ts";
import { agreedPolicy } from "../../domain/agreed/agreed-policy.ts";
import { benefitsOf, leftOf, type Benefit } from "../../domain/ledger/benefits.ts";
import type { ContractView } from "../../domain/ledger/fold.ts";
import { provedUntil, waitsForProof } from "../../domain/ledger/life-proof.ts";
import { lineOf } from "../../domain/products/lines/index.ts";
import { price } from "../../domain/products/price.ts";
import type { StandingAccount } from "../../domain/maturities/standing-account.ts";

type ShownAnnuity = NonNullable<Output<"userContracts">["data"][number]["annuity"]>;

const leftIn = (benefits: readonly Benefit[]): string => decimalOf(benefits.reduce((sum, one) => sum + leftOf(one), 0));
const growthOf = ({ terms }: ContractView): number => {
  const priced = price(terms.inputs, terms.startDate, terms.agesOn);
  const benefits = priced.ok ? priced.offer.besides?.().benefits : undefined;
  return benefits?.kind === "annuity" ? benefits.growth : 0;
};

/** What an annuity has paid by a day, what comes next, until when, and what it waits for; undefined of another contract, or before its premium. */
export function annuityOf(view: ContractView, day: string, account: StandingAccount | undefined): ShownAnnuity | undefined {
  const { terms, moved, diedOn } = view;
  if (lineOf(terms.product)?.annuity !== true) return undefined;
  const all = benefitsOf(view, day);
  const [first] = all;
  if (!first) return undefined;
  const own = diedOn === undefined ? all : [];
  const owed = own.filter(({ dueOn }) => dueOn <= day);
  const next = own.find((one) => one.dueOn > day && leftOf(one) > 0);
  const guaranteeYears = Number(terms.inputs.guaranteeYears ?? "0");
  const growth = growthOf(view);
  const forLife = isForLife(agreedPolicy(view));
  // Payments that are made whether or not the annuitant lives need no proof.
  const until = forLife || all.some((one) => waitsForProof(view, one)) ? provedUntil(view) : undefined;
  return {
    paid: decimalOf(moved.reduce((sum, { amount }) => sum + amount, 0)),
    owed: leftIn(owed),
    next: next ? { on: next.dueOn, amount: decimalOf(leftOf(next)) } : null,
    until: forLife ? null : (all.at(-1)?.dueOn ?? null),
    ...(guaranteeYears > 0 && { guaranteed_until: addMonths(first.dueOn, 12 * guaranteeYears) }),
    ...(growth > 0 && { growth: String(Math.round(growth * 1_000) / 10) }),
    ...(account && { iban: hideIban(account.account.iban) }),
    ...(until !== undefined && { proof: { until, waits: leftIn(owed.filter((one) => waitsForProof(view, one))) } }),
  };
}
