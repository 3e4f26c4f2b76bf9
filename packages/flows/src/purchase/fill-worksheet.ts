import { topicFaults } from "@shanyraq/calls/topic-faults";
import { topics, type Topic } from "@shanyraq/calls/topics";
import type { Step } from "../flow.ts";
import { unanswered, type Draft, type Offer, type WorksheetEffect, type WorksheetEvent, type WorksheetState } from "./worksheet-state.ts";

type Filler = Extract<WorksheetState, { at: Topic }>;
type Next = Step<WorksheetState, WorksheetEffect>;

const isTopic = (at: string): at is Topic => topics.some((topic) => topic === at);
export const isFilling = (state: WorksheetState): state is Filler => isTopic(state.at);

/** A topic's step is entered with what was answered, which is kept with the step. */
export function enter(at: Topic, offer: Offer, { answers }: Draft, more: Pick<Filler, "fromCheck" | "faults"> = {}): Next {
  const draft: Draft = { answers, at };
  return [
    { at, offer, draft, ...more },
    { do: "keepDraft", draft },
  ];
}

/** The check page, where everything is answered; else the first step that is not. */
export function enterCheck(offer: Offer, { answers }: Draft, key: string): Next {
  const missing = unanswered(offer, { answers });
  if (missing) return enter(missing, offer, { answers });
  const draft: Draft = { answers, at: "check" };
  return [
    { at: "check", offer, draft, busy: false, key },
    { do: "keepDraft", draft },
  ];
}

/** Goes on where the worksheet was left, with what stood in the fields, as far as it is answered up to there. */
export function resume(offer: Offer, draft: Draft, key: string): Next {
  const { at } = draft;
  const place = at === undefined || at === "check" ? -1 : offer.quote.topics.indexOf(at);
  if (at === undefined || at === "check" || place < 0) return enterCheck(offer, draft, key);
  const missing = offer.quote.topics.slice(0, place).find((topic) => draft.answers[topic] === undefined);
  return missing ? enter(missing, offer, draft) : [{ at, offer, draft }];
}

/** The topic before one of an offer; before the check page the last. */
export function before({ quote }: Offer, at: Topic | "check"): Topic | undefined {
  return at === "check" ? quote.topics.at(-1) : quote.topics[quote.topics.indexOf(at) - 1];
}

/** The steps of questions. */
export function fill(state: Filler, event: WorksheetEvent): Next {
  const { at, offer } = state;
  switch (event.type) {
    case "typed": {
      const draft: Draft = { ...state.draft, at, typed: event.values };
      return [
        { ...state, draft },
        { do: "keepDraft", draft },
      ];
    }
    case "answered": {
      const answers = { ...state.draft.answers, [at]: event.answers[at] };
      // Nobody has said when he was born: who is priced is the buyer himself, unless the line asks who is insured.
      const birthDate = event.born ?? (offer.quote.topics.includes("insured") ? undefined : offer.calculation.birthDate);
      const faults = topicFaults(at, answers, { birthDate, today: event.today, calculation: offer.calculation });
      if (Object.keys(faults).length > 0)
        return enter(at, offer, { answers }, { faults, ...(state.fromCheck !== undefined && { fromCheck: state.fromCheck }) });
      const next = offer.quote.topics[offer.quote.topics.indexOf(at) + 1];
      return next && state.fromCheck === undefined ? enter(next, offer, { answers }) : enterCheck(offer, { answers }, event.key);
    }
    case "backPressed": {
      if (state.fromCheck !== undefined) return enterCheck(offer, state.draft, state.fromCheck);
      const former = before(offer, at);
      return former ? enter(former, offer, state.draft) : [state];
    }
    default:
      return [state];
  }
}
