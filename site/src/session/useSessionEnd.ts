import { performSessionEnd, sessionEndFlow, sessionEndInitial } from "@shanyraq/flows";
import { useEffect, useState } from "react";
import { attempt } from "../calls/attempt.ts";
import { machineNow, wait } from "../browser/clock.ts";
import { sessionEnd } from "./session-end.ts";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";

/** The conversation about the end of the session, for as long as somebody is signed in. */
export function useSessionEnd(ask: () => void) {
  const [{ perform, stop }] = useState(() => performSessionEnd({ attempt, now: machineNow, wait, ask }));
  const conversation = useFlow(
    sessionEndFlow,
    () => sessionEndInitial,
    () => perform,
  );
  const { send } = conversation;
  useEffect(() => {
    const deafen = sessionEnd.hear((endsAt) => send({ type: "told", endsAt, now: machineNow() }));
    return () => {
      deafen();
      stop();
    };
  }, [send, stop]);
  return conversation;
}
