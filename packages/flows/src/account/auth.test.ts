import { expect, it } from "vitest";
import { authFlow, authInitial, type AuthEvent, type AuthState } from "./auth.ts";

const registration: AuthState = { at: "registration", who: "resident" };

it.each<[name: string, from: AuthState, event: AuthEvent, to: AuthState]>([
  ["a registration begins as a resident's", authInitial, { type: "registrationChosen" }, registration],
  [
    "a foreigner says that they are one",
    registration,
    { type: "applicantChosen", who: "nonResident" },
    { at: "registration", who: "nonResident" },
  ],
  [
    "who is registered already signs in with their IIN",
    registration,
    { type: "loginChosen", known: { iin: "900101300017" } },
    { at: "login", known: { iin: "900101300017" } },
  ],
  ["a password is forgotten at the login", authInitial, { type: "forgottenPressed" }, { at: "forgotten" }],
  ["and found nowhere else", registration, { type: "forgottenPressed" }, registration],
  ["from there the way leads back", { at: "forgotten" }, { type: "loginChosen" }, authInitial],
  ["who applies means nothing at the login", authInitial, { type: "applicantChosen", who: "nonResident" }, authInitial],
])("%s", (_, from, event, to) => {
  expect(authFlow.step(from, event)).toEqual([to]);
});
