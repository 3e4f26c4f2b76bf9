import { describe, expect, it } from "vitest";
import {
  signatureLoginFlow as flow,
  signatureLoginInitial as initial,
  type SignatureLoginEvent,
  type SignatureLoginState,
} from "./signature-login.ts";

const launch = { person: "https://example.kz/person" };
const problem = { kind: "message", message: "ещё не открыта" } as const;
const connecting = (way: "qr" | "app"): SignatureLoginState => ({ at: "connecting", way });

describe("login by a signature", () => {
  it.each<[name: string, from: SignatureLoginState, event: SignatureLoginEvent, to: SignatureLoginState, effects: string[]]>([
    ["a phone is asked for by a code", initial, { type: "wayChosen", way: "qr" }, connecting("qr"), ["askForCode"]],
    ["the application is asked for", initial, { type: "wayChosen", way: "app" }, connecting("app"), ["connect"]],
    ["a second press is ignored", connecting("qr"), { type: "wayChosen", way: "app" }, connecting("qr"), []],
    [
      "a code is shown until its end",
      connecting("qr"),
      { type: "codeMade", value: "v", launch },
      { at: "qr", value: "v", launch },
      ["waitForEnd"],
    ],
    ["a code is over", { at: "qr", value: "v", launch }, { type: "codeExpired" }, { at: "qrExpired" }, []],
    ["another one is made", { at: "qrExpired" }, { type: "wayChosen", way: "qr" }, connecting("qr"), ["askForCode"]],
    ["a service that is not open says so", connecting("app"), { type: "failed", problem }, { at: "unavailable", way: "app", problem }, []],
    ["the way back ends the wait", { at: "qr", value: "v", launch }, { type: "backPressed" }, initial, ["stop"]],
    ["an answer that comes after it is ignored", initial, { type: "codeMade", value: "v", launch }, initial, []],
  ])("%s", (_, from, event, to, effects) => {
    const [state, ...done] = flow.step(from, event);
    expect(state).toEqual(to);
    expect(done.map((effect) => effect.do)).toEqual(effects);
  });
});
