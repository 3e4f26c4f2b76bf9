import { resident as values } from "@shanyraq/forms/testing/registrations.ts";
import { describe, expect, it } from "vitest";
import {
  registerResidentFlow as flow,
  registerResidentInitial as initial,
  type RegisterResidentEvent,
  type RegisterResidentState,
} from "./register-resident.ts";

const through = (state: RegisterResidentState, ...events: RegisterResidentEvent[]): RegisterResidentState =>
  events.reduce((now, event) => flow.step(now, event)[0], state);
const effects = (state: RegisterResidentState, event: RegisterResidentEvent) => flow.step(state, event).slice(1);

const problem = { kind: "message", message: "нет" } as const;
const atFields = { kind: "message", message: "нет", fields: { password: "слабый" } } as const;
const checking = through(initial, { type: "formSubmitted", values });
const atSend = through(checking, { type: "checked" });
const sending = through(atSend, { type: "sendPressed" });
const atCode = through(sending, { type: "codeSent", resendAt: 1_000 });
const comparing = through(atCode, { type: "codeSubmitted", code: "1234" });

describe("step 1, the form", () => {
  it("is checked before anything is sent, once however often it is submitted", () => {
    expect(effects(initial, { type: "formSubmitted", values })).toEqual([{ do: "check", values }]);
    expect(effects(checking, { type: "formSubmitted", values })).toEqual([]);
  });
  it.each(["registered", "notInBase", "closed"] as const)("keeps what was typed where somebody is refused as %s", (reason) => {
    expect(through(checking, { type: "checkRefused", problem, reason })).toEqual({ at: "form", busy: false, values, problem, reason });
  });
  it("ignores an answer that was not asked for", () => {
    expect(through(initial, { type: "checked" })).toBe(initial);
  });
});

describe("step 2, where the code will go", () => {
  it("sends nothing without a press", () => {
    expect(flow.step(checking, { type: "checked" })).toEqual([{ at: "send", values, busy: false }]);
  });
  it("sends by a press, once", () => {
    expect(effects(atSend, { type: "sendPressed" })).toEqual([{ do: "sendCode", values }]);
    expect(effects(sending, { type: "sendPressed" })).toEqual([]);
  });
  it("goes back to the form, with everything typed", () => {
    expect(through(atSend, { type: "backPressed" })).toEqual({ at: "form", busy: false, values });
    expect(through(sending, { type: "backPressed" })).toBe(sending);
  });
  it("shows at the form what is wrong with a field", () => {
    expect(through(sending, { type: "sendRefused", problem: atFields })).toEqual({ at: "form", busy: false, values, problem: atFields });
  });
  it("shows any other refusal where it happened", () => {
    expect(through(sending, { type: "sendRefused", problem })).toEqual({ at: "send", values, busy: false, problem });
  });
  it("accepts the previous code when it is too early for another", () => {
    expect(through(sending, { type: "sendRefused", problem, resendAt: 900 })).toMatchObject({ at: "code", resendAt: 900, problem });
  });
});

describe("a visitor who went back and corrected something", () => {
  it("waits for a code of the corrected details: the one before confirms others", () => {
    const corrected = { ...values, mail: "other@example.kz" };
    const again = through(
      atCode,
      { type: "backPressed" },
      { type: "backPressed" },
      { type: "formSubmitted", values: corrected },
      { type: "checked" },
      { type: "sendPressed" },
      { type: "sendRefused", problem, resendAt: 900, changed: true },
    );
    expect(again).toEqual({ at: "send", values: corrected, busy: false, problem });
    expect(effects(again, { type: "sendPressed" })).toEqual([{ do: "sendCode", values: corrected }]);
  });
});

describe("step 3, the code", () => {
  it("is compared once", () => {
    expect(effects(atCode, { type: "codeSubmitted", code: "1234" })).toEqual([{ do: "checkCode", values, code: "1234" }]);
    expect(effects(comparing, { type: "codeSubmitted", code: "1234" })).toEqual([]);
  });
  it("shows a wrong code, and the next try removes the message", () => {
    const wrong = through(comparing, { type: "codeRefused", problem });
    expect(wrong).toMatchObject({ at: "code", busy: false, problem });
    expect(through(wrong, { type: "codeSubmitted", code: "1234" })).not.toHaveProperty("problem");
  });
  it("can be sent again once the time is over, not before", () => {
    expect(effects(atCode, { type: "resendPressed", now: 999 })).toEqual([]);
    expect(effects(atCode, { type: "resendPressed", now: 1_000 })).toEqual([{ do: "sendCode", values }]);
    const again = through(atCode, { type: "resendPressed", now: 1_000 });
    expect(through(again, { type: "codeSent", resendAt: 2_000 })).toEqual({ ...atCode, resendAt: 2_000 });
    expect(through(again, { type: "sendRefused", problem })).toMatchObject({ at: "code", resending: false, problem });
  });
  it("goes back to change the number", () => {
    expect(through(atCode, { type: "backPressed" })).toEqual(atSend);
    expect(through(atCode, { type: "backPressed" }, { type: "backPressed" })).toMatchObject({ at: "form", values });
  });
  it.each(["notInBase", "closed"] as const)(
    "a right one of a phone that opens no account (%s) leads back to the form, which says the way",
    (reason) => {
      expect(through(comparing, { type: "codeRefused", problem, reason })).toEqual({ at: "form", busy: false, values, problem, reason });
    },
  );
  it("goes back for a phone to which no code is sent", () => {
    expect(through(sending, { type: "sendRefused", problem, reason: "closed" })).toMatchObject({ at: "form", reason: "closed" });
  });
  it("the right one signs in", () => {
    expect(flow.step(comparing, { type: "accepted", token: "t" })).toEqual([{ at: "done" }, { do: "keepToken", token: "t" }]);
    expect(flow.step(atCode, { type: "accepted", token: "t" })).toEqual([atCode]);
  });
});
