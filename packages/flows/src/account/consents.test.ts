import { describe, expect, it } from "vitest";
import { consentsFlow as flow, consentsInitial, type ConsentsEvent, type ConsentsState, type PersonAgreement } from "./consents.ts";

const agreement: PersonAgreement = {
  type: "ConsentPersonalData",
  standing: "outdated",
  version: "2026-2",
  since: "2026-09-01",
  xml: "<Consent/>",
  sha256: "a",
  changes: [],
  byKey: true,
  obligations: [],
  given: [],
};
const through = (state: ConsentsState, ...events: ConsentsEvent[]) => events.reduce((now, event) => flow.step(now, event)[0], state);
const shown = through(consentsInitial, { type: "opened" }, { type: "told", agreement });
const problem = { kind: "offline" } as const;
const reading = through(shown, { type: "readPressed" });
const sent: ConsentsEvent = { type: "codeSent", phone: "+7 ***", resendAt: 120_000 };
const coding = through(reading, { type: "sendPressed" }, sent);

describe("a consent", () => {
  it("is asked about on opening, and again where that failed", () => {
    expect(flow.step(consentsInitial, { type: "opened" })).toEqual([{ at: "loading" }, { do: "ask" }]);
    const failed = through(consentsInitial, { type: "askFailed", problem });
    expect(flow.step(failed, { type: "opened" })).toEqual([{ at: "loading" }, { do: "ask" }]);
  });
  it("is read before its code is sent, and the code is of the words that were read", () => {
    expect(flow.step(shown, { type: "sendPressed" })).toEqual([shown]);
    const [busy, effect] = flow.step(reading, { type: "sendPressed" });
    expect(effect).toEqual({ do: "give", agreement });
    expect(flow.step(busy, { type: "sendPressed" })).toEqual([busy]);
    expect(flow.step(coding, { type: "codeSubmitted", code: "123456" })[1]).toEqual({ do: "give", agreement, code: "123456" });
  });
  it("is signed by a key over the words that were read, where its giver has one", () => {
    const [signing, effect] = flow.step(reading, { type: "signPressed" });
    expect(effect).toEqual({ do: "sign", agreement });
    expect(through(signing, { type: "signed" }, { type: "given" })).toMatchObject({ at: "shown", done: "given" });
    const foreigner = through(shown, { type: "told", agreement: { ...agreement, byKey: false } }, { type: "readPressed" });
    expect(flow.step(foreigner, { type: "signPressed" })).toEqual([foreigner]);
  });
  it("returns to its text when the signing is cancelled, refused or left, and is kept once the key has signed", () => {
    const signing = through(reading, { type: "signPressed" });
    expect(through(signing, { type: "cancelled" })).toEqual(reading);
    expect(through(signing, { type: "refused", problem })).toMatchObject({ at: "reading", problem });
    expect(flow.step(signing, { type: "backPressed" })).toEqual([reading, { do: "stop" }]);
    const checked = through(signing, { type: "signed" });
    expect(flow.step(checked, { type: "backPressed" })).toEqual([checked]);
  });
  it("is not given again while it is in force", () => {
    const standing = through(shown, { type: "told", agreement: { ...agreement, standing: "inForce" } });
    expect(flow.step(standing, { type: "readPressed" })).toEqual([standing]);
  });
  it("a wrong code leaves its field, and a new one waits for its time", () => {
    const refused = through(coding, { type: "codeSubmitted", code: "000000" }, { type: "refused", problem });
    expect(refused).toMatchObject({ at: "code", busy: false, problem });
    expect(flow.step(refused, { type: "resendPressed", now: 119_999 })).toEqual([refused]);
    expect(flow.step(refused, { type: "resendPressed", now: 120_000 })[1]).toEqual({ do: "give", agreement });
  });
  it("once given is asked about again, and says so", () => {
    const [state, effect] = flow.step(through(coding, { type: "codeSubmitted", code: "123456" }), { type: "given" });
    expect(effect).toEqual({ do: "ask" });
    expect(through(state, { type: "told", agreement: { ...agreement, standing: "inForce" } })).toMatchObject({
      at: "shown",
      busy: false,
      done: "given",
    });
  });
  it("counts as given when another tab has given it, without a code", () => {
    expect(flow.step(through(reading, { type: "sendPressed" }), { type: "given" })[0]).toMatchObject({ at: "shown", done: "given" });
  });
  it("is read again when its text has changed, whether its code was sent or not", () => {
    for (const state of [reading, coding]) {
      const [fresh, effect] = flow.step(state, { type: "wordsChanged", problem });
      expect(effect).toEqual({ do: "ask" });
      const newer = { ...agreement, version: "2027-1" };
      expect(through(fresh, { type: "told", agreement: newer })).toEqual({ at: "reading", agreement: newer, busy: false, problem });
    }
  });
  it("is withdrawn after its consequences were said, once", () => {
    const asking = through(shown, { type: "withdrawPressed" });
    expect(asking).toMatchObject({ at: "asking" });
    expect(through(asking, { type: "backPressed" })).toEqual(shown);
    const [busy, effect] = flow.step(asking, { type: "withdrawConfirmed" });
    expect(effect).toEqual({ do: "withdraw" });
    expect(flow.step(busy, { type: "withdrawConfirmed" })).toEqual([busy]);
    expect(flow.step(busy, { type: "withdrawn" })[0]).toMatchObject({ at: "shown", done: "withdrawn" });
    expect(through(busy, { type: "refused", problem })).toMatchObject({ at: "asking", busy: false, problem });
  });
  it("is kept while an obligation stands, also one that came up meanwhile", () => {
    const obligations = [{ kind: "contract", name: "SH-1", id: "1" }] as const;
    const held = through(shown, { type: "told", agreement: { ...agreement, obligations: [...obligations] } });
    expect(flow.step(held, { type: "withdrawPressed" })).toEqual([held]);
    const asking = through(shown, { type: "withdrawPressed" }, { type: "withdrawConfirmed" }, { type: "kept", problem, obligations });
    expect(asking).toMatchObject({ at: "shown", busy: false, problem, agreement: { obligations } });
  });
});
