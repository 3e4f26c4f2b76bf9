import { describe, expect, it } from "vitest";
import { worksheetFlow as flow, worksheetInitial, type Draft, type Offer, type WorksheetEvent, type WorksheetState } from "./worksheet.ts";
import { RESEND_AFTER_MS } from "../sent-code.ts";

const today = "2026-11-22";
const offer = { calculation: { product: "senim", birthDate: "1990-05-20" }, quote: {}, schedule: {} } as unknown as Offer;
const person = { document_number: "012345678", document_date: "2020-01-01", address: "Алматы, Абай 1", email: "a@b.kz" };
const health = { healthy: "yes", health_details: "", public_official: "no" };
const through = (state: WorksheetState, ...events: WorksheetEvent[]): WorksheetState =>
  events.reduce((now, event) => flow.step(now, event)[0], state);
/** The step that so many presses of "back" lead to. */
const leaving = (state: WorksheetState, back: number): WorksheetState =>
  through(state, ...Array.from({ length: back + 1 }, () => ({ type: "backPressed" }) as const));
const effects = (state: WorksheetState, event: WorksheetEvent) => flow.step(state, event).slice(1);

const atPerson = through(worksheetInitial("h"), { type: "offerLoaded", offer, key: "k0" });
const atCheck = through(
  atPerson,
  { type: "personFilled", person, today, key: "k" },
  { type: "healthFilled", health, key: "k" },
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
    const refused = through(atPerson, { type: "personFilled", person: typed, today, key: "k" });
    expect(refused).toMatchObject({
      at: "person",
      draft: { person: typed },
      faults: { document_number: "error.document.number", document_date: "error.future" },
    });
    expect(through(refused, { type: "personFilled", person, today, key: "k" })).toEqual({
      at: "health",
      offer,
      draft: { person, beneficiaries: [], at: "health" },
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
  it("goes on where it was left, after a reload or in another language", () => {
    const opened = (draft: Draft) => through(worksheetInitial("h"), { type: "offerLoaded", offer, draft, key: "k9" });
    const places = [atPerson, ...["person", "health", "beneficiaries"].map((_, back) => leaving(atCheck, back)), atCheck];
    for (const left of places) expect(opened("draft" in left ? left.draft : { beneficiaries: [] }).at).toBe(left.at);
    expect(opened({ person, health, beneficiaries: [], at: "check" })).toMatchObject({ at: "check", key: "k9", busy: false });
  });
  it("of a draft that lacks an answer, opens the step that asks it", () => {
    const opened = (draft: Draft) => through(worksheetInitial("h"), { type: "offerLoaded", offer, draft, key: "k9" }).at;
    expect(opened({ beneficiaries: [], at: "check" })).toBe("person");
    expect(opened({ person, beneficiaries: [], at: "check" })).toBe("health");
    expect(opened({ person, beneficiaries: [], at: "beneficiaries" })).toBe("health");
    expect(opened({ person, health, beneficiaries: [] })).toBe("person");
  });
  it("returns to the check page from what was changed there, and as another act", () => {
    const changing = through(atCheck, { type: "changePressed", step: "person" });
    expect(changing).toMatchObject({ at: "person", draft: { person, health } });
    const moved = { ...person, address: "Астана, Мәңгілік ел 1" };
    expect(through(changing, { type: "personFilled", person: moved, today, key: "k3" })).toMatchObject({
      at: "check",
      key: "k3",
      draft: { person: moved, health },
    });
    expect(through(changing, { type: "backPressed" })).toMatchObject({ at: "check", key: "k1", draft: { person, health } });
  });
  it("stays with a change that cannot be true, and still returns to the check page", () => {
    const changing = through(atCheck, { type: "changePressed", step: "person" });
    const refused = through(changing, { type: "personFilled", person: { ...person, document_number: "000000000" }, today, key: "k3" });
    expect(refused).toMatchObject({ at: "person", faults: { document_number: "error.document.number" } });
    expect(through(refused, { type: "personFilled", person, today, key: "k4" })).toMatchObject({ at: "check", key: "k4" });
  });
  it("leads from a code that no longer counts back to the check page, as another act", () => {
    expect(through(atCode, { type: "backPressed" })).toMatchObject({ at: "check", key: "p1", busy: false, draft: { person, health } });
  });
  it("keeps a draft after each step", () => {
    expect(effects(atPerson, { type: "personFilled", person, today, key: "k" })).toEqual([
      { do: "keepDraft", draft: { person, beneficiaries: [], at: "health" } },
    ]);
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
