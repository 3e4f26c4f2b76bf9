import type { Output } from "@shanyraq/calls";
import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";
import { sentOf, type SentCode } from "../sent-code.ts";

export type AutopayFacts = Pick<Output<"autopay">, "available" | "on" | "card" | "adding" | "next" | "consent">;

export type AutopayState =
  | { readonly at: "loading" }
  | { readonly at: "failed"; readonly problem: Problem }
  /** On or off, and what can be done about it. */
  | { readonly at: "shown"; readonly facts: AutopayFacts; readonly busy: boolean; readonly problem?: Problem }
  | {
      readonly at: "code";
      readonly facts: AutopayFacts;
      readonly phone: string;
      readonly resendAt: number;
      readonly busy: boolean;
      readonly problem?: Problem;
    };

export type AutopayEvent =
  | { readonly type: "opened" }
  | { readonly type: "told"; readonly facts: AutopayFacts }
  | { readonly type: "askFailed"; readonly problem: Problem }
  | { readonly type: "addPressed" }
  | { readonly type: "cardBegun"; readonly url: string }
  | { readonly type: "onPressed" }
  | ({ readonly type: "codeSent"; readonly phone: string } & SentCode)
  | { readonly type: "codeSubmitted"; readonly code: string }
  | { readonly type: "resendPressed"; readonly now: number }
  | { readonly type: "backPressed" }
  | { readonly type: "offPressed" }
  /** It is on or off now, as was asked for. */
  | { readonly type: "changed" }
  | { readonly type: "refused"; readonly problem: Problem };

export type AutopayEffect =
  | { readonly do: "ask" | "addCard" | "sendCode" | "turnOff" }
  | { readonly do: "confirm"; readonly code: string }
  | { readonly do: "leaveFor"; readonly url: string };

export const autopayInitial: AutopayState = { at: "loading" };

type Next = Step<AutopayState, AutopayEffect>;
type ShownState = Extract<AutopayState, { at: "shown" }>;
type Coding = Extract<AutopayState, { at: "code" }>;

function shown(state: ShownState, event: AutopayEvent): Next {
  const { facts, busy } = state;
  const begin = (effect: AutopayEffect): Next => (busy ? [state] : [{ at: "shown", facts, busy: true }, effect]);
  switch (event.type) {
    case "opened":
      return begin({ do: "ask" });
    case "addPressed":
      return begin({ do: "addCard" });
    case "onPressed":
      return facts.on || !facts.card ? [state] : begin({ do: "sendCode" });
    case "offPressed":
      return facts.on ? begin({ do: "turnOff" }) : [state];
    case "cardBegun":
      // The page is left: what becomes of the card is asked when it comes back.
      return busy ? [state, { do: "leaveFor", url: event.url }] : [state];
    case "codeSent":
      return busy ? [{ at: "code", facts, phone: event.phone, busy: false, ...sentOf(event) }] : [state];
    case "told":
      return [{ at: "shown", facts: event.facts, busy: false }];
    case "changed":
      return busy ? [state, { do: "ask" }] : [state];
    case "refused":
    case "askFailed":
      return [{ at: "shown", facts, busy: false, problem: event.problem }];
    default:
      return [state];
  }
}

function coding(state: Coding, event: AutopayEvent): Next {
  const { facts, phone, resendAt, busy } = state;
  const quiet: Coding = { at: "code", facts, phone, resendAt, busy: false };
  switch (event.type) {
    case "codeSubmitted":
      return busy
        ? [state]
        : [
            { ...quiet, busy: true },
            { do: "confirm", code: event.code },
          ];
    case "resendPressed":
      return busy || event.now < resendAt ? [state] : [{ ...quiet, busy: true }, { do: "sendCode" }];
    case "codeSent":
      return [{ ...quiet, phone: event.phone, ...sentOf(event) }];
    case "changed":
      return busy ? [{ at: "shown", facts, busy: true }, { do: "ask" }] : [state];
    case "refused":
      return [{ ...quiet, problem: event.problem }];
    case "backPressed":
      return busy ? [state] : [{ at: "shown", facts, busy: false }];
    default:
      return [state];
  }
}

function step(state: AutopayState, event: AutopayEvent): Next {
  if (state.at === "shown") return shown(state, event);
  if (state.at === "code") return coding(state, event);
  switch (event.type) {
    case "opened":
      return [{ at: "loading" }, { do: "ask" }];
    case "told":
      return [{ at: "shown", facts: event.facts, busy: false }];
    case "askFailed":
      return [{ at: "failed", problem: event.problem }];
    default:
      return [state];
  }
}

/** Automatic payment of one contract's premiums: a card at the bank, a code, and off in one press. */
export const autopayFlow: Flow<AutopayState, AutopayEvent, AutopayEffect> = { step };
