import { problemOf } from "@shanyraq/flows";
import { PayLinkCard, type PayLinkState } from "@shanyraq/ui/purchase/PayLinkCard.tsx";
import { useState } from "react";
import { attempt } from "../../../calls/attempt.ts";

/** Sends the bank's page of a payment to the payer's own phone. */
export function PayLink({ hash, phone }: { readonly hash: string; readonly phone: string }) {
  const [state, setState] = useState<PayLinkState>({ at: "idle" });
  const send = async () => {
    setState({ at: "sending" });
    const outcome = await attempt("sendPayLink", { hash });
    setState(outcome.ok ? { at: "sent", phone: outcome.value.phone } : { at: "failed", problem: problemOf(outcome.failure) });
  };
  return <PayLinkCard phone={phone} state={state} onSend={() => void send()} />;
}
