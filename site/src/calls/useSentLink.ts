import type { Outcome } from "@shanyraq/client";
import { problemOf } from "@shanyraq/flows";
import type { SentLinkState } from "@shanyraq/ui/forms/LinkToPhoneCard.tsx";
import { useState } from "react";

/** Sends a link to the phone of the account by a call, and says where it is. */
export function useSentLink(call: () => Promise<Outcome<{ readonly phone: string }, "sendPayLink" | "sendLaunchLink">>) {
  const [state, setState] = useState<SentLinkState>({ at: "idle" });
  const send = async () => {
    setState({ at: "sending" });
    const outcome = await call();
    setState(outcome.ok ? { at: "sent", phone: outcome.value.phone } : { at: "failed", problem: problemOf(outcome.failure) });
  };
  return { state, onSend: () => void send() };
}
