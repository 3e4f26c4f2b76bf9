import { problemOf } from "@shanyraq/flows";
import { PayLinkCard, type PayLinkState } from "@shanyraq/ui/purchase/PayLinkCard.tsx";
import { useState } from "react";
import { attempt } from "../../../calls/attempt.ts";

/** Sends the bank's page of a payment to the payer's own phone. */
export function PayLink({ hash }: { readonly hash: string }) {
  const [state, setState] = useState<PayLinkState>({ at: "idle" });
  const send = async () => {
    setState({ at: "sending" });
    const outcome = await attempt("sendPayLink", { hash });
    setState(outcome.ok ? { at: "sent", phone: outcome.value.phone } : { at: "failed", problem: problemOf(outcome.failure) });
  };
  return <PayLinkCard state={state} onSend={() => void send()} />;
}
