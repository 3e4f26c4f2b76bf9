import { converse, type Flow, type Perform } from "@shanyraq/flows";
import { useState, useSyncExternalStore } from "react";

/** Runs a flow with its performers, as a page of the site does. */
export function useConversation<State, Event, Effect>(
  flow: Flow<State, Event, Effect>,
  initial: () => State,
  perform: () => Perform<Event, Effect>,
): { readonly state: State; readonly send: (event: Event) => void } {
  const [conversation] = useState(() => converse(flow, initial(), perform()));
  const state = useSyncExternalStore(conversation.subscribe, () => conversation.state);
  return { state, send: conversation.send };
}
