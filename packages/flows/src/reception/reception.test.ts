import { describe, expect, it } from "vitest";
import { receptionFlow, receptionInitial, type CustomerCard, type ReceptionFlowEvent, type ReceptionFlowState } from "./reception.ts";

const who = { IIN: "880314300011" };
const found = { name: "Айдар С.", sentTo: "+7 7** *** **11", resident: true };
const card: CustomerCard = {
  topic: "question",
  text: "",
  contractNumber: "",
  closesIn: 900,
  name: "Сәрсенов Айдар",
  number: "880314••••••",
  birthDate: "1988-03-14",
  phone: "+7 7** *** **11",
  email: "a@example.kz",
  resident: true,
  inWriting: false,
  reading: "ordinary",
  files: [],
  contracts: [],
  applications: [],
  statements: [],
};
const written = { topic: "change", text: "Прошу сменить адрес.", contractNumber: "" };

const after = (...events: readonly ReceptionFlowEvent[]): ReceptionFlowState =>
  events.reduce<ReceptionFlowState>((state, event) => receptionFlow.step(state, event)[0], receptionInitial);
const toCode: readonly ReceptionFlowEvent[] = [
  { type: "customerAsked", who },
  { type: "customerFound", who, found },
  { type: "sendCodePressed" },
  { type: "codeSent", requestID: "r", resendAt: 120_000 },
];
const toOpen: readonly ReceptionFlowEvent[] = [...toCode, { type: "codeSubmitted", code: "1234" }, { type: "opened", card, key: "k1" }];
const step = (state: ReceptionFlowState, event: ReceptionFlowEvent) => receptionFlow.step(state, event);

describe("a customer at the desk", () => {
  it("is shown once their code was right", () => {
    expect(after(...toCode).at).toBe("code");
    expect(after(...toOpen)).toMatchObject({ at: "open", requestID: "r", key: "k1" });
  });
  it("who is nobody is asked for again", () => {
    expect(after({ type: "customerAsked", who }, { type: "nobodyFound" })).toEqual({ at: "asking", busy: false, unknown: true });
  });
  it("gets one code, however often the button is pressed", () => {
    const [, ...effects] = step(after(...toCode.slice(0, 3)), { type: "sendCodePressed" });
    expect(effects).toEqual([]);
  });
  it("gets a new code when its time has come, not before", () => {
    const state = after(...toCode);
    expect(step(state, { type: "resendPressed", now: 119_999 })).toEqual([state]);
    expect(step(state, { type: "resendPressed", now: 120_000 })[1]).toMatchObject({ do: "sendCode", who });
  });
});

describe("what stands beside the customer", () => {
  const effectsOf = (state: ReceptionFlowState, event: ReceptionFlowEvent) => step(state, event).slice(1);
  it("is notified of each step except of a name that was found", () => {
    expect(effectsOf(after(...toCode.slice(0, 1)), { type: "customerFound", who, found })).toEqual([]);
    expect(effectsOf(after(...toCode.slice(0, 3)), { type: "codeSent", requestID: "r", resendAt: 1 })).toEqual([{ do: "tellChanged" }]);
  });
  it("forgets the scans that were taken, and those of who is served no more", () => {
    const open = after(...toOpen);
    expect(effectsOf(open, { type: "savedFiles", files: [], key: "k2", send: false })).toEqual([{ do: "forgetFiles" }]);
    for (const type of ["idle", "left"] as const) expect(effectsOf(open, { type })).toEqual([{ do: "tellChanged" }, { do: "forgetFiles" }]);
    expect(effectsOf(open, { type: "typed", written })).toEqual([]);
  });
});

describe("a desk that was left", () => {
  const left = () => after(...toOpen, { type: "typed", written }, { type: "idle" });
  it("keeps what was typed and nothing of the customer's data", () => {
    expect(left()).toEqual({ at: "locked", who, found, requestID: "r", written, busy: false });
    expect(JSON.stringify(left())).not.toContain(card.name);
  });
  it("opens by a new code, with what was typed and not with what was saved", () => {
    const [sending, effect] = step(left(), { type: "sendCodePressed" });
    expect(effect).toEqual({ do: "sendCode", who, topic: "change" });
    const coded = step(sending, { type: "codeSent", requestID: "r", resendAt: 0 })[0];
    expect(step(coded, { type: "opened", card, key: "k2" })[0]).toMatchObject({ at: "open", written });
  });
});

describe("what a customer asks", () => {
  const save = { type: "saveSubmitted", written, files: ["f"], send: true } as const;
  it("is saved first and sent then, each with a key of its own", () => {
    const [saving, effect] = step(after(...toOpen), save);
    expect(effect).toMatchObject({ do: "save", key: "k1", files: ["f"] });
    const [sending, next] = step(saving, { type: "savedFiles", files: [{ name: "f.pdf", size: 1 }], key: "k2", send: true });
    expect(next).toEqual({ do: "send", requestID: "r", key: "k2" });
    expect(step(sending, { type: "taken", taken: { number: "OB", deadline: "2026-12-01", file: "" } })[0].at).toBe("sent");
  });
  it("is the same act again after the net was gone, and another one after a refusal", () => {
    const [saving] = step(after(...toOpen), save);
    expect(step(saving, { type: "refused", problem: { kind: "offline" }, key: "k9" })[0]).toMatchObject({ key: "k1" });
    expect(step(saving, { type: "refused", problem: { kind: "message", message: "нет" }, key: "k9" })[0]).toMatchObject({ key: "k9" });
  });
  it("is not sent twice by two presses", () => {
    const [saving] = step(after(...toOpen), save);
    expect(step(saving, save)).toEqual([saving]);
  });
});

describe("a page opened again", () => {
  it("continues what is still open, and locks by its own reception", () => {
    const open = after(
      { type: "continuePressed", requestID: "r", name: found.name },
      { type: "continued", requestID: "r", name: found.name, card, key: "k" },
    );
    expect(open).toMatchObject({ at: "open", who: { requestID: "r" } });
    expect(step(step(open, { type: "idle" })[0], { type: "sendCodePressed" })[1]).toMatchObject({
      do: "sendCode",
      who: { requestID: "r" },
    });
  });
});
