import type { Input, Output } from "@shanyraq/calls";
import type { ClaimMeasure, WorkDecision, WorkKind } from "@shanyraq/calls/vocabulary";
import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";

export type ReadWorkItem = Output<"workItem">;
export interface WorkName {
  readonly kind: WorkKind;
  readonly id: string;
}
/** What was found of an insured event whose claim is accepted. */
export interface FoundEvent extends Pick<Input<"decideWork">, ClaimMeasure> {
  readonly eventDay: string;
  readonly byAccident: boolean;
}
/** Why a claim is refused: a ground, and the papers that it rests on; the words are what was found. */
export type RefusalInput = Pick<Input<"decideWork">, "ground" | "clause" | "papers" | "otherPaper" | "eventDay">;
/** Who gets a share by a certificate of inheritance. */
export type HeirsInput = Pick<Input<"decideWork">, "share" | "certificate" | "heirs">;
/** What a medical expert finds: their words, and what they measured. */
export type OpinionInput = Omit<Input<"giveOpinion">, "id">;
export type WorkBecame = Output<"decideWork">["became"] | "opinionAsked" | "opinionGiven";

export type WorkItemState =
  | { readonly at: "closed" }
  | { readonly at: "loading"; readonly name: WorkName }
  | { readonly at: "failed"; readonly name: WorkName; readonly problem: Problem }
  | {
      readonly at: "read";
      readonly name: WorkName;
      readonly item: ReadWorkItem;
      readonly key: string;
      readonly busy: boolean;
      /** The paper that is being fetched. */
      readonly opening?: string;
      readonly became?: WorkBecame;
      readonly problem?: Problem;
      /** What was sent last was about a medical opinion, and so is the problem. */
      readonly isOfOpinion?: true;
    };

export type WorkItemEvent =
  | { readonly type: "itemOpened"; readonly name: WorkName }
  | { readonly type: "told"; readonly name: WorkName; readonly item: ReadWorkItem; readonly key: string }
  | { readonly type: "askFailed"; readonly name: WorkName; readonly problem: Problem }
  | {
      readonly type: "decisionSubmitted";
      readonly decision: WorkDecision;
      readonly words: string;
      readonly found?: FoundEvent;
      readonly refusal?: RefusalInput;
      readonly heirs?: HeirsInput;
      /** Who buried an annuitant. */
      readonly person?: string;
    }
  | { readonly type: "opinionAsked"; readonly question: string }
  | { readonly type: "opinionGiven"; readonly opinion: OpinionInput }
  /** Agrees to what another has proposed, or gives it back. */
  | { readonly type: "proposalAnswered"; readonly agree: boolean }
  | { readonly type: "became"; readonly became: WorkBecame }
  | { readonly type: "refused"; readonly problem: Problem; readonly key: string }
  | { readonly type: "paperPressed"; readonly file: string }
  | { readonly type: "paperCame"; readonly name: WorkName; readonly problem?: Problem }
  /** Something of the case is another by now. */
  | { readonly type: "caseChanged" }
  | { readonly type: "closePressed" };

export type WorkItemEffect =
  | { readonly do: "read"; readonly name: WorkName }
  | {
      readonly do: "decide";
      readonly name: WorkName;
      readonly decision: WorkDecision;
      readonly words: string;
      readonly found?: FoundEvent;
      readonly refusal?: RefusalInput;
      readonly heirs?: HeirsInput;
      readonly person?: string;
      readonly agree?: boolean;
      readonly key: string;
    }
  | { readonly do: "askOpinion"; readonly id: string; readonly question: string; readonly key: string }
  | { readonly do: "giveOpinion"; readonly id: string; readonly opinion: OpinionInput; readonly key: string }
  /** Fetches a paper of the case, and gives it to the browser to keep. */
  | { readonly do: "savePaper"; readonly name: WorkName; readonly file: string }
  /** The list of what waits is another by now. */
  | { readonly do: "tellChanged" };

type Next = Step<WorkItemState, WorkItemEffect>;
type Read = Extract<WorkItemState, { at: "read" }>;

export const workItemInitial: WorkItemState = { at: "closed" };

const same = (one: WorkName, other: WorkName): boolean => one.kind === other.kind && one.id === other.id;

function read(state: Read, event: WorkItemEvent): Next {
  const { name, item, key, busy, opening } = state;
  const waiting: Read = { at: "read", name, item, key, busy: true };
  switch (event.type) {
    case "told":
      return same(name, event.name) ? [{ ...state, item: event.item, key: event.key, busy: false }] : [state];
    case "decisionSubmitted":
      return busy || item.proposal
        ? [state]
        : [
            waiting,
            {
              do: "decide",
              name,
              decision: event.decision,
              words: event.words,
              ...(event.found && { found: event.found }),
              ...(event.refusal && { refusal: event.refusal }),
              ...(event.heirs && { heirs: event.heirs }),
              ...(event.person !== undefined && { person: event.person }),
              key,
            },
          ];
    case "opinionAsked":
      return busy || item.opinion?.canAsk !== true
        ? [state]
        : [
            { ...waiting, isOfOpinion: true },
            { do: "askOpinion", id: name.id, question: event.question, key },
          ];
    case "opinionGiven":
      return busy || item.opinion?.canGive !== true
        ? [state]
        : [
            { ...waiting, isOfOpinion: true },
            { do: "giveOpinion", id: name.id, opinion: event.opinion, key },
          ];
    case "proposalAnswered":
      return busy || !item.proposal || item.proposal.own
        ? [state]
        : [waiting, { do: "decide", name, decision: item.proposal.decision, words: "", agree: event.agree, key }];
    case "paperPressed":
      return opening === undefined
        ? [
            { at: "read", name, item, key, busy, opening: event.file },
            { do: "savePaper", name, file: event.file },
          ]
        : [state];
    case "paperCame":
      return same(name, event.name) ? [{ at: "read", name, item, key, busy, ...(event.problem && { problem: event.problem }) }] : [state];
    case "became":
      return [{ ...waiting, became: event.became }, { do: "read", name }, { do: "tellChanged" }];
    case "caseChanged":
      return [
        { ...state, busy: true },
        { do: "read", name },
      ];
    case "askFailed":
      return same(name, event.name) ? [{ ...state, busy: false, problem: event.problem }] : [state];
    case "refused":
      return [
        {
          at: "read",
          name,
          item,
          key: event.problem.kind === "message" ? event.key : key,
          busy: false,
          problem: event.problem,
          ...(state.isOfOpinion && { isOfOpinion: true }),
        },
      ];
    case "closePressed":
      return [workItemInitial];
    case "itemOpened":
      return [
        { at: "loading", name: event.name },
        { do: "read", name: event.name },
      ];
  }
}

function step(state: WorkItemState, event: WorkItemEvent): Next {
  if (state.at === "read") return read(state, event);
  switch (event.type) {
    case "itemOpened":
      return [
        { at: "loading", name: event.name },
        { do: "read", name: event.name },
      ];
    case "told":
      return state.at !== "closed" && same(state.name, event.name)
        ? [{ at: "read", name: state.name, item: event.item, key: event.key, busy: false }]
        : [state];
    case "askFailed":
      return state.at !== "closed" && same(state.name, event.name) ? [{ at: "failed", name: state.name, problem: event.problem }] : [state];
    case "closePressed":
      return [workItemInitial];
    default:
      return [state];
  }
}

/** One of the things that wait for the staff: read in full, decided, or proposed to a second person. */
export const workItemFlow: Flow<WorkItemState, WorkItemEvent, WorkItemEffect> = { step };
