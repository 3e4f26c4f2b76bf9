import { purchaseCallsOf, savedCallOf, type Output } from "@shanyraq/calls";
import { byCode, type CallFailure } from "@shanyraq/client";
import { APPLICATION, succeeded } from "@shanyraq/calls/status";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import { sentCode } from "../sent-code.ts";
import { placedDraft } from "./carried-draft.ts";
import { sentStanding } from "./sent-standing.ts";
import type { Draft, WorksheetEffect, WorksheetEvent } from "./worksheet.ts";

/** Where a draft is kept: in this tab at every key, in the account at every step. Nothing of it ever fails the worksheet. */
export interface Drafts {
  readonly read: () => Draft | undefined;
  readonly write: (draft: Draft | undefined) => void;
  readonly fetch: () => Promise<Draft | undefined>;
  readonly send: (draft: Draft | undefined) => void;
}

function laterOf(here: Draft | undefined, away: Draft | undefined): Draft | undefined {
  if (!here || !away) return here ?? away;
  return (away.keptAt ?? 0) > (here.keptAt ?? 0) ? away : here;
}

interface WorksheetPorts extends Pick<Ports, "attempt" | "now" | "newKey"> {
  /** The product whose worksheet this is: by its line the saved calculation is read. */
  readonly product: string;
  readonly drafts: Drafts;
  readonly goToPayment: (hash: string) => void;
}

type Applied = Output<"worksheet">;

/** What became of an application. */
function reportApplied(reply: Applied, { now, newKey }: Pick<WorksheetPorts, "now" | "newKey">): WorksheetEvent {
  const { status, requestID, phone, message = "", errors = [] } = reply;
  if (succeeded(reply) && requestID)
    return { type: "accepted", requestID, phone: phone ?? "", payKey: newKey(), ...sentCode(reply, now()) };
  const list = errors.map((one) => one.message);
  if (status === APPLICATION.again) return { type: "askedAgain", message, key: newKey() };
  if (status === APPLICATION.declined) return { type: "declined", message, reasons: list, key: newKey() };
  const problem = messageProblem(message || list[0]);
  return { type: "refused", problem: problem.kind === "message" && list.length > 0 ? { ...problem, list } : problem, key: newKey() };
}

/** No code counts for an application that is gone: what leads on is to send the worksheet again. */
const codeRefused = (failure: CallFailure<"codeCheck" | "sendCodeRepeat">): WorksheetEvent =>
  byCode<"codeCheck" | "sendCodeRepeat", WorksheetEvent>(
    failure,
    { applicationGone: (refused) => ({ type: "codeRefused", problem: problemOf(refused), attemptsLeft: 0 }) },
    (other) => ({ type: "codeRefused", problem: problemOf(other) }),
  );

export function performWorksheet({
  attempt,
  now,
  newKey,
  product,
  drafts,
  goToPayment,
}: WorksheetPorts): Perform<WorksheetEvent, WorksheetEffect> {
  const calls = purchaseCallsOf(product);
  return (effect, report) => {
    switch (effect.do) {
      case "load":
        void Promise.all([attempt(savedCallOf(product), { hash: effect.hash }), drafts.fetch()]).then(async ([outcome, away]) => {
          if (!outcome.ok) {
            const { failure } = outcome;
            return report(
              byCode<"getCalcData" | "getSenimData", WorksheetEvent>(failure, { notFound: () => ({ type: "offerMissing" }) }, (other) => ({
                type: "offerFailed",
                problem: problemOf(other),
              })),
            );
          }
          const { data, result } = outcome.value;
          if (!data || !result?.item || !result.ScheduleBlock) return report({ type: "offerMissing" });
          const offer = { calculation: data, quote: result.item, schedule: result.ScheduleBlock };
          const kept = laterOf(drafts.read(), away);
          const draft = kept && placedDraft(kept, offer, now());
          const sent = draft?.sent && (await sentStanding({ attempt }, draft.sent.requestID));
          return report({
            type: "offerLoaded",
            offer,
            key: newKey(),
            ...(draft && { draft }),
            ...(sent && { sent }),
          });
        });
        return;
      case "keepDraft": {
        const draft = { ...effect.draft, keptAt: now() };
        drafts.write(draft);
        // Every step goes to the account; what is being typed waits for the end of its step.
        if (effect.draft.typed === undefined) drafts.send(draft);
        return;
      }
      case "forgetDraft":
        drafts.write(undefined);
        drafts.send(undefined);
        return;
      case "submit":
        void attempt(
          calls.apply,
          { calculation: effect.offer.calculation, answers: effect.answers, consent: true, ...(effect.again && { again: true }) },
          { idempotencyKey: effect.key },
        ).then((outcome) =>
          report(
            outcome.ok
              ? reportApplied(outcome.value, { now, newKey })
              : { type: "refused", problem: problemOf(outcome.failure), key: newKey() },
          ),
        );
        return;
      case "checkDocument": {
        const { document_number: number, document_date } = effect.document;
        // Whatever keeps the register from an answer keeps nobody from the policy.
        void attempt("checkPassport", { document_number: number, document_date }).then((outcome) =>
          report({
            type: "documentTold",
            number,
            standing: outcome.ok ? (outcome.value.standing ?? "unavailable") : "unavailable",
            key: newKey(),
          }),
        );
        return;
      }
      case "checkCode":
        void attempt("codeCheck", { requestID: effect.requestID, code: effect.code }).then((outcome) => {
          if (!outcome.ok) return report(codeRefused(outcome.failure));
          const { error, attemptsLeft, message, waits } = outcome.value;
          if (succeeded(outcome.value))
            return report({
              type: "codeAccepted",
              schedule: message?.ScheduleBlock ?? { columns: {}, rows: [] },
              amount: message?.amount ?? "",
              ...(waits && { waits }),
            });
          return report({ type: "codeRefused", problem: messageProblem(error), ...(attemptsLeft !== undefined && { attemptsLeft }) });
        });
        return;
      case "sendCode":
        void attempt("sendCodeRepeat", { requestID: effect.requestID }).then((outcome) => {
          if (!outcome.ok) return report(codeRefused(outcome.failure));
          return succeeded(outcome.value)
            ? report({ type: "resent", ...sentCode(outcome.value, now()) })
            : report({ type: "codeRefused", problem: messageProblem(outcome.value.message) });
        });
        return;
      case "order":
        void attempt(calls.conclude, { requestID: effect.requestID }, { idempotencyKey: effect.key }).then((outcome) => {
          if (!outcome.ok) return report({ type: "orderFailed", problem: problemOf(outcome.failure) });
          const { hash, message } = outcome.value;
          return hash ? report({ type: "ordered", hash }) : report({ type: "orderFailed", problem: messageProblem(message) });
        });
        return;
      case "goToPayment":
        goToPayment(effect.hash);
    }
  };
}
