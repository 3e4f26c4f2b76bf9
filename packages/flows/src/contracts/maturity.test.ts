import { describe, expect, it } from "vitest";
import { maturityFlow as flow, maturityInitial } from "./maturity.ts";
import type { MaturityDraft, MaturityEvent, MaturityOverview, MaturityState } from "./maturity-state.ts";

const benefit = { on: "2026-12-21", amount: "1500000.00", state: "coming", sentOn: null, endedOn: null } as const;
const overview: MaturityOverview = { identified: false, benefits: [benefit], left: "1500000.00", owed: "0.00" };
const known: MaturityOverview = { ...overview, identified: true };
const problem = { kind: "service" } as const;
const draft: MaturityDraft = { iban: "KZ86125KZT5004100100", holder: "Илья Волков" };
const through = (state: MaturityState, ...events: MaturityEvent[]) => events.reduce((now, event) => flow.step(now, event)[0], state);
const sent = { type: "codeSent", requestID: "r", phone: "+7 ***", resendAt: 120_000 } as const;
const offer = through(maturityInitial(), { type: "told", overview });
const requested = through(offer, { type: "accountSubmitted", draft });
const verify = through(requested, { type: "identityNeeded", problem });
const code = through(verify, { type: "identitySubmitted", code: "1234" }, { type: "identified" }, sent);

describe("the account of a payout", () => {
  it("is given after the sums, confirmed by identity and code, and kept", () => {
    expect([offer, verify, code].map(({ at }) => at)).toEqual(["offer", "verify", "code"]);
    expect(verify).not.toHaveProperty("problem");
    const [busy, effect] = flow.step(code, { type: "codeSubmitted", code: "1234" });
    expect(effect).toEqual({ do: "confirm", requestID: "r", code: "1234" });
    expect(through(busy, { type: "confirmed" })).toEqual({ at: "done" });
    expect(flow.step({ at: "done" }, { type: "opened" })[1]).toEqual({ do: "ask" });
  });
  it("needs only a code from an identified owner, and the identity again with the reason half an hour later", () => {
    const first = through(maturityInitial(), { type: "told", overview: known }, { type: "accountSubmitted", draft });
    expect(through(first, sent)).toMatchObject({ at: "code", draft });
    expect(through(first, { type: "identityNeeded", problem })).toMatchObject({ at: "verify", problem });
    expect(through(code, { type: "codeSubmitted", code: "1" }, { type: "identityNeeded", problem })).toMatchObject({
      at: "verify",
      problem,
    });
  });
  it("is shown where it was typed when it is wrong, whenever that is found", () => {
    expect(through(requested, { type: "refused", problem })).toMatchObject({ at: "offer", draft, problem, busy: false });
    const found = through(verify, { type: "identitySubmitted", code: "1234" }, { type: "identified" }, { type: "refused", problem });
    expect(found).toMatchObject({ at: "offer", draft, problem });
    const wrongDigits = through(verify, { type: "identitySubmitted", code: "0000" }, { type: "refused", problem, attemptsLeft: 4 });
    expect(wrongDigits).toMatchObject({ at: "verify", attemptsLeft: 4 });
    expect(through(code, { type: "codeSubmitted", code: "1" }, { type: "refused", problem, attemptsLeft: 2 })).toMatchObject({
      at: "code",
      attemptsLeft: 2,
    });
  });
  it("is not asked for when the payout is refused; without any figures the page fails", () => {
    const refused = { reason: "early", message: "" } as const;
    expect(through(maturityInitial(), { type: "told", overview: { ...overview, refused } })).toMatchObject({
      at: "refused",
      refusal: refused,
    });
    expect(through(maturityInitial(), { type: "told", overview: {} })).toMatchObject({ at: "failed" });
    expect(flow.step({ at: "failed", problem }, { type: "opened" })[1]).toEqual({ do: "ask" });
  });
  it("is asked about again when it came too late for its contract, and keeps what was typed", () => {
    const [loading, effect] = flow.step(code, { type: "outdated", problem });
    expect(effect).toEqual({ do: "ask" });
    expect(through(loading, { type: "told", overview: known })).toMatchObject({ at: "offer", draft, problem });
  });
  it("is asked for once at a time, and an answer that comes after going back is ignored", () => {
    expect(flow.step(requested, { type: "accountSubmitted", draft })).toEqual([requested]);
    const back = through(code, { type: "backPressed" });
    expect(back).toMatchObject({ at: "offer", draft });
    for (const late of [sent, { type: "confirmed" }, { type: "identified" }, { type: "told", overview: known }] as const)
      expect(flow.step(back, late)).toEqual([back]);
    expect(through(verify, { type: "backPressed" })).toMatchObject({ at: "offer", draft });
  });
  it("has another code sent only after the countdown", () => {
    expect(flow.step(code, { type: "resendPressed", now: 119_999 })).toEqual([code]);
    expect(flow.step(code, { type: "resendPressed", now: 120_000 })[1]).toEqual({ do: "sendAgain", requestID: "r" });
    const again = through(code, { type: "resendPressed", now: 120_000 }, { type: "codeSentAgain", resendAt: 240_000 });
    expect(again).toMatchObject({ at: "code", resendAt: 240_000, busy: false });
  });
});
