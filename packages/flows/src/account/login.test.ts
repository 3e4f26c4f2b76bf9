import { describe, expect, it } from "vitest";
import { loginFlow, loginInitial, type LoginEffect, type LoginEvent, type LoginState } from "./login.ts";

const credentials = { iin: "900101300017", password: "pw" };
const busy: LoginState = { at: "form", tab: "resident", busy: true };
const problem = { kind: "message", message: "Неверный пароль" } as const;

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
    ["showing or hiding the modal starts over", busy, { type: "modalToggled" }, loginInitial, []],
  ])("%s", (_, from, event, to, effects) => {
    const [state, ...done] = loginFlow.step(from, event);
    expect(state).toEqual(to);
    expect(done.map((effect) => effect.do)).toEqual(effects);
  });
});
