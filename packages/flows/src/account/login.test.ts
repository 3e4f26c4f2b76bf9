import { describe, expect, it } from "vitest";
import { loginFlow, loginInitial, type LoginEffect, type LoginEvent, type LoginState } from "./login.ts";

const credentials = { iin: "900101300017", password: "pw" };
const busy: LoginState = { at: "form", tab: "resident", busy: true };
const problem = { kind: "message", message: "Неверный пароль" } as const;
const sent = { type: "codeSent", credentials, sentTo: "+7 7** *** **13", resendAt: 120_000 } as const;
const code: LoginState = {
  at: "code",
  tab: "resident",
  credentials,
  sentTo: sent.sentTo,
  resendAt: 120_000,
  busy: false,
  resending: false,
};
const sending: LoginState = { ...code, busy: true };

describe("login", () => {
  it.each<[name: string, from: LoginState, event: LoginEvent, to: LoginState, effects: LoginEffect["do"][]]>([
    ["submitting asks the edge", loginInitial, { type: "formSubmitted", credentials }, busy, ["login"]],
    ["a second submit while busy is ignored", busy, { type: "formSubmitted", credentials }, busy, []],
    ["an accepted login keeps the token", busy, { type: "accepted", token: "t" }, { at: "signedIn", token: "t" }, ["keepToken"]],
    ["a refusal keeps the tab and says why", busy, { type: "refused", problem }, { at: "form", tab: "resident", busy: false, problem }, []],
    [
      "another tab clears the problem",
      { ...loginInitial, problem } as LoginState,
      { type: "tabChosen", tab: "nonResident" },
      { at: "form", tab: "nonResident", busy: false },
      [],
    ],
    ["a reply that comes after the modal was closed is ignored", loginInitial, { type: "accepted", token: "t" }, loginInitial, []],
    ["the staff goes on to the code from their phone", busy, sent, code, []],
    ["a code that was sent to nobody who waits is ignored", loginInitial, sent, loginInitial, []],
    ["the code goes with the password", code, { type: "codeSubmitted", code: "123456" }, sending, ["login"]],
    ["a second code while busy is ignored", sending, { type: "codeSubmitted", code: "123456" }, sending, []],
    ["another code is not sent before its time", code, { type: "resendPressed", now: 119_999 }, code, []],
    ["another code is sent at its time", code, { type: "resendPressed", now: 120_000 }, { ...code, resending: true }, ["login"]],
    [
      "another code brings another moment",
      { ...code, resending: true },
      { ...sent, resendAt: 240_000 },
      { ...code, resendAt: 240_000 },
      [],
    ],
    ["a wrong code says why and leaves its boxes", sending, { type: "refused", problem }, { ...code, problem } as LoginState, []],
    ["the right code keeps the token", sending, { type: "accepted", token: "t" }, { at: "signedIn", token: "t" }, ["keepToken"]],
    ["the way back forgets the password", code, { type: "backPressed" }, loginInitial, []],
    ["showing or hiding the modal starts over", busy, { type: "modalToggled" }, loginInitial, []],
  ])("%s", (_, from, event, to, effects) => {
    const [state, ...done] = loginFlow.step(from, event);
    expect(state).toEqual(to);
    expect(done.map((effect) => effect.do)).toEqual(effects);
  });
});
