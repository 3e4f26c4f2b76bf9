import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";

/** Papers on their way to an application that is being looked at; the files themselves are a conversation of their own (`uploads.ts`). */
export type PapersState =
  | { readonly at: "choosing"; readonly key: string; readonly problem?: Problem }
  | { readonly at: "sending"; readonly key: string; readonly uploads: readonly string[] }
  | { readonly at: "sent"; readonly key: string };

export type PapersEvent =
  /** All files have arrived, under these ids. */
  | { readonly type: "sendPressed"; readonly uploads: readonly string[] }
  | { readonly type: "filesChosen" }
  | { readonly type: "accepted"; readonly key: string }
  | { readonly type: "refused"; readonly problem: Problem; readonly key: string };

export type PapersEffect =
  | { readonly do: "send"; readonly number: string; readonly uploads: readonly string[]; readonly key: string }
  | { readonly do: "notifySent"; readonly uploads: readonly string[] };

export const papersInitial = (key: string): PapersState => ({ at: "choosing", key });

type Next = Step<PapersState, PapersEffect>;

/** Sends papers once, however often the button is pressed; what got no answer is the same act when it is sent again. */
export const papersFlow = (number: string): Flow<PapersState, PapersEvent, PapersEffect> => ({
  step: (state, event): Next => {
    const { key } = state;
    switch (event.type) {
      case "sendPressed":
        return state.at === "sending" || event.uploads.length === 0
          ? [state]
          : [
              { at: "sending", key, uploads: event.uploads },
              { do: "send", number, uploads: event.uploads, key },
            ];
      case "filesChosen":
        return [state.at === "sent" ? { at: "choosing", key } : state];
      case "accepted":
        return state.at === "sending"
          ? [
              { at: "sent", key: event.key },
              { do: "notifySent", uploads: state.uploads },
            ]
          : [state];
      case "refused":
        if (state.at !== "sending") return [state];
        return [{ at: "choosing", key: event.problem.kind === "message" ? event.key : key, problem: event.problem }];
    }
  },
});
