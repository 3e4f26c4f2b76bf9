import { describe, expect, it } from "vitest";
import type { AgreementToRead } from "./agreement-to-read.ts";
import { terminationFlow as flow, terminationInitial } from "./termination.ts";
import type { TerminationEvent, TerminationState, TerminationDraft, TerminationOffer, TerminationOverview } from "./termination-state.ts";

const cost = {
  way: "unearned",
  day: "2026-11-21",
  paid: "1000.00",
  back: "600.00",
  parts: [{ name: "Взнос за неиспользованные дни за вычетом расходов", amount: "600.00" }],
  withheld: "0.00",
  loss: "400.00",
  cover: "5000000.00",
  coverUntil: "2036-11-21",
  why: "",
} satisfies TerminationOffer["cost"];
const overview: TerminationOverview = { identified: false, cost, alternatives: [], ofLoan: true };
const known: TerminationOverview = { ...overview, identified: true };
const problem = { kind: "service" } as const;
const draft: TerminationDraft = { iban: "KZ86125KZT5004100100", holder: "Илья Волков", reason: "money" };
const agreement: AgreementToRead = {
  requestID: "r",
  contractId: "c",
  number: "N/1",
  from: null,
  deadline: "2026-11-24",
  fileName: "t.pdf",
  sha256: "5",
  data: "JVBERi0=",
};
const through = (state: TerminationState, ...events: TerminationEvent[]) => events.reduce((now, event) => flow.step(now, event)[0], state);
const sent = { type: "codeSent", requestID: "r", phone: "+7 ***", resendAt: 120_000 } as const;
const offer = through(terminationInitial(), { type: "told", overview });
const requested = through(offer, { type: "offerSubmitted", draft });
const verify = through(requested, { type: "identityNeeded", problem });
const code = through(verify, { type: "identitySubmitted", code: "1234" }, { type: "identified" }, sent);
const reading = through(code, { type: "codeSubmitted", code: "1234" }, { type: "confirmed" }, { type: "agreementRead", agreement });

