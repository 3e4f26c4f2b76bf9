import { converse, type Conversation, type Flow, type Perform } from "@shanyraq/flows";
import { useState, useSyncExternalStore } from "react";

/** Runs a flow for as long as the component stands. */
export function useFlow<State, Event, Effect>(
  flow: Flow<State, Event, Effect>,
  initial: () => State,
  perform: () => Perform<Event, Effect>,
): Pick<Conversation<State, Event>, "send" | "state"> {
  const [conversation] = useState(() => converse(flow, initial(), perform()));
  const state = useSyncExternalStore(
    conversation.subscribe,
    () => conversation.state,
    () => conversation.state,
  );
  return { send: conversation.send, state };
}
