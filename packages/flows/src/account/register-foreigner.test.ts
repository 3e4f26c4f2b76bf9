import { foreigner as values } from "@shanyraq/forms/testing/registrations.ts";
import { describe, expect, it } from "vitest";
import {
  registerForeignerFlow as flow,
  registerForeignerInitial as initial,
  type RegisterForeignerEvent,
  type RegisterForeignerState,
} from "./register-foreigner.ts";

const consent = { clientGuid: "g", objectGuid: "o", xml: "<Consent/>", documentUrl: "/personal-data" };
const through = (state: RegisterForeignerState, ...events: RegisterForeignerEvent[]): RegisterForeignerState =>
  events.reduce((now, event) => flow.step(now, event)[0], state);
const effects = (state: RegisterForeignerState, event: RegisterForeignerEvent) => flow.step(state, event).slice(1);

const problem = { kind: "message", message: "нет" } as const;
const atFields = { kind: "message", message: "нет", fields: { password: "слабый" } } as const;
const checking = through(initial, { type: "formSubmitted", values });
const sendingFirst = through(checking, { type: "textRead", consent, now: 0 });
const atCode = through(sendingFirst, { type: "codeSent", otp: "o", resendAt: 1_000 });
const comparing = through(atCode, { type: "codeSubmitted", code: "123456" });
const registering = through(comparing, { type: "codeAccepted" });

describe("step 1, the form", () => {
  it("leads from one call to the next while the button waits", () => {
    expect(effects(initial, { type: "formSubmitted", values })).toEqual([{ do: "check", values }]);
    expect(flow.step(checking, { type: "checked" })).toEqual([checking, { do: "createClient", values }]);
    expect(flow.step(checking, { type: "clientCreated", guid: "g" })).toEqual([checking, { do: "readText", guid: "g" }]);
    expect(effects(checking, { type: "formSubmitted", values })).toEqual([]);
  });
  it("shows a failure to create the client in a toast, and keeps what was typed", () => {
    expect(flow.step(checking, { type: "clientFailed" })).toEqual([
      { at: "form", busy: false, values },
      { do: "tell", tidings: { of: "client" } },
    ]);
  });
  it("shows a refused check and an unread text where they happened", () => {
    expect(through(checking, { type: "checkRefused", problem, reason: "registered" })).toMatchObject({
      at: "form",
      problem,
      reason: "registered",
    });
    expect(through(checking, { type: "textFailed", problem })).toEqual({ at: "form", busy: false, values, problem });
  });
});

describe("when the consent does not lead to an account any more", () => {
  it.each([
    ["after the code", registering],
    ["at the form", through(registering, { type: "registerFailed", problem: atFields }, { type: "formSubmitted", values })],
  ])("%s: the form says why, keeps what was typed, and asks for another", (_, state) => {
    const fresh = through(state, { type: "registerFailed", problem, over: true });
    expect(fresh).toEqual({ at: "form", busy: false, values, problem });
    expect(effects(fresh, { type: "formSubmitted", values })).toEqual([{ do: "check", values }]);
  });
  it("names another way for accounts that are not opened by a phone", () => {
    expect(through(registering, { type: "registerFailed", problem, reason: "closed" })).toMatchObject({ at: "form", reason: "closed" });
  });
});

describe("step 6, the consent", () => {
  it("sends the code as the text is shown", () => {
    expect(effects(checking, { type: "textRead", consent, now: 0 })).toEqual([{ do: "sendCode", values, consent }]);
    expect(sendingFirst).toMatchObject({ at: "consent", resending: true });
  });
  it("shows in its place that the first code was not sent, and lets it be requested at once", () => {
    const failed = through(sendingFirst, { type: "sendFailed", problem });
    expect(failed).toMatchObject({ failed: "send", problem, resending: false });
    expect(effects(failed, { type: "codeSubmitted", code: "123456" })).toEqual([]);
    expect(effects(failed, { type: "resendPressed", now: 0 })).toEqual([{ do: "sendCode", values, consent }]);
  });
  it("sends another code after the time, and shows its failure in a toast", () => {
    expect(effects(atCode, { type: "resendPressed", now: 999 })).toEqual([]);
    const again = through(atCode, { type: "resendPressed", now: 1_000 });
    expect(effects(again, { type: "sendFailed", problem })).toEqual([{ do: "tell", tidings: { of: "resend" } }]);
    expect(through(again, { type: "codeSent", otp: "o2", resendAt: 2_000 })).toMatchObject({
      otp: "o2",
      resendAt: 2_000,
      resending: false,
    });
  });
  it("a refused code says so before the server's words", () => {
    expect(through(comparing, { type: "codeRefused", problem })).toMatchObject({ at: "consent", busy: false, failed: "check", problem });
  });
  it("goes back to the form with everything typed", () => {
    expect(through(atCode, { type: "backPressed" })).toEqual({ at: "form", busy: false, values });
    expect(through(comparing, { type: "backPressed" })).toBe(comparing);
  });
});

describe("the account", () => {
  it("follows the right code, and signs in", () => {
    expect(effects(comparing, { type: "codeAccepted" })).toEqual([{ do: "register", values, consent }]);
    expect(flow.step(registering, { type: "registered", token: "t" })).toEqual([{ at: "done" }, { do: "keepToken", token: "t" }]);
  });
  it("shows its failure in a toast and can be tried again without another code", () => {
    const [failed, ...more] = flow.step(registering, { type: "registerFailed", problem });
    expect(more).toEqual([{ do: "tell", tidings: { of: "registration", problem } }]);
    expect(failed).toMatchObject({ at: "consent", confirmed: true, busy: false });
    expect(effects(failed, { type: "registerPressed" })).toEqual([{ do: "register", values, consent }]);
  });
  it("refused for a field goes back to it; mended, it needs no other consent", () => {
    const back = through(registering, { type: "registerFailed", problem: atFields });
    expect(back).toEqual({ at: "form", busy: false, values, problem: atFields, consent });
    const mended = { ...values, password: "Five-plain-words", password_r: "Five-plain-words" };
    expect(effects(back, { type: "formSubmitted", values: mended })).toEqual([{ do: "register", values: mended, consent }]);
    expect(flow.step(through(back, { type: "formSubmitted", values: mended }), { type: "registered", token: "t" })[0]).toEqual({
      at: "done",
    });
  });
  it("needs another consent for another document or phone", () => {
    const back = through(registering, { type: "registerFailed", problem: atFields });
    const other = { ...values, phone: "+7 (700) 555-44-11" };
    expect(effects(back, { type: "formSubmitted", values: other })).toEqual([{ do: "check", values: other }]);
  });
});
