import { describe, expect, it } from "vitest";
import {
  forgotPasswordFlow as flow,
  forgotPasswordInitial as initial,
  type ForgotPasswordEvent,
  type ForgotPasswordState,
} from "./forgot-password.ts";

const phone = "+7 (700) 555-44-33";
const values = { password: "Жаңа-құпиясөз", password_r: "Жаңа-құпиясөз" };
const through = (state: ForgotPasswordState, ...events: ForgotPasswordEvent[]): ForgotPasswordState =>
  events.reduce((now, event) => flow.step(now, event)[0], state);
const effects = (state: ForgotPasswordState, event: ForgotPasswordEvent) => flow.step(state, event).slice(1);

const problem = { kind: "message", message: "нет" } as const;
const asking = through(initial, { type: "phoneSubmitted", phone });
const atCode = through(asking, { type: "codeSent", resendAt: 1_000 });
const comparing = through(atCode, { type: "codeSubmitted", code: "1234" });
const atPassword = through(comparing, { type: "codeAccepted", token: "short" });
const changing = through(atPassword, { type: "passwordSubmitted", values });

describe("a forgotten password", () => {
  it("begins with the phone, asked for once", () => {
    expect(effects(initial, { type: "phoneSubmitted", phone })).toEqual([{ do: "sendCode", phone }]);
    expect(effects(asking, { type: "phoneSubmitted", phone })).toEqual([]);
  });
  it("a refusal keeps the phone; where a code is on its way it can be typed", () => {
    expect(through(asking, { type: "sendRefused", problem })).toEqual({ at: "phone", busy: false, phone, problem });
    expect(through(asking, { type: "sendRefused", problem, resendAt: 900 })).toMatchObject({ at: "code", phone, problem });
  });
  it("another code can be asked for after its time, not before", () => {
    expect(effects(atCode, { type: "resendPressed", now: 999 })).toEqual([]);
    expect(effects(atCode, { type: "resendPressed", now: 1_000 })).toEqual([{ do: "sendCode", phone }]);
  });
  it("shows a wrong code, and the number can be changed", () => {
    const wrong = through(comparing, { type: "codeRefused", problem });
    expect(wrong).toMatchObject({ at: "code", busy: false, problem });
    expect(through(wrong, { type: "backPressed" })).toEqual({ at: "phone", busy: false, phone });
  });
  it("a right one lets a password be chosen and signs nobody in", () => {
    expect(flow.step(comparing, { type: "codeAccepted", token: "short" })).toEqual([
      { at: "password", phone, busy: false },
      { do: "holdToken", token: "short" },
    ]);
  });
  it("the new password signs in", () => {
    expect(effects(atPassword, { type: "passwordSubmitted", values })).toEqual([{ do: "changePassword", values }]);
    expect(effects(changing, { type: "passwordSubmitted", values })).toEqual([]);
    expect(flow.step(changing, { type: "changed", token: "t" })).toEqual([{ at: "done" }, { do: "keepToken", token: "t" }]);
  });
  it("shows a refused password; a code that is too old begins again", () => {
    expect(through(changing, { type: "passwordRefused", problem })).toEqual({ at: "password", phone, busy: false, problem });
    expect(through(changing, { type: "sessionOver" })).toEqual({ at: "phone", busy: false, phone, late: true });
  });
  it("ignores an event that comes too late", () => {
    expect(through(initial, { type: "codeAccepted", token: "t" })).toBe(initial);
    expect(through(atPassword, { type: "changed", token: "t" })).toBe(atPassword);
  });
});
