import type { Output } from "@shanyraq/calls";
import { endedPaymentStates, type EndedPaymentState } from "@shanyraq/calls/vocabulary";
import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";

export type QrReply = Output<"kaspiQrPay">;
export type Receipt = NonNullable<QrReply["receipt"]>;

/** A payment is asked after every 2 s at first, every 5 s once a minute has passed, and not while the page is hidden. */
export const POLL_FIRST_MS = 2_000;
export const POLL_LATER_MS = 5_000;
export const POLL_SLOWS_AFTER = 30;
/** Where the bank says how often, it is asked so, but no page asks more often than the first or keeps a payer waiting longer than the last. */
export const POLL_BOUNDS_MS = [2_000, 10_000] as const;
/** So many silent answers in a row, and the visitor is offered to check by hand. */
export const SILENT_LIMIT = 3;

/** What every state that has a code knows of it. The deadline is on this device's clock. */
export interface Code {
  readonly qr: string;
  readonly url: string;
  readonly amount: string;
  readonly orderNumber: string;
  readonly attempt: number;
  readonly deadline: number;
  /** How often the bank wants to be asked. */
  readonly pollMs?: number;
  /** What arrived, where it was another sum. */
  readonly received?: string;
  /** A legal entity owes it: its accountant may take an invoice. */
  readonly invoice?: true;
  /** Policies of the payer that owe them enough to pay it. */
  readonly fromPolicy?: NonNullable<QrReply["fromPolicy"]>;
  /** What is paid for, where its owner looks. */
  readonly product?: string;
  /** The phone that the bank's page can be sent to, as it may be shown; where its owner looks. */
  readonly linkPhone?: string;
  readonly named?: readonly { readonly name: string; readonly value: string }[];
}

interface Live {
  readonly hash: string;
  readonly code: Code;
  readonly polls: number;
  readonly silent: number;
  readonly hidden: boolean;
}

/** One shape per way of ending, so that naming a way narrows the state. */
type Ended<Way extends string> = Way extends string ? { readonly at: Way; readonly hash: string; readonly code: Code } : never;

export type QrPayState =
  | { readonly at: "creating"; readonly hash: string; readonly attempt: number; readonly hidden: boolean }
  | { readonly at: "notFound" }
  | { readonly at: "creationFailed"; readonly hash: string; readonly attempt: number; readonly problem: Problem; readonly hidden: boolean }
  | (Live & { readonly at: "awaiting" | "scanned" | "confirming" })
  | (Live & { readonly at: "unknown" })
  | Ended<EndedPaymentState>
  | { readonly at: "paid"; readonly receipt: Receipt };

export type QrPayEvent =
  | { readonly type: "opened" }
  | { readonly type: "reported"; readonly reply: QrReply; readonly now: number }
  | { readonly type: "askFailed"; readonly problem: Problem; readonly missing: boolean }
  | { readonly type: "pollDue" }
  | { readonly type: "visibilityChanged"; readonly hidden: boolean }
  | { readonly type: "checkPressed" }
  | { readonly type: "retryPressed" }
  | { readonly type: "newCodePressed" };

export type QrPayEffect =
  | { readonly do: "ask"; readonly hash: string; readonly attempt: number }
  | { readonly do: "waitToAsk"; readonly ms: number }
  | { readonly do: "stopWaiting" };

export const qrPayInitial = (hash: string): QrPayState => ({ at: "creating", hash, attempt: 1, hidden: false });

type Next = Step<QrPayState, QrPayEffect>;

const [SOONEST, LATEST] = POLL_BOUNDS_MS;
const within = (ms: number): number => Math.min(LATEST, Math.max(SOONEST, ms));

const codeOf = (reply: QrReply, now: number): Code => ({
  qr: reply.qr,
  url: reply.url,
  amount: reply.amount,
  orderNumber: reply.orderNumber,
  attempt: reply.attempt,
  // The server's two instants give the time left, whatever this device's clock says.
  deadline: now + Math.max(0, Date.parse(reply.expiresAt) - Date.parse(reply.now)),
  ...(reply.pollEvery !== undefined && { pollMs: within(reply.pollEvery * 1_000) }),
  ...(reply.received !== undefined && { received: reply.received }),
  ...(reply.invoice === true && { invoice: true }),
  ...(reply.fromPolicy && reply.fromPolicy.length > 0 && { fromPolicy: reply.fromPolicy }),
  ...(reply.product !== undefined && { product: reply.product }),
  ...(reply.linkPhone !== undefined && { linkPhone: reply.linkPhone }),
  ...(reply.named && reply.named.length > 0 && { named: reply.named }),
});

