import { documentFaults } from "@shanyraq/calls/identity-document";
import { pastDateFault } from "@shanyraq/calls/past-date";
import type { Step } from "../flow.ts";
import {
  complete,
  type Answering,
  type Draft,
  type Offer,
  type WorksheetEffect,
  type WorksheetEvent,
  type WorksheetState,
} from "./worksheet-state.ts";

type Filler = Extract<WorksheetState, { at: "person" | "health" | "beneficiaries" }>;
type Next = Step<WorksheetState, WorksheetEffect>;

/** What a step is left for by "back"; the check page by the last of them. */
export const before = { health: "person", beneficiaries: "health", check: "beneficiaries" } as const;

/** A step of the worksheet is entered with what was typed, which is kept with the step. */
export function enter(
  at: "person" | "health" | "beneficiaries",
  offer: Offer,
  typed: Draft,
  more: Pick<Answering, "fromCheck"> = {},
): Next {
  const draft: Draft = { ...typed, at };
  return [
    { at, offer, draft, ...more },
    { do: "keepDraft", draft },
  ];
}

/** The check page, where everything is answered; else the first step that is not. */
export function enterCheck(offer: Offer, typed: Draft, key: string): Next {
  if (!complete(typed)) return enter(typed.person ? "health" : "person", offer, typed);
  const draft: Draft = { ...typed, at: "check" };
  return [
    { at: "check", offer, draft, busy: false, key },
    { do: "keepDraft", draft },
  ];
}

/** Goes on where the worksheet was left, as far as it is answered up to there. */
export function resume(offer: Offer, draft: Draft, key: string): Next {
  const { at = "person", person, health } = draft;
  if (at === "check") return enterCheck(offer, draft, key);
  if (at === "beneficiaries" && person && health) return enter(at, offer, draft);
  return enter(at !== "person" && person ? "health" : "person", offer, draft);
}

/** After an answer: the next step, or the check page where the step was opened from there. */
const answered = (state: Filler, draft: Draft, next: "health" | "beneficiaries", key: string): Next =>
  state.fromCheck === undefined ? enter(next, state.offer, draft) : enterCheck(state.offer, draft, key);

/** The steps of questions. */
export function fill(state: Filler, event: WorksheetEvent): Next {
  const { offer } = state;
  switch (event.type) {
    case "personFilled": {
      const draft = { ...state.draft, person: event.person };
      const born = offer.calculation["birthDate"];
      const faults = documentFaults(event.person, typeof born === "string" ? born : undefined, event.today);
      if (Object.keys(faults).length === 0) return answered(state, draft, "health", event.key);
      return [
        { at: "person", offer, draft, faults, ...(state.fromCheck !== undefined && { fromCheck: state.fromCheck }) },
        { do: "keepDraft", draft },
      ];
    }
    case "healthFilled":
      return answered(state, { ...state.draft, health: event.health }, "beneficiaries", event.key);
    case "beneficiariesFilled": {
      const draft: Draft = { ...state.draft, beneficiaries: event.beneficiaries };
      const unborn = event.beneficiaries.flatMap(({ birthDate }, index) => (pastDateFault(birthDate, event.today) ? [index] : []));
      if (unborn.length === 0) return enterCheck(offer, draft, event.key);
      return [
        { at: "beneficiaries", offer, draft, unborn, ...(state.fromCheck !== undefined && { fromCheck: state.fromCheck }) },
        { do: "keepDraft", draft },
      ];
    }
    case "backPressed":
      if (state.fromCheck !== undefined) return enterCheck(offer, state.draft, state.fromCheck);
      return state.at === "person" ? [state] : enter(before[state.at], offer, state.draft);
    default:
      return [state];
  }
}
