import type { EventDocument } from "@shanyraq/calls/vocabulary";
import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";

/** What was answered in a form of the forms package. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** What the back office says of a statement that it took. */
export interface StatementReceipt {
  /** A mark has neither number nor day. */
  readonly number?: string;
  readonly deadline?: string;
  /** The document that was made of it: a PDF in base64. */
  readonly notice?: string;
  readonly documents?: readonly EventDocument[];
  /** That the policy gave no cover on the day of the event, in words. */
  readonly uncovered?: string;
  /** Of what was sent to a claim: where that stands now. */
  readonly words?: string;
}

export type StatementState =
  | { readonly at: "form" }
  | { readonly at: "sending"; readonly values: StoredFields }
  | { readonly at: "failed"; readonly problem: Problem }
  | { readonly at: "done"; readonly taken: StatementReceipt; readonly values: StoredFields };

export type StatementEvent =
  | { readonly type: "formSubmitted"; readonly values: StoredFields; readonly files: readonly string[] }
  | { readonly type: "taken"; readonly taken: StatementReceipt }
  | { readonly type: "refused"; readonly problem: Problem }
  | { readonly type: "anewPressed" };

/** Its files were sent before; these are their ids. */
export type StatementEffect = { readonly do: "send"; readonly values: StoredFields; readonly files: readonly string[] };

export const statementInitial: StatementState = { at: "form" };

function step(state: StatementState, event: StatementEvent): Step<StatementState, StatementEffect> {
  switch (event.type) {
    case "formSubmitted":
      if (state.at === "sending" || state.at === "done") return [state];
      return [
        { at: "sending", values: event.values },
        { do: "send", values: event.values, files: event.files },
      ];
    case "taken":
      return [state.at === "sending" ? { at: "done", taken: event.taken, values: state.values } : state];
    case "refused":
      return [state.at === "sending" ? { at: "failed", problem: event.problem } : state];
    case "anewPressed":
      return [state.at === "done" ? statementInitial : state];
  }
}

/** From a form with its files to a number under which it is answered. */
export const statementFlow: Flow<StatementState, StatementEvent, StatementEffect> = { step };
