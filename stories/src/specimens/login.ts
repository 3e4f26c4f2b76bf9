import { loginFlow, type LoginState } from "@shanyraq/flows";
import type { StatesOf } from "./states-of.ts";

/** A login in each of its states. */
export const loginStates: StatesOf<LoginState> = {
  form: { at: "form", tab: "resident", busy: false },
  signedIn: { at: "signedIn", token: "request-token" },
};

const credentials = { iin: "880314300118", password: "aidar-2026" };
export const [loginBusy] = loginFlow.step(loginStates.form, { type: "formSubmitted", credentials });
export const [loginRefused] = loginFlow.step(loginBusy, {
  type: "refused",
  problem: { kind: "message", message: "Неверный ИИН или пароль" },
});
export const [loginOffline] = loginFlow.step(loginBusy, { type: "refused", problem: { kind: "offline" } });
