import type { Input, Output } from "@shanyraq/calls";
import { succeeded } from "@shanyraq/calls/status";
import type { Flow, Perform, Step } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem, type Problem } from "../problem.ts";

/** Whose life or health it is about, by papers, and the number of the policy where it is known. */
export type ContractQuery = Omit<Input<"reportContracts">, "id">;
export type FoundContract = Output<"reportContracts">["contracts"][number];

export type ReportContractState =
  | { readonly at: "asking"; readonly problem?: Problem }
  | { readonly at: "looking" }
  | {
      readonly at: "found";
      readonly query: ContractQuery;
      readonly contracts: readonly FoundContract[];
      readonly key: string;
      /** The number of the policy that is being named. */
      readonly linking?: string;
      readonly problem?: Problem;
    }
  | { readonly at: "linked"; readonly number: string; readonly isCovered: boolean };

export type ReportContractEvent =
  | { readonly type: "querySubmitted"; readonly query: ContractQuery }
  | { readonly type: "contractsCame"; readonly query: ContractQuery; readonly contracts: readonly FoundContract[]; readonly key: string }
  | { readonly type: "searchFailed"; readonly problem: Problem }
  | { readonly type: "contractChosen"; readonly number: string }
  | { readonly type: "linked"; readonly number: string; readonly isCovered: boolean }
  | { readonly type: "linkRefused"; readonly problem: Problem; readonly key: string }
  | { readonly type: "againPressed" };

export type ReportContractEffect =
  | { readonly do: "find"; readonly query: ContractQuery }
  | { readonly do: "link"; readonly query: ContractQuery; readonly number: string; readonly key: string }
  /** The case has another contract by now. */
  | { readonly do: "publishLinked" };

type Next = Step<ReportContractState, ReportContractEffect>;

function step(state: ReportContractState, event: ReportContractEvent): Next {
  switch (event.type) {
    case "querySubmitted":
      return state.at === "looking" ? [state] : [{ at: "looking" }, { do: "find", query: event.query }];
    case "contractsCame":
      return [state.at === "looking" ? { at: "found", query: event.query, contracts: event.contracts, key: event.key } : state];
    case "searchFailed":
      return [state.at === "looking" ? { at: "asking", problem: event.problem } : state];
    case "contractChosen": {
      if (state.at !== "found" || state.linking !== undefined) return [state];
      const { query, contracts, key } = state;
      return [
        { at: "found", query, contracts, key, linking: event.number },
        { do: "link", query, number: event.number, key },
      ];
    }
    case "linked":
      return state.at === "found" ? [{ at: "linked", number: event.number, isCovered: event.isCovered }, { do: "publishLinked" }] : [state];
    case "linkRefused": {
      if (state.at !== "found") return [state];
      const { query, contracts } = state;
      return [{ at: "found", query, contracts, key: event.key, problem: event.problem }];
    }
    case "againPressed":
      return [state.at === "looking" ? state : { at: "asking" }];
  }
}

/** Which policy a report is about: searched by the person insured, and named by one of the staff. */
export const reportContractFlow: Flow<ReportContractState, ReportContractEvent, ReportContractEffect> = { step };

interface ReportContractPorts extends Pick<Ports, "attempt" | "newKey"> {
  /** Of the case. */
  readonly id: string;
  readonly onLinked: () => void;
}

export const performReportContract =
  ({ attempt, newKey, id, onLinked }: ReportContractPorts): Perform<ReportContractEvent, ReportContractEffect> =>
  (effect, report) => {
    switch (effect.do) {
      case "publishLinked":
        return onLinked();
      case "find": {
        const { query } = effect;
        void attempt("reportContracts", { id, ...query }).then((outcome) => {
          if (!outcome.ok) return report({ type: "searchFailed", problem: problemOf(outcome.failure) });
          const { value } = outcome;
          if (!succeeded(value)) return report({ type: "searchFailed", problem: messageProblem(value.message) });
          report({ type: "contractsCame", query, contracts: value.contracts, key: newKey() });
        });
        return;
      }
      case "link": {
        const { query, number, key } = effect;
        void attempt("linkReport", { id, person: query.person, contractNumber: number }, { idempotencyKey: key }).then((outcome) => {
          if (!outcome.ok) return report({ type: "linkRefused", problem: problemOf(outcome.failure), key: newKey() });
          const { value } = outcome;
          report(
            succeeded(value)
              ? { type: "linked", number: value.number, isCovered: value.isCovered }
              : { type: "linkRefused", problem: messageProblem(value.message), key: newKey() },
          );
        });
      }
    }
  };
