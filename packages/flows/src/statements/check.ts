import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";

/** A question that anybody may ask: "not found" is an answer, a failing service is not. */
export type CheckState<Question, Found> =
  | { readonly at: "asking"; readonly problem?: Problem }
  | { readonly at: "looking" }
  | { readonly at: "notFound"; readonly question: Question }
  | { readonly at: "found"; readonly found: Found };

export type CheckEvent<Question, Found> =
  | { readonly type: "asked"; readonly question: Question }
  | { readonly type: "answered"; readonly found: Found }
  | { readonly type: "nothingFound"; readonly question: Question }
  | { readonly type: "refused"; readonly problem: Problem }
  | { readonly type: "anotherPressed" };

export type CheckEffect<Question> = { readonly do: "look"; readonly question: Question };

export type CheckFlow<Question, Found> = Flow<CheckState<Question, Found>, CheckEvent<Question, Found>, CheckEffect<Question>>;

/** One conversation for both checks; what is asked and what is found is theirs. */
export function checkFlow<Question, Found>(): CheckFlow<Question, Found> {
  type Next = Step<CheckState<Question, Found>, CheckEffect<Question>>;
  const step = (state: CheckState<Question, Found>, event: CheckEvent<Question, Found>): Next => {
    switch (event.type) {
      case "asked":
        return state.at === "looking" ? [state] : [{ at: "looking" }, { do: "look", question: event.question }];
      case "answered":
        return [state.at === "looking" ? { at: "found", found: event.found } : state];
      case "nothingFound":
        return [state.at === "looking" ? { at: "notFound", question: event.question } : state];
      case "refused":
        return [state.at === "looking" ? { at: "asking", problem: event.problem } : state];
      case "anotherPressed":
        return [state.at === "looking" ? state : { at: "asking" }];
    }
  };
  return { step };
}
