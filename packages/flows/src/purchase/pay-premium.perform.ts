import type { Output } from "@shanyraq/calls";
import { byCode, type Outcome } from "@shanyraq/client";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import type { PaidPolicy, PayPremiumEffect, PayPremiumEvent, PremiumPress } from "./pay-premium.ts";

type Answer = Outcome<Output<"polisAndSign">, "payContract" | "polis" | "polisAndSign">;

function ask({ attempt }: Pick<Ports, "attempt">, policy: PaidPolicy, press?: PremiumPress): Promise<Answer> {
  const sum = press && { amount: press.amount, again: press.again };
  const options = press && { idempotencyKey: press.key };
  if (policy.by === "own") return attempt("payContract", { contractId: policy.contractId, ...sum }, options);
  const { number, iin } = policy;
  // The first call asks only what is due; an order also learns who signs papers that wait for it.
  return attempt(press ? "polisAndSign" : "polis", { number, iin, ...sum }, options);
}

const isMissing = (answer: Answer): boolean =>
  answer.ok ? answer.value.found === false : byCode(answer.failure, { notFound: () => true }, () => false);

export const performPayPremium =
  (ports: Pick<Ports, "attempt">): Perform<PayPremiumEvent, PayPremiumEffect> =>
  (effect, report) => {
    const press = effect.do === "order" ? effect.press : undefined;
    void ask(ports, effect.policy, press).then((answer) => {
      if (effect.do === "look" && isMissing(answer)) return report({ type: "nothingFound" });
      if (!answer.ok) return report({ type: "refused", problem: problemOf(answer.failure) });
      const { due, hash, message } = answer.value;
      if (!due) return report({ type: "refused", problem: messageProblem(message) });
      if (!press) return report({ type: "told", due });
      return report(
        hash === undefined ? { type: "askedFirst", due } : { type: "ordered", hash, ...(message !== undefined && { note: message }) },
      );
    });
  };
