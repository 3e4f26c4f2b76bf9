import { describe, expect, it } from "vitest";
import { autopayFlow as flow, autopayInitial, type AutopayEvent, type AutopayFacts, type AutopayState } from "./autopay.ts";

const facts: AutopayFacts = {
  available: true,
  on: false,
  card: { mask: "440043******1234", expires: "2029-08" },
  next: { date: "2026-12-01", amount: "1000.00" },
  consent: "I agree",
};
const through = (state: AutopayState, ...events: AutopayEvent[]) => events.reduce((now, event) => flow.step(now, event)[0], state);
const off = through(autopayInitial, { type: "opened" }, { type: "told", facts });
const on = through(autopayInitial, { type: "told", facts: { ...facts, on: true } });
const problem = { kind: "offline" } as const;
const sent: AutopayEvent = { type: "codeSent", phone: "+7 ***", resendAt: 120_000 };

describe("automatic payment of premiums", () => {
  it("is asked about on opening, and again after a failure", () => {
    expect(flow.step(autopayInitial, { type: "opened" })).toEqual([{ at: "loading" }, { do: "ask" }]);
    const failed = through(autopayInitial, { type: "askFailed", problem });
    expect(failed).toEqual({ at: "failed", problem });
    expect(flow.step(failed, { type: "opened" })).toEqual([{ at: "loading" }, { do: "ask" }]);
  });
  it("a card is added on the bank's page, once for one press", () => {
    const [busy, ...effects] = flow.step(off, { type: "addPressed" });
    expect(effects).toEqual([{ do: "addCard" }]);
    expect(flow.step(busy, { type: "addPressed" })).toEqual([busy]);
    expect(flow.step(busy, { type: "cardBegun", url: "https://bank.example" })[1]).toEqual({ do: "leaveFor", url: "https://bank.example" });
  });
  it("turning on takes a card and a code; the end is what the server says", () => {
    const none = through(autopayInitial, { type: "told", facts: { ...facts, card: null } });
    expect(flow.step(none, { type: "onPressed" })).toEqual([none]);
    expect(flow.step(off, { type: "onPressed" })[1]).toEqual({ do: "sendCode" });
    const code = through(off, { type: "onPressed" }, sent);
    expect(code).toMatchObject({ at: "code", phone: "+7 ***" });
    const [busy, ...confirm] = flow.step(code, { type: "codeSubmitted", code: "1234" });
    expect(confirm).toEqual([{ do: "confirm", code: "1234" }]);
    expect(flow.step(busy, { type: "codeSubmitted", code: "1234" })).toEqual([busy]);
    expect(flow.step(busy, { type: "changed" })).toEqual([{ at: "shown", facts, busy: true }, { do: "ask" }]);
  });
  it("a wrong code keeps the step, another may be asked for when it is time, and one may go back", () => {
    const code = through(off, { type: "onPressed" }, sent, { type: "codeSubmitted", code: "0000" }, { type: "refused", problem });
    expect(code).toMatchObject({ at: "code", busy: false, problem });
    expect(flow.step(code, { type: "resendPressed", now: 1 })).toEqual([code]);
    expect(flow.step(code, { type: "resendPressed", now: 120_000 })[1]).toEqual({ do: "sendCode" });
    expect(through(code, { type: "backPressed" })).toEqual(off);
  });
  it("is off by one press, without a code", () => {
    expect(flow.step(on, { type: "offPressed" })[1]).toEqual({ do: "turnOff" });
    expect(flow.step(off, { type: "offPressed" })).toEqual([off]);
    expect(through(on, { type: "offPressed" }, { type: "refused", problem })).toMatchObject({ at: "shown", busy: false, problem });
  });
});
