import { savedCallOf, type Input } from "@shanyraq/calls";
import { succeeded } from "@shanyraq/calls/status";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, said } from "../problem.ts";
import { sentCode } from "../sent-code.ts";
import type { Completed, Draft, Offer, WorksheetEffect, WorksheetEvent } from "./worksheet.ts";

interface WorksheetPorts extends Pick<Ports, "attempt" | "now" | "newKey"> {
  /** The product whose worksheet this is: by its line the saved calculation is read. */
  readonly product: string;
  readonly drafts: { readonly read: () => Draft | undefined; readonly write: (draft: Draft | undefined) => void };
  readonly goToPayment: (hash: string) => void;
}

const asWorksheet = ({ calculation }: Offer, { person, health, beneficiaries }: Completed): Input<"worksheet"> => ({
  calculation,
  document_number: person.document_number,
  document_date: person.document_date,
  address: person.address,
  email: person.email,
  healthy: health.healthy === "yes",
  health_details: health.health_details ?? "",
  public_official: health.public_official === "yes",
  beneficiaries: beneficiaries.map(({ name, relation, birthDate, share }) => ({ name, relation, birthDate, share })),
  consent: true,
});

export const performWorksheet =
  ({ attempt, now, newKey, product, drafts, goToPayment }: WorksheetPorts): Perform<WorksheetEvent, WorksheetEffect> =>
  (effect, report) => {
    switch (effect.do) {
      case "load":
        void attempt(savedCallOf(product), { hash: effect.hash }).then((outcome) => {
          if (!outcome.ok) {
            const missing = outcome.failure.kind === "refused" && outcome.failure.status === 404;
            return report(missing ? { type: "offerMissing" } : { type: "offerFailed", problem: problemOf(outcome.failure) });
          }
          const { data, result } = outcome.value;
          if (!data || !result?.item || !result.ScheduleBlock) return report({ type: "offerMissing" });
          const draft = drafts.read();
          return report({
            type: "offerLoaded",
            offer: { calculation: data, quote: result.item, schedule: result.ScheduleBlock },
            key: newKey(),
            ...(draft && { draft }),
          });
        });
        return;
      case "keepDraft":
        drafts.write(effect.draft);
        return;
      case "forgetDraft":
        drafts.write(undefined);
        return;
      case "submit":
        void attempt("worksheet", asWorksheet(effect.offer, effect.draft), { idempotencyKey: effect.key }).then((outcome) => {
          if (!outcome.ok) return report({ type: "refused", problem: problemOf(outcome.failure), key: newKey() });
          const { requestID, phone, message } = outcome.value;
          return succeeded(outcome.value) && requestID
            ? report({ type: "accepted", requestID, phone: phone ?? "", payKey: newKey(), ...sentCode(outcome.value, now()) })
            : report({ type: "refused", problem: said(message), key: newKey() });
        });
        return;
      case "checkCode":
        void attempt("codeCheck", { requestID: effect.requestID, code: effect.code }).then((outcome) => {
          if (!outcome.ok) return report({ type: "codeRefused", problem: problemOf(outcome.failure) });
          const { error, attemptsLeft } = outcome.value;
          if (succeeded(outcome.value)) return report({ type: "codeAccepted" });
          return report({ type: "codeRefused", problem: said(error), ...(attemptsLeft !== undefined && { attemptsLeft }) });
        });
        return;
      case "sendCode":
        void attempt("sendCodeRepeat", { requestID: effect.requestID }).then((outcome) => {
          if (!outcome.ok) return report({ type: "codeRefused", problem: problemOf(outcome.failure) });
          return succeeded(outcome.value)
            ? report({ type: "resent", ...sentCode(outcome.value, now()) })
            : report({ type: "codeRefused", problem: said(outcome.value.message) });
        });
        return;
      case "order":
        void attempt("pay", { requestID: effect.requestID }, { idempotencyKey: effect.key }).then((outcome) => {
          if (!outcome.ok) return report({ type: "orderFailed", problem: problemOf(outcome.failure) });
          const { hash, message } = outcome.value;
          return hash ? report({ type: "ordered", hash }) : report({ type: "orderFailed", problem: said(message) });
        });
        return;
      case "goToPayment":
        goToPayment(effect.hash);
    }
  };