const ways: readonly string[] = endedPaymentStates;
const isEnded = (state: QrPayState): state is Ended<EndedPaymentState> => ways.includes(state.at);
const isWay = (state: QrReply["state"]): state is EndedPaymentState => ways.includes(state);

const poll = (polls: number, { pollMs }: Code): QrPayEffect => ({
  do: "waitToAsk",
  ms: pollMs ?? (polls < POLL_SLOWS_AFTER ? POLL_FIRST_MS : POLL_LATER_MS),
});

/** The truth is the server's: whatever it reports moves the conversation there. */
function reported(state: Exclude<QrPayState, { at: "notFound" | "paid" }>, reply: QrReply, now: number): Next {
  const { hash } = state;
  const code = codeOf(reply, now);
  if (reply.state === "paid" && reply.receipt) return [{ at: "paid", receipt: reply.receipt }, { do: "stopWaiting" }];
  if (isWay(reply.state)) return [{ at: reply.state, hash, code }, { do: "stopWaiting" }];
  const polls = "polls" in state ? state.polls + 1 : 1;
  const hidden = "hidden" in state && state.hidden;
  const at = reply.state === "paid" ? "confirming" : reply.state;
  return [{ at, hash, code, polls, silent: 0, hidden }, ...(hidden ? [] : [poll(polls, code)])];
}

function failed(state: Exclude<QrPayState, { at: "notFound" | "paid" | EndedPaymentState }>, problem: Problem, missing: boolean): Next {
  if (state.at === "creating" || state.at === "creationFailed") {
    if (missing) return [{ at: "notFound" }];
    return [{ at: "creationFailed", hash: state.hash, attempt: state.attempt, problem, hidden: state.hidden }];
  }
  const silent = state.silent + 1;
  if (silent >= SILENT_LIMIT) return [{ ...state, at: "unknown", silent }, { do: "stopWaiting" }];
  return [{ ...state, silent }, ...(state.hidden ? [] : [poll(state.polls, state.code)])];
}

/** An end is not final: another tab may have paid, or the money may come late. So a person who opens it again sees the present state. */
function ended(state: Ended<EndedPaymentState>, event: QrPayEvent): Next {
  const { hash, code } = state;
  if (event.type === "checkPressed" || (event.type === "visibilityChanged" && !event.hidden))
    return [state, { do: "ask", hash, attempt: code.attempt }];
  if (event.type !== "newCodePressed") return [state];
  const attempt = code.attempt + 1;
  return [
    { at: "creating", hash, attempt, hidden: false },
    { do: "ask", hash, attempt },
  ];
}

function step(state: QrPayState, event: QrPayEvent): Next {
  if (state.at === "notFound" || state.at === "paid") return [state];
  if (event.type === "reported") return reported(state, event.reply, event.now);
  if (isEnded(state)) return ended(state, event);
  const attempt = "code" in state ? state.code.attempt : state.attempt;
  const ask: QrPayEffect = { do: "ask", hash: state.hash, attempt };
  switch (event.type) {
    case "askFailed":
      return failed(state, event.problem, event.missing);
    case "opened":
      return [state, ask];
    case "retryPressed":
      return state.at === "creationFailed" ? [{ at: "creating", hash: state.hash, attempt, hidden: state.hidden }, ask] : [state];
    case "pollDue":
    case "checkPressed":
      return state.at === "creating" || state.at === "creationFailed" ? [state] : [state, ask];
    case "visibilityChanged":
      if (event.hidden === state.hidden) return [state];
      if (event.hidden) return [{ ...state, hidden: true }, { do: "stopWaiting" }];
      return state.at === "creating" || state.at === "creationFailed" ? [{ ...state, hidden: false }] : [{ ...state, hidden: false }, ask];
    case "newCodePressed":
      return [state];
  }
}

/** Payment by QR: the code, the wait, and every way it can end. Success comes from the server alone. */
export const qrPayFlow: Flow<QrPayState, QrPayEvent, QrPayEffect> = { step };