describe("a termination of a contract", () => {
  it("runs from the sums to the identity, a code, and an opened agreement", () => {
    expect([offer, verify, code, reading].map(({ at }) => at)).toEqual(["offer", "verify", "code", "agreement"]);
    expect(verify).not.toHaveProperty("problem");
    expect(flow.step(reading, { type: "signPressed" })).toEqual([reading]);
    const opened = through(reading, { type: "paperOpened" });
    expect(flow.step(opened, { type: "signPressed" })[1]).toEqual({ do: "decide", requestID: "r", sha256: "5", accept: true });
    expect(through(opened, { type: "signPressed" }, { type: "decided", number: "N/1", back: "600.00" })).toEqual({
      at: "done",
      number: "N/1",
      back: "600.00",
    });
  });
  it("leaves the contract in force without a paper to open", () => {
    expect(flow.step(reading, { type: "declinePressed" })[1]).toEqual({ do: "decide", requestID: "r", sha256: "5", accept: false });
    expect(through(reading, { type: "declinePressed" }, { type: "decided", number: "N/1" })).toEqual({ at: "kept" });
  });
  it("goes from the sums to the code when the owner is identified", () => {
    const first = through(terminationInitial(), { type: "told", overview: known });
    expect(flow.step(first, { type: "offerSubmitted", draft })[1]).toEqual({ do: "apply", draft });
    expect(through(first, { type: "offerSubmitted", draft }, sent)).toMatchObject({ at: "code", requestID: "r", draft });
    // It was half an hour ago: the sentence says why it is asked again.
    expect(through(first, { type: "offerSubmitted", draft }, { type: "identityNeeded", problem })).toMatchObject({ at: "verify", problem });
  });
  it("shows an error of the account where it was typed, whenever it is found", () => {
    expect(through(requested, { type: "refused", problem })).toMatchObject({ at: "offer", draft, problem, busy: false });
    const found = through(verify, { type: "identitySubmitted", code: "1234" }, { type: "identified" }, { type: "refused", problem });
    expect(found).toMatchObject({ at: "offer", draft, problem });
    const wrongDigits = through(verify, { type: "identitySubmitted", code: "0000" }, { type: "refused", problem, attemptsLeft: 4 });
    expect(wrongDigits).toMatchObject({ at: "verify", attemptsLeft: 4 });
  });
  it("prices a repaid loan again, and requests it with its day", () => {
    const counting = flow.step(offer, { type: "repaidSubmitted", repaidOn: "2026-11-01" });
    expect(counting[1]).toEqual({ do: "ask", repaidOn: "2026-11-01" });
    const repaid = through(counting[0], { type: "told", overview: { ...overview, cost: { ...cost, way: "loanRepaid" } } });
    expect(repaid).toMatchObject({ at: "offer", repaidOn: "2026-11-01", overview: { cost: { way: "loanRepaid" } } });
    expect(flow.step(repaid, { type: "offerSubmitted", draft })[1]).toEqual({ do: "apply", draft, repaidOn: "2026-11-01" });
    expect(through(counting[0], { type: "askFailed", problem })).toMatchObject({ at: "offer", problem });
    expect(flow.step(repaid, { type: "repaidSubmitted", repaidOn: undefined })[1]).toEqual({ do: "ask" });
  });
  it("is asked about again when it is outdated, and keeps what was typed", () => {
    const [loading, effect] = flow.step(code, { type: "outdated", problem });
    expect(effect).toEqual({ do: "ask" });
    expect(through(loading, { type: "told", overview: known })).toMatchObject({ at: "offer", draft, problem });
  });
  it("reads a waiting agreement, follows an ended one, says why it is refused, and fails without any figures", () => {
    const waiting = { requestID: "r", number: "N/1", deadline: "2026-11-24" };
    expect(flow.step(terminationInitial(), { type: "told", overview: { ...overview, waiting } })[1]).toEqual({
      do: "readAgreement",
      requestID: "r",
    });
    const tracker = { number: "N/1", way: "unearned", back: "600.00", signedOn: "2026-11-21" } as const;
    const refused = { reason: "ended", message: "" } as const;
    expect(through(terminationInitial(), { type: "told", overview: { tracker, refused } }).at).toBe("ended");
    expect(through(terminationInitial(), { type: "told", overview: { refused } }).at).toBe("refused");
    expect(through(terminationInitial(), { type: "told", overview: {} })).toMatchObject({ at: "failed" });
    expect(flow.step({ at: "failed", problem }, { type: "opened" })[1]).toEqual({ do: "ask" });
  });
  it("resumes the agreement after an identity that is required before signing", () => {
    const signing = through(reading, { type: "paperOpened" }, { type: "signPressed" });
    const [loading, effect] = flow.step(signing, { type: "identityNeeded", problem });
    expect(effect).toEqual({ do: "askToIdentify", requestID: "r" });
    const again = through(loading, { type: "identityAsked", overview, requestID: "r" });
    expect(again).toMatchObject({ at: "verifyAgain", problem });
    const shown = through(again, { type: "identitySubmitted", code: "1234" });
    expect(through(shown, { type: "refused", problem, attemptsLeft: 3 })).toMatchObject({ at: "verifyAgain", attemptsLeft: 3 });
    expect(flow.step(shown, { type: "identified" })[1]).toEqual({ do: "readAgreement", requestID: "r" });
  });
  it("asks for a step once at a time, and ignores an answer that comes after going back", () => {
    expect(flow.step(requested, { type: "offerSubmitted", draft })).toEqual([requested]);
    const back = through(code, { type: "backPressed" });
    expect(back).toMatchObject({ at: "offer", draft });
    for (const late of [sent, { type: "confirmed" }, { type: "identified" }, { type: "told", overview: known }] as const)
      expect(flow.step(back, late)).toEqual([back]);
    expect(through(verify, { type: "backPressed" })).toMatchObject({ at: "offer", draft });
  });
  it("sends another code only after the countdown", () => {
    expect(flow.step(code, { type: "resendPressed", now: 119_999 })).toEqual([code]);
    expect(flow.step(code, { type: "resendPressed", now: 120_000 })[1]).toEqual({ do: "sendAgain", requestID: "r" });
    const sentAgain = through(code, { type: "resendPressed", now: 120_000 }, { type: "codeSentAgain", resendAt: 240_000 });
    expect(sentAgain).toMatchObject({ at: "code", resendAt: 240_000, busy: false });
  });
});
