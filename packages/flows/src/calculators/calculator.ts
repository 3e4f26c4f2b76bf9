import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";
import type { Calculation, QuoteReply, Quote, Schedule } from "./calculation.ts";
import { isForHim, isOwn, ofOwner, type Born, type Owner } from "./owner.ts";
import { dropVariant, keepVariant, type Variant } from "./variants.ts";

/** A change is computed this long after the last one. */
export const RECALCULATE_AFTER_MS = 300;

/** What the result panel shows. The last good value stays in sight, greyed, while a new one is computed or refused. */
export type Panel =
  | { readonly at: "empty" }
  | { readonly at: "computing"; readonly last?: ShownQuote }
  | { readonly at: "shown"; readonly shown: ShownQuote }
  | {
      readonly at: "refused";
      readonly error: string;
      readonly limit?: { readonly field: string; readonly value: string };
      /** No tariff has a price for it: a specialist works one out. */
      readonly specialist?: true;
      readonly last?: ShownQuote;
    }
  | { readonly at: "failed"; readonly problem: Problem; readonly last?: ShownQuote };

export interface ShownQuote {
  readonly quote: Quote;
  readonly schedule: Schedule;
  /** The instalment before the last change, where one was shown under the same frequency. */
  readonly before?: string;
}

export type Buying =
  | { readonly at: "no" }
  | { readonly at: "saving" }
  | { readonly at: "login"; readonly hash: string }
  /** Somebody has signed in to buy: the purchase continues once it is known who they are and what it costs them. */
  | { readonly at: "signedIn" }
  /** The policy would be for somebody else than the owner of the account. */
  | { readonly at: "notOwn" }
  /** Nobody but the IIN says when the owner was born: they are asked, once. */
  | { readonly at: "askingOwner"; readonly saving: boolean; readonly problem?: Problem }
  | { readonly at: "gone" }
  | { readonly at: "failed"; readonly problem: Problem };

export interface CalculatorState {
  readonly inputs: Calculation;
  readonly panel: Panel;
  /** Number of the newest question; answers to older ones are late. */
  readonly requestNumber: number;
  readonly buying: Buying;
  /** Who is signed in: the policy is theirs. */
  readonly owner?: Owner;
  /** The visitor has changed something themselves: nobody fills it in for them any more. */
  readonly touched: boolean;
  /** Whether a guest continues to buy before they are asked who they are. */
  readonly guestsGoOn: boolean;
  /** Results set aside to be seen side by side. */
  readonly variants: readonly Variant[];
}

export type CalculatorEvent =
  | { readonly type: "opened" }
  | { readonly type: "inputsChanged"; readonly change: Partial<Calculation> }
  | { readonly type: "quietFor"; readonly requestNumber: number }
  | { readonly type: "quoted"; readonly requestNumber: number; readonly reply: QuoteReply }
  | { readonly type: "quoteFailed"; readonly requestNumber: number; readonly problem: Problem }
  | { readonly type: "retryPressed" }
  | { readonly type: "variantKept" }
  | { readonly type: "variantDropped"; readonly id: number }
  | { readonly type: "variantTaken"; readonly id: number }
  | { readonly type: "ownerKnown"; readonly owner: Owner }
  | { readonly type: "ownerLeft" }
  | { readonly type: "ownerTold"; readonly born: Born }
  | { readonly type: "ownerKept"; readonly born: Born }
  | { readonly type: "ownerRefused"; readonly problem: Problem }
  | { readonly type: "ownTaken" }
  | { readonly type: "buyPressed" }
  | { readonly type: "signedInToBuy" }
  | { readonly type: "calculationSaved"; readonly hash: string }
  | { readonly type: "savingFailed"; readonly problem: Problem }
  | { readonly type: "loginDismissed" };

export type CalculatorEffect =
  | { readonly do: "waitQuietly"; readonly ms: number; readonly requestNumber: number }
  | { readonly do: "quote"; readonly inputs: Calculation; readonly requestNumber: number }
  | { readonly do: "save"; readonly inputs: Calculation }
  | { readonly do: "notifyOwner"; readonly born: Born }
  | { readonly do: "askLogin" }
  | { readonly do: "goToWorksheet"; readonly hash: string };

export const calculatorInitial = (inputs: Calculation): CalculatorState => ({
  inputs,
  panel: { at: "empty" },
  requestNumber: 0,
  touched: false,
  guestsGoOn: false,
  buying: { at: "no" },
  variants: [],
});

type Next = Step<CalculatorState, CalculatorEffect>;

/** Whether an answer has the structure of a result: a priced item with its schedule, or a refusal in words. */
export const isWellFormed = ({ success, item, ScheduleBlock, error }: QuoteReply): boolean =>
  success ? item !== undefined && ScheduleBlock !== undefined : Boolean(error);

const lastOf = (panel: Panel): ShownQuote | undefined => {
  if (panel.at === "shown") return panel.shown;
  return "last" in panel ? panel.last : undefined;
};
const withLast = (panel: Panel) => {
  const last = lastOf(panel);
  return last ? { last } : {};
};

function ask(state: CalculatorState): Next {
  const requestNumber = state.requestNumber + 1;
  return [
    { ...state, requestNumber, panel: { at: "computing", ...withLast(state.panel) } },
    { do: "quote", inputs: state.inputs, requestNumber },
  ];
}

