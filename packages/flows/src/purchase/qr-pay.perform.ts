import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf } from "../problem.ts";
import type { QrPayEffect, QrPayEvent } from "./qr-pay.ts";

const GONE = new Set([400, 404]);

export function performQrPay({ attempt, now, wait }: Pick<Ports, "attempt" | "now" | "wait">): Perform<QrPayEvent, QrPayEffect> {
  let withdraw = () => {};
  return (effect, report) => {
    withdraw();
    switch (effect.do) {
      case "stopWaiting":
        return;
      case "waitToAsk":
        withdraw = wait(effect.ms, () => report({ type: "pollDue" }));
        return;
      case "ask":
        void attempt("kaspiQrPay", { hash: effect.hash, attempt: effect.attempt }).then((outcome) => {
          if (outcome.ok) return report({ type: "reported", reply: outcome.value, now: now() });
          const { failure } = outcome;
          return report({
            type: "askFailed",
            problem: problemOf(failure),
            missing: failure.kind === "refused" && GONE.has(failure.status),
          });
        });
    }
  };
}
