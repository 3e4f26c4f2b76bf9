import { describe, expect, it } from "vitest";
import { worksheetFlow as flow, worksheetInitial, type Offer, type WorksheetEvent, type WorksheetState } from "./worksheet.ts";
import { RESEND_AFTER_MS } from "../sent-code.ts";

const today = "2026-11-22";
const offer = { calculation: { product: "senim", birthDate: "1990-05-20" }, quote: {}, schedule: {} } as unknown as Offer;
const person = { document_number: "012345678", document_date: "2020-01-01", address: "Алматы, Абай 1", email: "a@b.kz" };
const health = { healthy: "yes", health_details: "", public_official: "no" };
const through = (state: WorksheetState, ...events: WorksheetEvent[]): WorksheetState =>
  events.reduce((now, event) => flow.step(now, event)[0], state);
const effects = (state: WorksheetState, event: WorksheetEvent) => flow.step(state, event).slice(1);

const atPerson = through(worksheetInitial("h"), { type: "offerLoaded", offer });
const atCheck = through(
  atPerson,
  { type: "personFilled", person, today },
  { type: "healthFilled", health },
  { type: "beneficiariesFilled", beneficiaries: [], key: "k1", today },
);
const busy = through(atCheck, { type: "submitted" });
const atCode = through(busy, {
  type: "accepted",
  requestID: "r",
  phone: "+7 7** *** **45",
  resendAt: 1_000 + RESEND_AFTER_MS,
  payKey: "p1",
});
const problem = { kind: "message", message: "нет" } as const;

describe("the short worksheet", () => {
  it("loads the saved calculation and starts at the first step", () => {
    expect(effects(worksheetInitial("h"), { type: "opened" })).toEqual([{ do: "load", hash: "h" }]);
    expect(atPerson).toMatchObject({ at: "person", draft: { beneficiaries: [] } });
  });
  it("an expired link is told apart from a service that failed", () => {
    expect(through(worksheetInitial("h"), { type: "offerMissing" })).toEqual({ at: "notFound" });
    const failed = through(worksheetInitial("h"), { type: "offerFailed", problem: { kind: "offline" } });
    expect(effects(failed, { type: "retryPressed" })).toEqual([{ do: "load", hash: "h" }]);
  });
  it("keeps every answer when going back", () => {
    const back = through(atCheck, { type: "backPressed" }, { type: "backPressed" }, { type: "backPressed" });
    expect(back).toMatchObject({ at: "person", draft: { person, health } });
  });
  it("stays at the first step with what cannot be true of the document, and keeps what was typed", () => {
    const typed = { ...person, document_number: "000000000", document_date: "9020-01-01" };
    const refused = through(atPerson, { type: "personFilled", person: typed, today });
    expect(refused).toMatchObject({
      at: "person",
      draft: { person: typed },
      faults: { document_number: "error.document.number", document_date: "error.future" },
    });
    expect(through(refused, { type: "personFilled", person, today })).toEqual({
      at: "health",
      offer,
      draft: { person, beneficiaries: [] },
    });
  });
  it("stays with the beneficiaries while one of them is not born yet", () => {
    const child = { name: "Волкова Анна", relation: "child", birthDate: "2026-11-23", share: 50 } as const;
    const born = { ...child, birthDate: today };
    const atBeneficiaries = through(atCheck, { type: "backPressed" });
    expect(through(atBeneficiaries, { type: "beneficiariesFilled", beneficiaries: [born, child], key: "k", today })).toMatchObject({
      at: "beneficiaries",
      unborn: [1],
      draft: { beneficiaries: [born, child] },
    });
    expect(through(atBeneficiaries, { type: "beneficiariesFilled", beneficiaries: [born, born], key: "k", today }).at).toBe("check");
  });
  it("keeps a draft after each step", () => {
    expect(effects(atPerson, { type: "personFilled", person, today })).toEqual([{ do: "keepDraft", draft: { person, beneficiaries: [] } }]);
  });
  it("is sent once, however often the button is pressed", () => {
    expect(effects(atCheck, { type: "submitted" })).toMatchObject([{ do: "submit", key: "k1" }]);
    expect(effects(busy, { type: "submitted" })).toEqual([]);
  });
  it("is the same act after a lost answer and a new act after a refusal", () => {
    expect(through(busy, { type: "refused", problem: { kind: "offline" }, key: "k2" })).toMatchObject({
      at: "check",
      busy: false,
      key: "k1",
      serviceError: true,
    });
    expect(through(busy, { type: "refused", problem, key: "k2" })).toMatchObject({ key: "k2", serviceError: false, problem });
  });
});

describe("the code from the SMS", () => {
  it("can be sent again after two minutes, not before", () => {
    expect(effects(atCode, { type: "resendPressed", now: 1_000 + RESEND_AFTER_MS - 1 })).toEqual([]);
    expect(effects(atCode, { type: "resendPressed", now: 1_000 + RESEND_AFTER_MS })).toEqual([{ do: "sendCode", requestID: "r" }]);
  });
  it("a wrong one is said and can be typed again", () => {
    const wrong = through(atCode, { type: "codeSubmitted", code: "0000" }, { type: "codeRefused", problem, attemptsLeft: 4 });
    expect(wrong).toMatchObject({ at: "code", busy: false, problem, attemptsLeft: 4 });
    expect(effects(wrong, { type: "codeSubmitted", code: "1234" })).toEqual([{ do: "checkCode", requestID: "r", code: "1234" }]);
  });
  it("a right one orders at once, with one key however often it is retried", () => {
    const checking = through(atCode, { type: "codeSubmitted", code: "1234" });
    expect(effects(checking, { type: "codeSubmitted", code: "1234" })).toEqual([]);
    expect(effects(checking, { type: "codeAccepted" })).toEqual([{ do: "order", requestID: "r", key: "p1" }]);
    const lost = through(checking, { type: "codeAccepted" }, { type: "orderFailed", problem: { kind: "offline" } });
    expect(effects(lost, { type: "payRetried" })).toEqual([{ do: "order", requestID: "r", key: "p1" }]);
    expect(flow.step(lost, { type: "backPressed" })[0]).toMatchObject({ at: "code", confirmed: true });
  });
  it("the order leads to the payment and the draft is forgotten", () => {
    expect(effects(atCode, { type: "ordered", hash: "o" })).toEqual([{ do: "forgetDraft" }, { do: "goToPayment", hash: "o" }]);
  });
  it("a reply that comes after going back is ignored", () => {
    const back = through(atCode, { type: "backPressed" });
    expect(flow.step(back, { type: "codeAccepted" })[0]).toBe(back);
  });
});
