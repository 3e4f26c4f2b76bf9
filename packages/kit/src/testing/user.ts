import { configure } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { act } from "react";

configure({
  // What the event came to decides whether the key types a letter; React answers it although the step around it is not its own.
  eventWrapper: (dispatch) => {
    const before = globalThis.IS_REACT_ACT_ENVIRONMENT;
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
    let result: unknown;
    act(() => {
      result = dispatch();
    });
    globalThis.IS_REACT_ACT_ENVIRONMENT = before;
    return result;
  },
  asyncWrapper: async (step) => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = false;
    try {
      return await step();
    } finally {
      globalThis.IS_REACT_ACT_ENVIRONMENT = true;
    }
  },
});

/** Somebody at the keyboard and the mouse, whose every event React has answered before the next one comes. */
export const user = userEvent.setup({ delay: null });

/** Plays keys where the focus is, as `[Tab]` or `{Escape}`, and lets what they set off come to its end. */
export async function keys(played: string): Promise<void> {
  await user.keyboard(played);
  await act(async () => {});
}
