import { describe, expect, it } from "vitest";
import { changeFlow as flow, changeInitial } from "./change.ts";
import type { AgreementToRead } from "./agreement-to-read.ts";
import type { ChangeEvent, ChangeState, ChangeOverview, ChangePriced } from "./change-state.ts";

const overview: ChangeOverview = { identified: false, kinds: [{ kind: "beneficiaries" }, { kind: "frequency" }], changes: [] };
const problem = { kind: "service" } as const;
const change = { frequency: "annual" } as const;
const quoted: ChangePriced = { priced: { kind: "frequency", from: "2027-01-01", rows: [], before: [], after: [] } };
const agreement: AgreementToRead = {
  requestID: "r",
  contractId: "c",
  number: "N/1",
  from: null,
  deadline: "2026-12-01",
  fileName: "a.pdf",
  sha256: "5",
  data: "JVBERi0=",
};
const through = (state: ChangeState, ...events: ChangeEvent[]) => events.reduce((now, event) => flow.step(now, event)[0], state);
const verify = through(changeInitial(), { type: "told", overview });
const form = through(
  verify,
  { type: "identitySubmitted", code: "1234" },
  { type: "identified" },
  { type: "kindChosen", kind: "frequency" },
);
const priced = through(form, { type: "formSubmitted", change }, { type: "priced", quoted });
const code = through(priced, { type: "sendPressed" }, { type: "codeSent", requestID: "r", phone: "+7 ***", resendAt: 120_000 });
const reading = through(code, { type: "codeSubmitted", code: "1234" }, { type: "confirmed" }, { type: "agreementRead", agreement });

describe("a change of a contract", () => {
  it("runs from the identity to what changes, a code, and an opened agreement", () => {
    expect([verify, form, priced, code, reading].map(({ at }) => at)).toEqual(["verify", "form", "priced", "code", "agreement"]);
    expect(flow.step(reading, { type: "signPressed" })).toEqual([reading]);
    const opened = through(reading, { type: "paperOpened" });
    expect(flow.step(opened, { type: "signPressed" })[1]).toEqual({ do: "decide", requestID: "r", sha256: "5", accept: true });
    expect(through(opened, { type: "signPressed" }, { type: "decided", number: "N/1", from: "2027-01-01" })).toEqual({
      at: "done",
      number: "N/1",
      from: "2027-01-01",
    });
    expect(through(opened, { type: "declinePressed" }, { type: "decided", number: "N/1" })).toEqual({ at: "withdrawn" });
  });
  it("skips the identity when it was shown a moment ago, and the choice when there is one thing to change", () => {
    const known = { ...overview, identified: true };
    expect(through(changeInitial(), { type: "told", overview: known }).at).toBe("choose");
    expect(through(changeInitial("beneficiaries"), { type: "told", overview: known })).toMatchObject({
      at: "form",
      kind: "beneficiaries",
    });
    const only = { ...known, kinds: [{ kind: "beneficiaries" as const }] };
    expect(through(changeInitial(), { type: "told", overview: only })).toMatchObject({ at: "form", kind: "beneficiaries" });
  });
  it("keeps a step whose service failed with what was typed, and asks for it once at a time", () => {
    const busy = through(form, { type: "formSubmitted", change });
    expect(flow.step(busy, { type: "formSubmitted", change })).toEqual([busy]);
    expect(through(busy, { type: "refused", problem })).toEqual({ ...form, draft: change, problem, busy: false });
    expect(through(priced, { type: "sendPressed" }, { type: "refused", problem })).toMatchObject({ at: "priced", problem, change });
    expect(through(code, { type: "codeSubmitted", code: "0000" }, { type: "refused", problem, attemptsLeft: 4 })).toMatchObject({
      at: "code",
      attemptsLeft: 4,
    });
  });
  it("resumes where it was after the identity had to be shown again", () => {
    const requested = through(priced, { type: "sendPressed" }, { type: "identityNeeded", problem });
    expect(requested).toMatchObject({ at: "verify", problem });
    expect(through(requested, { type: "identitySubmitted", code: "1234" }, { type: "identified" })).toMatchObject({
      at: "form",
      kind: "frequency",
      draft: change,
    });
    const signing = through(reading, { type: "paperOpened" }, { type: "signPressed" });
    const [loading, effect] = flow.step(signing, { type: "identityNeeded", problem });
    expect(effect).toEqual({ do: "askToIdentify", requestID: "r" });
    const again = through(loading, { type: "identityAsked", overview, requestID: "r" }, { type: "identitySubmitted", code: "1234" });
    expect(flow.step(again, { type: "identified" })[1]).toEqual({ do: "readAgreement", requestID: "r" });
  });
  it("asks again about a contract that changed meanwhile, and shows the reason", () => {
    const [loading, effect] = flow.step(priced, { type: "outdated", problem });
    expect([loading, effect]).toEqual([{ at: "loading", problem }, { do: "ask" }]);
    expect(through(loading, { type: "told", overview: { ...overview, identified: true } })).toMatchObject({ at: "choose", problem });
  });
  it("opens a waiting agreement at once; without one it shows what prevents a change, and no fields", () => {
    const waiting = {
      ...agreement,
      kind: "beneficiaries",
      state: "waiting",
      askedOn: "2026-11-21",
      signedOn: null,
      beneficiaries: [],
    } as const;
    const listed: ChangeOverview = {
      ...overview,
      changes: [{ ...waiting, beneficiaries: [] }],
      refused: { reason: "waiting", message: "" },
    };
    expect(flow.step(changeInitial(), { type: "told", overview: listed })[1]).toEqual({ do: "readAgreement", requestID: "r" });
    const refused = { reason: "debt", message: "debt" } as const;
    expect(through(changeInitial(), { type: "told", overview: { ...overview, refused } })).toMatchObject({
      at: "refused",
      refusal: refused,
    });
  });
  it("sends another code only after the countdown, and keeps the calculation when going back", () => {
    expect(flow.step(code, { type: "resendPressed", now: 119_999 })).toEqual([code]);
    expect(flow.step(code, { type: "resendPressed", now: 120_000 })[1]).toEqual({ do: "sendAgain", requestID: "r" });
    expect(through(code, { type: "backPressed" })).toEqual(priced);
    expect(through(priced, { type: "backPressed" })).toMatchObject({ at: "form", draft: change });
  });
  it("ignores an answer that comes after going back", () => {
    const back = through(priced, { type: "backPressed" });
    for (const late of [
      { type: "codeSent", requestID: "r", phone: "", resendAt: 0 },
      { type: "confirmed" },
      { type: "identified" },
    ] as const)
      expect(flow.step(back, late)).toEqual([back]);
  });
});
