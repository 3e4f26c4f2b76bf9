import { problemOf, messageProblem, type Problem } from "@shanyraq/flows";
import { succeeded } from "@shanyraq/calls/status";
import { FromPolicyCard, type PayingPolicy } from "@shanyraq/ui/purchase/FromPolicyCard.tsx";
import { useState } from "react";
import { attempt } from "../../../calls/attempt.ts";
import { newKey } from "../../../browser/new-key.ts";

interface FromPolicyProps {
  readonly hash: string;
  readonly policies: readonly PayingPolicy[];
  readonly amount: string;
  /** Whatever came of it stands at the server. */
  readonly onAnswered: () => void;
}

/** Pays an order with what a matured policy owes. */
export function FromPolicy({ hash, policies, amount, onAnswered }: FromPolicyProps) {
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const pay = async (contractId: string) => {
    setBusy(contractId);
    setProblem(undefined);
    const outcome = await attempt("payFromPolicy", { hash, contractId }, { idempotencyKey: newKey() });
    setBusy(undefined);
    if (!outcome.ok) setProblem(problemOf(outcome.failure));
    else if (!succeeded(outcome.value)) setProblem(messageProblem(outcome.value.message));
    onAnswered();
  };
  return <FromPolicyCard policies={policies} amount={amount} busy={busy} problem={problem} onPay={(id) => void pay(id)} />;
}
