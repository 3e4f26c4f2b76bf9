import { isOfKazakhstan } from "@shanyraq/calls/identity-document";
import { topicFaults } from "@shanyraq/calls/topic-faults";
import { topics, type Topic } from "@shanyraq/calls/topics";
import type { Step } from "../flow.ts";
import { unanswered, type Draft, type Offer, type WorksheetEffect, type WorksheetEvent, type WorksheetState } from "./worksheet-state.ts";

type Filler = Extract<WorksheetState, { at: Topic }>;
type Next = Step<WorksheetState, WorksheetEffect>;

const isTopic = (at: string): at is Topic => topics.some((topic) => topic === at);
export const isFilling = (state: WorksheetState): state is Filler => isTopic(state.at);

/** What is carried to another step. */
const kept = ({ answers, unregistered }: Draft): Draft => ({ answers, ...(unregistered !== undefined && { unregistered }) });

/** A topic's step is entered with what was answered, which is kept with the step. */
export function enter(at: Topic, offer: Offer, former: Draft, more: Pick<Filler, "fromCheck" | "faults" | "checking"> = {}): Next {
  const draft: Draft = { ...kept(former), at };
  return [
    { at, offer, draft, ...more },
    { do: "keepDraft", draft },
  ];
}

/** The check page, where everything is answered; else the first step that is not. */
export function enterCheck(offer: Offer, former: Draft, key: string): Next {
  const missing = unanswered(offer, former);
  if (missing) return enter(missing, offer, former);
  const draft: Draft = { ...kept(former), at: "check" };
  return [
    { at: "check", offer, draft, busy: false, key },
    { do: "keepDraft", draft },
  ];
}

/** Continues where the worksheet was left, with what was in its fields, as far as it is answered up to there. */
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

/** The step after one that was answered. */
function advance({ at, offer, fromCheck }: Filler, draft: Draft, key: string): Next {
  const next = offer.quote.topics[offer.quote.topics.indexOf(at) + 1];
  return next && fromCheck === undefined ? enter(next, offer, draft) : enterCheck(offer, draft, key);
}

/** What the register says of a document that nobody may be insured by. */
const documentFaults = { expired: "error.document.notValid", lost: "error.document.lost" } as const;

/** The register's word of the buyer's document: one that is not good any more is marked; one that it does not know, or its silence, holds up nobody. */
function withDocument(state: Filler, { number, standing, key }: Extract<WorksheetEvent, { type: "documentTold" }>): Next {
  const { at, offer, draft } = state;
  if (state.checking !== number) return [state];
  if (standing === "expired" || standing === "lost")
    return enter(at, offer, { answers: draft.answers }, { faults: { document_number: documentFaults[standing] }, ...backOf(state) });
  return advance(state, { answers: draft.answers, ...(standing === "notFound" && { unregistered: number }) }, key);
}

const backOf = ({ fromCheck }: Filler): Pick<Filler, "fromCheck"> => (fromCheck === undefined ? {} : { fromCheck });

/** The steps of questions. */
export function fill(filler: Filler, event: WorksheetEvent): Next {
  // Whatever is done while the register is asked is done to what stands in the fields now: its answer is about something else then.
  const { checking, ...state } = filler;
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
      // Nobody has said when they were born: who is priced is the buyer themselves, unless the line asks who is insured.
      const birthDate = event.born ?? (offer.quote.topics.includes("insured") ? undefined : offer.calculation.birthDate);
      const faults = topicFaults(at, answers, { birthDate, today: event.today, calculation: offer.calculation });
      if (Object.keys(faults).length > 0) return enter(at, offer, { ...state.draft, answers }, { faults, ...backOf(state) });
      // The state's register knows the documents of Kazakhstan alone.
      if (at !== "person" || !answers.person || !isOfKazakhstan(answers.person.citizenship))
        return advance(state, { ...state.draft, answers }, event.key);
      const number = answers.person.document_number;
      if (number === checking) return [filler];
      return [...enter(at, offer, { answers }, { checking: number, ...backOf(state) }), { do: "checkDocument", document: answers.person }];
    }
    case "documentTold":
      return withDocument(filler, event);
    case "backPressed": {
      if (state.fromCheck !== undefined) return enterCheck(offer, state.draft, state.fromCheck);
      const former = before(offer, at);
      return former ? enter(former, offer, state.draft) : [state];
    }
    default:
      return [filler];
  }
}
