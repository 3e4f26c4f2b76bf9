import type { Input, Output } from "@shanyraq/calls";
import { byCode, type Outcome } from "@shanyraq/client";
import { succeeded } from "@shanyraq/calls/status";
import { pensionConsentType } from "@shanyraq/calls/vocabulary";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import { sentCode } from "../sent-code.ts";
import type { PensionDraft, PensionEffect, PensionEvent } from "./pension-state.ts";

/** How often a page looks again: while accounting compares, and while money is on its way. */
const CHECKS_MS = 2_500;
const MONEY_MS = 15_000;

interface PensionPorts extends Pick<Ports, "attempt" | "now" | "wait" | "newKey"> {
  /** The calculation that the page was opened with. */
  readonly hash: string;
  readonly keep: (draft: PensionDraft | undefined) => void;
  readonly askLogin: () => void;
}
type Answer = { readonly status?: string | undefined; readonly success?: boolean | undefined; readonly message?: string | undefined };

export function performPension({ attempt, now, wait, newKey, hash, keep, askLogin }: PensionPorts): Perform<PensionEvent, PensionEffect> {
  let stopFollowing = () => {};
  const lookUpPerson = async (calculation?: Input<"getClientPensInf">["calculation"]): Promise<PensionEvent> => {
    const outcome = await attempt("getClientPensInf", { hash, ...(calculation && { calculation }) });
    return outcome.ok ? { type: "told", info: outcome.value } : { type: "askFailed", problem: problemOf(outcome.failure) };
  };
  /** What was asked for is done: how far it has come is looked at; or why not. */
  const after = async (outcome: Outcome<Answer>): Promise<PensionEvent> => {
    if (!outcome.ok) return { type: "refused", problem: problemOf(outcome.failure) };
    return succeeded(outcome.value) ? lookUpPerson() : { type: "refused", problem: messageProblem(outcome.value.message) };
  };

  async function askAgreement(): Promise<PensionEvent> {
    const outcome = await attempt("getPersonAgreements", {});
    if (!outcome.ok) return { type: "refused", problem: problemOf(outcome.failure) };
    const agreement = outcome.value.agreements.find(({ type }) => type === pensionConsentType);
    return agreement ? { type: "agreementTold", agreement } : { type: "refused", problem: { kind: "badData" } };
  }

  async function give({ agreement, code }: Extract<PensionEffect, { do: "give" }>): Promise<PensionEvent> {
    const { type, version, sha256 } = agreement;
    const outcome = await attempt("setConsent", { type, version, sha256, ...(code !== undefined && { code }) });
    if (!outcome.ok) {
      // The words are others by now: they are read again.
      return byCode<"setConsent", Promise<PensionEvent>>(outcome.failure, { consentChanged: askAgreement }, async (failure) => ({
        type: "refused",
        problem: problemOf(failure),
      }));
    }
    const { given, sentTo, message } = outcome.value;
    if (given) return { type: "given" };
    return sentOr(outcome.value, sentTo, message);
  }

  /** A code has gone out, now or before the page was opened again; or why none did. */
  function sentOr(
    answer: Answer & { resendAfter?: number | undefined },
    sentTo: string | undefined,
    message: string | undefined,
    paper?: string,
  ): PensionEvent {
    const sent = sentCode(answer, now());
    const more = paper === undefined ? {} : { hash: paper };
    if (succeeded(answer)) return { type: "codeSent", phone: sentTo ?? "", ...sent, ...more };
    if (sentTo !== undefined)
      return { type: "codeSent", phone: sentTo, resendAt: sent.resendAt, problem: messageProblem(message), ...more };
    return { type: "refused", problem: messageProblem(message) };
  }

  async function askCode(requestID: string): Promise<PensionEvent> {
    const paper = await attempt("getPaHash", { requestID });
    if (!paper.ok) return { type: "refused", problem: problemOf(paper.failure) };
    const outcome = await attempt("sentAppOtp", { requestID });
    if (!outcome.ok) return { type: "refused", problem: problemOf(outcome.failure) };
    return sentOr(outcome.value, outcome.value.sentTo, outcome.value.message, paper.value.hash);
  }

  async function confirm({ requestID, hash: paper, code }: Extract<PensionEffect, { do: "confirm" }>): Promise<PensionEvent> {
    const outcome = await attempt("setAppOtp", { requestID, hash: paper, code });
    if (!outcome.ok) return { type: "refused", problem: problemOf(outcome.failure) };
    return succeeded(outcome.value) ? { type: "given" } : { type: "refused", problem: messageProblem(outcome.value.message) };
  }

  /** The application is sent, and its contract made: each of them once, however often it is pressed. */
  async function conclude(requestID: string): Promise<PensionEvent> {
    const sent = await attempt("createApplicationPens", { operation: "submit", requestID }, { idempotencyKey: newKey() });
    if (!sent.ok) return { type: "refused", problem: problemOf(sent.failure) };
    return after(await attempt("createContractPens", { requestID }, { idempotencyKey: newKey() }));
  }

  async function read(requestID: string): Promise<PensionEvent> {
    const outcome = await attempt("getFilePA", { requestID, type: "application" });
    if (!outcome.ok) return { type: "refused", problem: problemOf(outcome.failure) };
    const { name = "", data, message } = outcome.value;
    return data === undefined ? { type: "refused", problem: messageProblem(message) } : { type: "paperCame", paper: { name, data } };
  }

  async function lookUp(): Promise<PensionEvent> {
    const [fund, bureau] = await Promise.all([attempt("getPersonPA", {}), attempt("getPersonPKB", {})]);
    if (!fund.ok) return { type: "refused", problem: problemOf(fund.failure) };
    const unknown: Output<"getPersonPKB"> = { standing: "silent" };
    return { type: "lookedUp", lookup: { fund: fund.value, bureau: bureau.ok ? bureau.value : unknown } };
  }

  function follow({ held }: Extract<PensionEffect, { do: "follow" }>, report: (event: PensionEvent) => void): void {
    stopFollowing();
    const { requestID, stage } = held;
    stopFollowing = wait(stage === "checking" ? CHECKS_MS : MONEY_MS, () => {
      const checks = stage === "checking" ? [attempt("getCheckKDP", { requestID }), attempt("getCheckAgreement", { requestID })] : [];
      void Promise.all(checks)
        .then(() => lookUpPerson())
        .then(report);
    });
  }

  return (effect, report) => {
    switch (effect.do) {
      case "ask":
        return void lookUpPerson(effect.calculation).then(report);
      case "keep":
        return keep(effect.draft);
      case "askLogin":
        return askLogin();
      case "askAgreement":
        return void askAgreement().then(report);
      case "give":
        return void give(effect).then(report);
      case "lookUp":
        return void lookUp().then(report);
      case "open": {
        const { calculation, irrevocable, account } = effect.draft;
        const input = { operation: "open" as const, hash, calculation, irrevocable, ...account };
        return void attempt("createApplicationPens", input, { idempotencyKey: newKey() }).then(after).then(report);
      }
      case "approve":
        return void attempt("setApprovalApp", { requestID: effect.requestID }, { idempotencyKey: newKey() }).then(after).then(report);
      case "askCode":
        return void askCode(effect.requestID).then(report);
      case "confirm":
        return void confirm(effect).then(report);
      case "conclude":
        return void conclude(effect.requestID).then(report);
      case "withdraw":
        return void attempt("withdrawApplication", { requestID: effect.requestID }, { idempotencyKey: newKey() }).then(after).then(report);
      case "read":
        return void read(effect.requestID).then(report);
      case "follow":
        return follow(effect, report);
    }
  };
}
