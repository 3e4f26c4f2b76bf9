import type { Output } from "@shanyraq/calls";
import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";

export type PremiumDue = NonNullable<Output<"payContract">["due"]>;

/** The policy that is paid: one by its number and its owner's, typed by the payer; or one of the signed-in customer. */
export type PaidPolicy =
  | { readonly by: "number"; readonly number: string; readonly iin: string }
  | { readonly by: "own"; readonly contractId: string };

/** One press of "pay": under its key it makes one order, however often it is sent. */
export interface PremiumPress {
  readonly amount: string;
  readonly again: boolean;
  readonly key: string;
}

/** What is shown of a policy that was found. */
interface PremiumQuestion {
  readonly policy: PaidPolicy;
  readonly due: PremiumDue;
}

export type PayPremiumState =
  | { readonly at: "asking"; readonly problem?: Problem; readonly missing?: true }
  | { readonly at: "looking"; readonly policy: PaidPolicy }
  /** A policy of the customer's own could not be looked at, or takes no premiums. */
  | { readonly at: "closed"; readonly policy: PaidPolicy; readonly problem: Problem }
  | { readonly at: "gone" }
  | (PremiumQuestion & { readonly at: "choosing"; readonly problem?: Problem; readonly unanswered?: PremiumPress })
  | (PremiumQuestion & { readonly at: "ordering"; readonly press: PremiumPress })
  /** It has been paid a moment ago. */
  | (PremiumQuestion & { readonly at: "justPaid"; readonly amount: string })
  | (PremiumQuestion & { readonly at: "ordered"; readonly hash: string; readonly note?: string });

export type PayPremiumEvent =
  | { readonly type: "asked"; readonly policy: PaidPolicy }
  | { readonly type: "told"; readonly due: PremiumDue }
  | { readonly type: "nothingFound" }
  | { readonly type: "refused"; readonly problem: Problem }
  /** `key` is fresh: it is the order's unless an unanswered press is repeated. */
  | { readonly type: "amountChosen"; readonly amount: string; readonly key: string }
  | { readonly type: "askedFirst"; readonly due: PremiumDue }
  | { readonly type: "ordered"; readonly hash: string; readonly note?: string }
  | { readonly type: "againPressed"; readonly key: string }
  | { readonly type: "retryPressed" }
  | { readonly type: "backPressed" };

export type PayPremiumEffect =
  | { readonly do: "look"; readonly policy: PaidPolicy }
  | { readonly do: "order"; readonly policy: PaidPolicy; readonly press: PremiumPress };

export const payPremiumInitial: PayPremiumState = { at: "asking" };

type Next = Step<PayPremiumState, PayPremiumEffect>;

const order = ({ policy, due }: PremiumQuestion, press: PremiumPress): Next => [
  { at: "ordering", policy, due, press },
  { do: "order", policy, press },
];

/** A press that nobody answered may have made its order: the same press again goes under the same key. */
const pressOf = (unanswered: PremiumPress | undefined, amount: string, key: string): PremiumPress =>
  unanswered?.amount === amount ? unanswered : { amount, again: false, key };

function looked(state: Extract<PayPremiumState, { at: "looking" }>, event: PayPremiumEvent): Next {
  const { policy } = state;
  if (event.type === "told") return [{ at: "choosing", policy, due: event.due }];
  if (event.type === "nothingFound") return [policy.by === "own" ? { at: "gone" } : { at: "asking", missing: true }];
  if (event.type !== "refused") return [state];
  return [policy.by === "own" ? { at: "closed", policy, problem: event.problem } : { at: "asking", problem: event.problem }];
}

function answered(state: Extract<PayPremiumState, { at: "ordering" }>, event: PayPremiumEvent): Next {
  const { policy, due, press } = state;
  switch (event.type) {
    case "ordered":
      return [{ at: "ordered", policy, due, hash: event.hash, ...(event.note !== undefined && { note: event.note }) }];
    case "askedFirst":
      return [{ at: "justPaid", policy, due: event.due, amount: press.amount }];
    case "refused":
      // A message of the back office is an answer; without one the order is unanswered and can be retried.
      return [{ at: "choosing", policy, due, problem: event.problem, ...(event.problem.kind !== "message" && { unanswered: press }) }];
    default:
      return [state];
  }
}

function step(state: PayPremiumState, event: PayPremiumEvent): Next {
  switch (state.at) {
    case "asking":
      return event.type === "asked"
        ? [
            { at: "looking", policy: event.policy },
            { do: "look", policy: event.policy },
          ]
        : [state];
    case "looking":
      return looked(state, event);
    case "closed":
      return event.type === "retryPressed"
        ? [
            { at: "looking", policy: state.policy },
            { do: "look", policy: state.policy },
          ]
        : [state];
    case "choosing":
      if (event.type === "backPressed" && state.policy.by === "number") return [payPremiumInitial];
      return event.type === "amountChosen" ? order(state, pressOf(state.unanswered, event.amount, event.key)) : [state];
    case "ordering":
      return answered(state, event);
    case "justPaid":
      if (event.type === "backPressed") return [{ at: "choosing", policy: state.policy, due: state.due }];
      return event.type === "againPressed" ? order(state, { amount: state.amount, again: true, key: event.key }) : [state];
    case "gone":
    case "ordered":
      return [state];
  }
}

/** Paying what is due for a policy: which one, what is due, how much now; then its order, which is paid by a code. */
export const payPremiumFlow: Flow<PayPremiumState, PayPremiumEvent, PayPremiumEffect> = { step };
