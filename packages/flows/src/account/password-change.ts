import type { PasswordChange } from "@shanyraq/forms";
import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";

export type PasswordChangeState =
  | { readonly at: "form"; readonly busy: boolean; readonly problem?: Problem }
  /** Every other session has ended; this one continues under a new token. */
  | { readonly at: "done" };

export type PasswordChangeEvent =
  | { readonly type: "formSubmitted"; readonly values: PasswordChange }
  | { readonly type: "accepted"; readonly token: string | undefined }
  | { readonly type: "refused"; readonly problem: Problem };

export type PasswordChangeEffect =
  | { readonly do: "change"; readonly values: PasswordChange }
  | { readonly do: "keepToken"; readonly token: string };

export const passwordChangeInitial: PasswordChangeState = { at: "form", busy: false };

function step(state: PasswordChangeState, event: PasswordChangeEvent): Step<PasswordChangeState, PasswordChangeEffect> {
  if (state.at === "done") return [state];
  switch (event.type) {
    case "formSubmitted":
      return state.busy
        ? [state]
        : [
            { at: "form", busy: true },
            { do: "change", values: event.values },
          ];
    case "accepted":
      if (!state.busy) return [state];
      return event.token === undefined ? [{ at: "done" }] : [{ at: "done" }, { do: "keepToken", token: event.token }];
    case "refused":
      return state.busy ? [{ at: "form", busy: false, problem: event.problem }] : [state];
  }
}

/** A new password for somebody who knows the present one. */
export const passwordChangeFlow: Flow<PasswordChangeState, PasswordChangeEvent, PasswordChangeEffect> = { step };
