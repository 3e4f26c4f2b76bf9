import { notificationsFlow, notificationsInitial, performNotifications } from "@shanyraq/flows";
import { useEffect } from "react";
import { attempt } from "./attempt.ts";
import { useFlow } from "./useFlow.ts";

/** Says that something was marked read, and nothing of what or of whom. */
const CHANNEL = "shanyraq:notifications:v1";
const MARKED = "marked";

// It stays open: a channel that is closed at once may take its message along.
let told: BroadcastChannel | undefined;
const announce = (): void => {
  told ??= new BroadcastChannel(CHANNEL);
  told.postMessage(MARKED);
};

/**
 * The customer's notifications. Every drawer and page of them, in this tab and in the others, has a conversation of its
 * own and hears of what another has marked.
 */
export function useNotifications(iin: string | undefined) {
  const conversation = useFlow(
    notificationsFlow,
    () => notificationsInitial,
    () => performNotifications({ attempt, iin, announce }),
  );
  const { send } = conversation;
  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL);
    const again = () => send({ type: "countDue" });
    opened.addEventListener("message", again);
    return () => opened.close();
  }, [send]);
  return conversation;
}
