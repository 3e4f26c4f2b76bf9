import { notificationsFlow, notificationsInitial, performNotifications } from "@shanyraq/flows";
import { useEffect, useRef } from "react";
import { attempt } from "../calls/attempt.ts";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";

/** Says how many are unread, and nothing of what or of whom. */
const CHANNEL = "shanyraq:notifications:v2";

// It stays open: a channel that is closed at once may take its message along.
let channel: BroadcastChannel | undefined;
const announce = (count: number): void => {
  channel ??= new BroadcastChannel(CHANNEL);
  channel.postMessage(count);
};

/**
 * The customer's notifications. Every drawer and page of them, in this tab and in the others, has a conversation of its
 * own, tells what it has counted, and counts again where another has counted otherwise. So a mark reaches all of them even
 * where the page that made it was left before its answer: the next page counts.
 */
export function useNotifications(iin: string | undefined) {
  const conversation = useFlow(
    notificationsFlow,
    () => notificationsInitial,
    () => performNotifications({ attempt, iin, announce }),
  );
  const { send, state } = conversation;
  const counted = useRef(state.count);
  useEffect(() => {
    counted.current = state.count;
  }, [state.count]);
  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL);
    const again = ({ data }: MessageEvent<unknown>) => {
      if (data !== counted.current) send({ type: "countDue" });
    };
    opened.addEventListener("message", again);
    return () => opened.close();
  }, [send]);
  return conversation;
}
