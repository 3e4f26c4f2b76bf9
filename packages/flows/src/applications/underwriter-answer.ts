import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";

/** An answer to an underwriter's question about one application. */
export type UnderwriterAnswerState =
  | { readonly at: "asked"; readonly key: string; readonly problem?: Problem }
  | { readonly at: "sending"; readonly key: string }
  | { readonly at: "answered" };

export type UnderwriterAnswerEvent =
  | { readonly type: "answerSubmitted"; readonly answer: string }
  | { readonly type: "accepted" }
  | { readonly type: "refused"; readonly problem: Problem; readonly key: string };

export type UnderwriterAnswerEffect =
  | { readonly do: "send"; readonly requestID: string; readonly answer: string; readonly key: string }
  | { readonly do: "tellAnswered" };

export const underwriterAnswerInitial = (key: string): UnderwriterAnswerState => ({ at: "asked", key });

type Next = Step<UnderwriterAnswerState, UnderwriterAnswerEffect>;

/** Sends an answer once, however often the button is pressed; a lost answer is the same act when it is sent again. */
export const underwriterAnswerFlow = (
  requestID: string,
): Flow<UnderwriterAnswerState, UnderwriterAnswerEvent, UnderwriterAnswerEffect> => ({
  step: (state, event): Next => {
    switch (event.type) {
      case "answerSubmitted":
        return state.at === "asked"
          ? [
              { at: "sending", key: state.key },
              { do: "send", requestID, answer: event.answer, key: state.key },
            ]
          : [state];
      case "accepted":
        return state.at === "sending" ? [{ at: "answered" }, { do: "tellAnswered" }] : [state];
      case "refused":
        if (state.at !== "sending") return [state];
        return [{ at: "asked", key: event.problem.kind === "message" ? event.key : state.key, problem: event.problem }];
    }
  },
});
