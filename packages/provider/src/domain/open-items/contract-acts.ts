import type { ChangeRefusal, MaturityRefusal, TerminationRefusal } from "@shanyraq/calls/vocabulary";
import type { TextId } from "@shanyraq/i18n/text";
import type { OpenItemKind } from "./open-item.ts";

/**
 * What an open item means for an act: nothing; the act is refused, in words; the act waits and is tried again (of jobs, which have no reader); or the act
 * closes the item in its own transaction.
 */
export type ActRule =
  | { readonly is: "allowed" }
  | { readonly is: "closed" }
  | { readonly is: "held" }
  | { readonly is: "refused"; readonly reason: string; readonly id: TextId };

const allowed = { is: "allowed" } as const;
const closed = { is: "closed" } as const;
const held = { is: "held" } as const;
const refused = <R extends string>(reason: R, id: TextId) => ({ is: "refused", reason, id }) as const;
const noTermination = <R extends Exclude<TerminationRefusal, "nobody">>(reason: R) => refused(reason, `termination.refused.${reason}`);
const noChange = <R extends ChangeRefusal>(reason: R) => refused(reason, `agreement.refused.${reason}`);
const noAccount = refused("claim" satisfies MaturityRefusal, "maturity.refused.claim");

/** Nothing hinders it, and no card is charged for the contract any more. */
const noMorePremiums = {
  event: allowed,
  claim: allowed,
  change: allowed,
  termination: allowed,
  order: allowed,
  charge: allowed,
  transfer: allowed,
  payout: allowed,
  consent: closed,
  case: allowed,
};

/** A contract that ends: nothing may be undecided, and no money may be on its way, since what comes back is counted of what came. */
const end = {
  event: noTermination("claim"),
  claim: noTermination("claim"),
  change: noTermination("change"),
  order: noTermination("payment"),
  charge: noTermination("payment"),
  transfer: noTermination("payment"),
  payout: noTermination("payout"),
  consent: closed,
  case: noTermination("pension"),
} as const;
/** A contract that changes: after an insured event the people who are paid and the sums are those of its day. */
const change = {
  event: noChange("claim"),
  claim: noChange("claim"),
  order: allowed,
  charge: allowed,
  transfer: allowed,
  payout: allowed,
  consent: allowed,
  case: allowed,
} as const;

/** Every act on a contract against everything that may be open on it. An act that is done in two steps is refused at either. */
export const contractActs = {
  /** A code for the end of the contract is requested, or confirms it. */
  requestTermination: { ...end, termination: refused("change", "error.termination.waiting") },
  /** The agreement that ends it is accepted; it is itself the item that waits. */
  signTermination: { ...end, termination: allowed },
  requestChange: { ...change, change: noChange("waiting"), termination: noChange("waiting") },
  signChange: { ...change, change: allowed, termination: noChange("waiting") },
  /** The owner names the account that what falls due is paid to. */
  nameAccount: {
    event: noAccount,
    claim: noAccount,
    change: allowed,
    termination: allowed,
    order: allowed,
    charge: allowed,
    transfer: allowed,
    payout: allowed,
    consent: allowed,
    case: allowed,
  },
  /** What fell due is ordered to be paid out, without anybody asking. */
  payBenefit: {
    event: held,
    claim: held,
    change: allowed,
    termination: held,
    order: allowed,
    charge: allowed,
    transfer: allowed,
    payout: allowed,
    consent: allowed,
    case: allowed,
  },
  /** What fell due pays for another policy. */
  payFromBenefit: {
    event: refused("claim", "error.fromPolicy.claim"),
    claim: refused("claim", "error.fromPolicy.claim"),
    change: allowed,
    termination: refused("termination", "error.fromPolicy.ending"),
    order: allowed,
    charge: allowed,
    transfer: allowed,
    payout: allowed,
    consent: allowed,
    case: allowed,
  },
  /** A premium is paid. It keeps the cover, whatever else is open, so nothing asks this row; what was agreed before counts what came after. */
  payPremium: {
    event: allowed,
    claim: allowed,
    change: allowed,
    termination: allowed,
    order: allowed,
    charge: allowed,
    transfer: allowed,
    payout: allowed,
    consent: allowed,
    case: allowed,
  },
  /** Consent to charge a saved card is given. */
  consentToCharge: {
    event: allowed,
    claim: allowed,
    change: allowed,
    termination: refused("termination", "error.autopay.ending"),
    order: allowed,
    charge: allowed,
    transfer: allowed,
    payout: allowed,
    consent: allowed,
    case: allowed,
  },
  /** The death of the insured person is kept. */
  recordDeath: noMorePremiums,
  /** A claim is accepted that ends the contract. */
  acceptClaim: noMorePremiums,
  /** A saved card is charged, without anybody asking. */
  charge: {
    event: allowed,
    claim: allowed,
    change: allowed,
    termination: held,
    order: held,
    charge: held,
    transfer: held,
    payout: allowed,
    consent: allowed,
    case: allowed,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<OpenItemKind, ActRule>>>>;
export type ContractAct = keyof typeof contractActs;