function answered(state: CalculatorState, reply: QuoteReply): Panel {
  const { success, item, ScheduleBlock, error, limit, specialist } = reply;
  if (success && item && ScheduleBlock) {
    const before = lastOf(state.panel)?.quote;
    const moved = before && before.frequency === item.frequency && before.instalment !== item.instalment;
    return { at: "shown", shown: { quote: item, schedule: ScheduleBlock, ...(moved && { before: before.instalment }) } };
  }
  if (error) return { at: "refused", error, ...(limit && { limit }), ...(specialist && { specialist }), ...withLast(state.panel) };
  return { at: "failed", problem: { kind: "badData" }, ...withLast(state.panel) };
}

/** Buys for the owner of the account, who has to be known and to be the one who was calculated for; a guest is asked who they are later. */
function buy(state: CalculatorState): Next {
  const { inputs, owner, panel } = state;
  if (owner && !owner.certain) return [{ ...state, buying: { at: "askingOwner", saving: false } }];
  if (owner && !isForHim(inputs, owner, lastOf(panel)?.quote)) return [{ ...state, buying: { at: "notOwn" } }];
  return [
    { ...state, buying: { at: "saving" } },
    { do: "save", inputs },
  ];
}

/** The visitor is known: an untouched calculation becomes theirs, and a purchase that waited for the login continues. */
function met(state: CalculatorState & { readonly owner: Owner }): Next {
  const { buying, inputs, owner, panel } = state;
  if (buying.at === "login") {
    if (!owner.certain || !isForHim(inputs, owner, lastOf(panel)?.quote)) return buy(state);
    return [
      { ...state, buying: { at: "gone" } },
      { do: "goToWorksheet", hash: buying.hash },
    ];
  }
  return state.touched || isOwn(inputs, owner) ? [state] : ask({ ...state, inputs: ofOwner(inputs, owner) });
}

/** Continues a purchase that somebody signed in for, as soon as nothing is left to wait for; a refused price ends it. */
function continueWith([state, ...effects]: Next): Next {
  if (state.buying.at !== "signedIn" || state.panel.at === "computing") return [state, ...effects];
  if (state.panel.at !== "shown") return [{ ...state, buying: { at: "no" } }, ...effects];
  return state.owner ? buy(state) : [state, ...effects];
}

function step(state: CalculatorState, event: CalculatorEvent): Next {
  switch (event.type) {
    case "opened":
    case "retryPressed":
      return ask(state);
    case "inputsChanged": {
      const requestNumber = state.requestNumber + 1;
      const inputs = { ...state.inputs, ...event.change };
      return [
        { ...state, inputs, requestNumber, touched: true, panel: { at: "computing", ...withLast(state.panel) }, buying: { at: "no" } },
        { do: "waitQuietly", ms: RECALCULATE_AFTER_MS, requestNumber },
      ];
    }
    case "variantKept": {
      const { panel, inputs, variants } = state;
      return [panel.at === "shown" ? { ...state, variants: keepVariant(variants, inputs, panel.shown.quote) } : state];
    }
    case "variantDropped":
      return [{ ...state, variants: dropVariant(state.variants, event.id) }];
    case "variantTaken": {
      const taken = state.variants.find(({ id }) => id === event.id);
      return taken ? ask({ ...state, inputs: taken.inputs, touched: true, buying: { at: "no" } }) : [state];
    }
    case "quietFor":
      return event.requestNumber === state.requestNumber
        ? [state, { do: "quote", inputs: state.inputs, requestNumber: state.requestNumber }]
        : [state];
    case "quoted":
      return event.requestNumber === state.requestNumber ? continueWith([{ ...state, panel: answered(state, event.reply) }]) : [state];
    case "quoteFailed":
      return event.requestNumber === state.requestNumber
        ? continueWith([{ ...state, panel: { at: "failed", problem: event.problem, ...withLast(state.panel) } }])
        : [state];
    case "ownerKnown":
      return continueWith(met({ ...state, owner: event.owner }));
    case "ownerLeft": {
      const { owner: _, ...guest } = state;
      return [{ ...guest, buying: { at: "no" } }];
    }
    case "ownerTold":
      return state.buying.at === "askingOwner" && !state.buying.saving
        ? [
            { ...state, buying: { at: "askingOwner", saving: true } },
            { do: "notifyOwner", born: event.born },
          ]
        : [state];
    case "ownerKept":
      return state.buying.at === "askingOwner" ? buy({ ...state, owner: { ...event.born, certain: true } }) : [state];
    case "ownerRefused":
      return state.buying.at === "askingOwner"
        ? [{ ...state, buying: { at: "askingOwner", saving: false, problem: event.problem } }]
        : [state];
    case "ownTaken":
      return state.owner ? ask({ ...state, inputs: ofOwner(state.inputs, state.owner), buying: { at: "no" } }) : [state];
    case "buyPressed":
      return state.panel.at === "shown" && state.buying.at !== "saving" && state.buying.at !== "gone" ? buy(state) : [state];
    case "signedInToBuy":
      return state.buying.at === "no" || state.buying.at === "failed" ? continueWith([{ ...state, buying: { at: "signedIn" } }]) : [state];
    case "calculationSaved":
      if (state.buying.at !== "saving") return [state];
      return state.owner || state.guestsGoOn
        ? [
            { ...state, buying: { at: "gone" } },
            { do: "goToWorksheet", hash: event.hash },
          ]
        : [{ ...state, buying: { at: "login", hash: event.hash } }, { do: "askLogin" }];
    case "savingFailed":
      return state.buying.at === "saving" ? [{ ...state, buying: { at: "failed", problem: event.problem } }] : [state];
    case "loginDismissed":
      return state.buying.at === "login" ? [{ ...state, buying: { at: "no" } }] : [state];
  }
}

/** The calculator: live result, no late answer over a newer one, and the buy action that survives the login. */
export const calculatorFlow: Flow<CalculatorState, CalculatorEvent, CalculatorEffect> = { step };
