import { priceCallOf, type PriceCall } from "@shanyraq/calls";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { keepCalculation } from "./keep-calculation.ts";
import { problemOf } from "../problem.ts";
import { isWellFormed, type CalculatorEffect, type CalculatorEvent } from "./calculator.ts";

/** Logged, not shown (commercial-flows, section 8): the visitor reads the sentence of the panel. */
const BAD_STRUCTURE = "Неверная структура данных";

interface CalculatorPorts extends Pick<Ports, "attempt" | "wait"> {
  /** The call that the form names; without it the row of the line decides. */
  readonly call?: PriceCall | undefined;
  readonly askLogin: () => void;
  /** What the site knows of who is signed in has changed. */
  readonly onOwnerKnown: () => void;
  readonly goToWorksheet: (hash: string) => void;
  readonly log: (message: string) => void;
}

export function performCalculator({
  attempt,
  wait,
  call,
  askLogin,
  onOwnerKnown,
  goToWorksheet,
  log,
}: CalculatorPorts): Perform<CalculatorEvent, CalculatorEffect> {
  let withdraw = () => {};
  let controller = new AbortController();
  return (effect, report) => {
    switch (effect.do) {
      case "waitQuietly":
        withdraw();
        withdraw = wait(effect.ms, () => report({ type: "quietFor", requestNumber: effect.requestNumber }));
        return;
      case "quote": {
        controller.abort();
        controller = new AbortController();
        const { requestNumber } = effect;
        void attempt(priceCallOf(effect.inputs.product, call), effect.inputs, { signal: controller.signal }).then((outcome) => {
          if (outcome.ok) {
            if (!isWellFormed(outcome.value)) log(BAD_STRUCTURE);
            return report({ type: "quoted", requestNumber, reply: outcome.value });
          }
          if (outcome.failure.kind === "aborted") return undefined;
          return report({ type: "quoteFailed", requestNumber, problem: problemOf(outcome.failure) });
        });
        return;
      }
      case "save":
        void keepCalculation(attempt, effect.inputs).then((kept) =>
          report("hash" in kept ? { type: "calculationSaved", hash: kept.hash } : { type: "savingFailed", problem: kept.problem }),
        );
        return;
      case "notifyOwner": {
        const { birthDate: birth_date, sex } = effect.born;
        void attempt("userUpdate", { birth_date, sex }).then((outcome) => {
          if (!outcome.ok) return report({ type: "ownerRefused", problem: problemOf(outcome.failure) });
          onOwnerKnown();
          return report({ type: "ownerKept", born: effect.born });
        });
        return;
      }
      case "askLogin":
        askLogin();
        return;
      case "goToWorksheet":
        goToWorksheet(effect.hash);
    }
  };
}
