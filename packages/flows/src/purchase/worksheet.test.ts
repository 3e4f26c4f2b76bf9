import { describe, expect, it } from "vitest";
import { companyNumber } from "./company-number.ts";
import {
  unregisteredDocument,
  worksheetFlow as flow,
  worksheetInitial,
  type Draft,
  type Filling,
  type Offer,
  type WorksheetEvent,
  type WorksheetState,
} from "./worksheet.ts";
import { RESEND_AFTER_MS } from "../sent-code.ts";

const today = "2026-11-22";
const quote = { topics: ["person", "health", "beneficiaries"] };
const offer = { calculation: { product: "senim", birthDate: "1990-05-20" }, quote, schedule: {} } as unknown as Offer;
const person = {
  citizenship: "KZ",
  document_number: "012345678",
  document_date: "2020-01-01",
  region: "almaty",
  city: "Алматы",
  address: "Абай 1",
  email: "a@b.kz",
};
const health: NonNullable<Draft["answers"]["health"]> = { healthy: "yes", conditions: [], health_details: "" };
const answers: Draft["answers"] = { person, health, beneficiaries: { list: [] } };
/** The register's word of the document above. */
const registered = (
  standing: "valid" | "expired" | "lost" | "notFound" | "unavailable",
  { number = person.document_number, key = "k" } = {},
) => ({ type: "documentTold", number, standing, key }) as const;
const answered = (of: Draft["answers"], key = "k") => ({ type: "answered", answers: of, today, key }) as const;
const through = (state: WorksheetState, ...events: WorksheetEvent[]): WorksheetState =>
  events.reduce((now, event) => flow.step(now, event)[0], state);
/** The step that so many presses of "back" lead to. */
const leaving = (state: WorksheetState, back: number): WorksheetState =>
  through(state, ...Array.from({ length: back + 1 }, () => ({ type: "backPressed" }) as const));
const effects = (state: WorksheetState, event: WorksheetEvent) => flow.step(state, event).slice(1);

const atPerson = through(worksheetInitial("h"), { type: "offerLoaded", offer, key: "k0" });
const atCheck = through(
  atPerson,
  answered({ person }),
  registered("valid"),
  answered({ health }),
  answered({ beneficiaries: { list: [] } }, "k1"),
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
    expect(atPerson).toMatchObject({ at: "person", draft: { answers: {} } });
  });
  it("distinguishes an expired link from a failed service", () => {
    expect(through(worksheetInitial("h"), { type: "offerMissing" })).toEqual({ at: "notFound" });
    const failed = through(worksheetInitial("h"), { type: "offerFailed", problem: { kind: "offline" } });
    expect(effects(failed, { type: "retryPressed" })).toEqual([{ do: "load", hash: "h" }]);
  });
  it("keeps every answer when going back", () => {
    const back = through(atCheck, { type: "backPressed" }, { type: "backPressed" }, { type: "backPressed" });
    expect(back).toMatchObject({ at: "person", draft: { answers } });
  });
  it("stays at the first step with what cannot be true of the document, and keeps what was typed", () => {
    const typed = { ...person, document_number: "000000000", document_date: "9020-01-01" };
    const refused = through(atPerson, answered({ person: typed }));
    expect(refused).toMatchObject({
      at: "person",
      draft: { answers: { person: typed } },
      faults: { document_number: "error.document.number", document_date: "error.future" },
    });
    expect(through(refused, answered({ person }), registered("valid"))).toEqual({
      at: "health",
      offer,
      draft: { answers: { person }, at: "health" },
    });
  });
  it("takes a child of the birth date that was priced, and says what else does not fit", () => {
    const calculation = { ...offer.calculation, product: "accident", birthDate: "2016-05-05" };
    const asking = { ...offer, calculation, quote: { ...quote, topics: ["insured", ...quote.topics] } } as Offer;
    const atInsured = through(worksheetInitial("h"), { type: "offerLoaded", offer: asking, key: "c" });
    expect(atInsured).toMatchObject({ at: "insured" });
    const child = { for_child: "yes", name: "Волкова Анна", birth_date: "2016-05-05" } as const;
    const insuredWith = (insured: object) => through(atInsured, answered({ insured: { ...child, ...insured } }));
    expect(insuredWith({ birth_date: "2016-05-06" })).toMatchObject({ faults: { birth_date: "error.insured.otherDate" } });
    expect(insuredWith({ birth_date: "1990-05-05" })).toMatchObject({ faults: { birth_date: "error.insured.adult" } });
    expect(insuredWith({ birth_date: "2030-05-05" })).toMatchObject({ faults: { birth_date: "error.future" } });
    const own = { type: "answered", answers: { insured: { for_child: "no" } }, today, key: "k" } as const;
    expect(through(atInsured, { ...own, born: "1990-05-20" })).toMatchObject({ faults: { for_child: "error.insured.notYou" } });
    // The card is the buyer's, not the child's: it was issued before the child was born.
    const atPerson = through(atInsured, answered({ insured: child }));
    expect(through(atPerson, answered({ person: { ...person, document_date: "2018-01-01" } }), registered("valid"))).toMatchObject({
      at: "health",
    });
  });
  it("stays with the beneficiaries while one of them is not born yet", () => {
    const child = { name: "Волкова Анна", relation: "child", birthDate: "2026-11-23", share: 50 } as const;
    const born = { ...child, birthDate: today };
    const atBeneficiaries = through(atCheck, { type: "backPressed" });
    expect(through(atBeneficiaries, answered({ beneficiaries: { list: [born, child] } }))).toMatchObject({
      at: "beneficiaries",
      faults: { "list[1].birthDate": "error.future" },
      draft: { answers: { beneficiaries: { list: [born, child] } } },
    });
    expect(through(atBeneficiaries, answered({ beneficiaries: { list: [born, born] } })).at).toBe("check");
  });
  it("resumes where it was left, after a reload or in another language", () => {
    const opened = (draft: Draft) => through(worksheetInitial("h"), { type: "offerLoaded", offer, draft, key: "k9" });
    const places = [atPerson, ...["person", "health", "beneficiaries"].map((_, back) => leaving(atCheck, back)), atCheck];
    for (const left of places) expect(opened("draft" in left ? left.draft : { answers: {} }).at).toBe(left.at);
    expect(opened({ answers, at: "check" })).toMatchObject({ at: "check", key: "k9", busy: false });
  });
  it("opens the step of the missing answer when a draft lacks one", () => {
    const opened = (draft: Draft) => through(worksheetInitial("h"), { type: "offerLoaded", offer, draft, key: "k9" }).at;
    expect(opened({ answers: {}, at: "check" })).toBe("person");
    expect(opened({ answers: { person }, at: "check" })).toBe("health");
    expect(opened({ answers: { person }, at: "beneficiaries" })).toBe("health");
    // A step that this line does not ask, as an older draft may have it.
    expect(opened({ answers: { person }, at: "loan" })).toBe("health");
  });
  it("returns to the check page from what was changed there, and as another act", () => {
    const changing = through(atCheck, { type: "changePressed", topic: "person" });
    expect(changing).toMatchObject({ at: "person", draft: { answers } });
    const moved = { ...person, region: "astana", city: "Астана", address: "Мәңгілік ел 1" };
    expect(through(changing, answered({ person: moved }), registered("valid", { key: "k3" }))).toMatchObject({
      at: "check",
      key: "k3",
      draft: { answers: { ...answers, person: moved } },
    });
    expect(through(changing, { type: "backPressed" })).toMatchObject({ at: "check", key: "k1", draft: { answers } });
  });
  it("stays with a change that cannot be true, and still returns to the check page", () => {
    const changing = through(atCheck, { type: "changePressed", topic: "person" });
    const refused = through(changing, answered({ person: { ...person, document_number: "000000000" } }, "k3"));
    expect(refused).toMatchObject({ at: "person", faults: { document_number: "error.document.number" } });
    expect(through(refused, answered({ person }), registered("valid", { key: "k4" }))).toMatchObject({ at: "check", key: "k4" });
  });
  it("leads from a code that no longer counts back to the check page, as another act", () => {
    expect(through(atCode, { type: "backPressed" })).toMatchObject({ at: "check", key: "p1", busy: false, draft: { answers } });
  });
  it("keeps a draft after each step", () => {
    expect(effects(through(atPerson, answered({ person })), registered("valid"))).toEqual([
      { do: "keepDraft", draft: { answers: { person }, at: "health" } },
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

describe("the back office's decision on an application", () => {
  it("declined by the rules it shows why, and the answers can be corrected", () => {
    const declined = through(busy, { type: "declined", message: "нет", reasons: ["рак"], key: "k2" });
    expect(declined).toMatchObject({ at: "declined", message: "нет", reasons: ["рак"] });
    expect(through(declined, { type: "backPressed" })).toMatchObject({ at: "check", key: "k2", draft: { answers } });
  });
  it("a second purchase within a day is asked about, and sent as meant with another key", () => {
    const retried = through(busy, { type: "askedAgain", message: "уже есть", key: "k2" });
    expect(retried).toMatchObject({ at: "check", busy: false, again: "уже есть" });
    expect(effects(retried, { type: "submitted" })).toMatchObject([{ do: "submit", key: "k2", again: true }]);
  });
});

describe("the text of the fields", () => {
  const typing = through(atPerson, { type: "typed", values: { document_number: "0123" } });
  it("is kept before it is sent on, and is there after a reload", () => {
    const draft = { answers: {}, at: "person", typed: { document_number: "0123" } } as const;
    expect(effects(atPerson, { type: "typed", values: { document_number: "0123" } })).toEqual([{ do: "keepDraft", draft }]);
    expect(through(worksheetInitial("h"), { type: "offerLoaded", offer, draft, key: "k" })).toMatchObject({ at: "person", draft });
  });
  it("is forgotten once the step is answered", () => {
    expect(through(typing, answered({ person }), registered("valid"))).toEqual({
      at: "health",
      offer,
      draft: { answers: { person }, at: "health" },
    });
  });
});

const schedule = { columns: {}, rows: [] };
const accepted = { type: "codeAccepted", schedule, amount: "100.00" } as const;
describe("the code from the SMS", () => {
  it("can be sent again after two minutes, not before", () => {
    expect(effects(atCode, { type: "resendPressed", now: 1_000 + RESEND_AFTER_MS - 1 })).toEqual([]);
    expect(effects(atCode, { type: "resendPressed", now: 1_000 + RESEND_AFTER_MS })).toEqual([{ do: "sendCode", requestID: "r" }]);
  });
  it("shows a wrong code, which can be typed again", () => {
    const wrong = through(atCode, { type: "codeSubmitted", code: "0000" }, { type: "codeRefused", problem, attemptsLeft: 4 });
    expect(wrong).toMatchObject({ at: "code", busy: false, problem, attemptsLeft: 4 });
    expect(effects(wrong, { type: "codeSubmitted", code: "1234" })).toEqual([{ do: "checkCode", requestID: "r", code: "1234" }]);
  });
  it("a right one shows what is paid when; it is ordered when it is asked for, with one key however often it is retried", () => {
    const checking = through(atCode, { type: "codeSubmitted", code: "1234" });
    expect(effects(checking, { type: "codeSubmitted", code: "1234" })).toEqual([]);
    const right = through(checking, accepted);
    expect(effects(checking, accepted)).toEqual([]);
    expect(right).toMatchObject({ at: "confirmed", schedule, amount: "100.00", busy: false });
    expect(effects(right, { type: "payPressed" })).toEqual([{ do: "order", requestID: "r", key: "p1" }]);
    const paying = through(right, { type: "payPressed" });
    expect(effects(paying, { type: "payPressed" })).toEqual([]);
    const lost = through(paying, { type: "orderFailed", problem: { kind: "offline" } });
    expect(lost).toMatchObject({ at: "confirmed", problem: { kind: "offline" } });
    expect(effects(lost, { type: "payPressed" })).toEqual([{ do: "order", requestID: "r", key: "p1" }]);
    expect(effects(paying, { type: "ordered", hash: "o" })).toEqual([{ do: "forgetDraft" }, { do: "goToPayment", hash: "o" }]);
  });
  it.each(["review", "question"] as const)(
    "leads from the right code to a review of an application for %s, which cannot be paid",
    (waits) => {
      const waiting = through(atCode, { type: "codeSubmitted", code: "1234" }, { ...accepted, waits });
      expect(waiting).toEqual({ at: "underReview", offer, waits });
      expect(effects(waiting, { type: "payPressed" })).toEqual([]);
    },
  );
  it("a reply that comes after going back is ignored", () => {
    const back = through(atCode, { type: "backPressed" });
    expect(flow.step(back, accepted)[0]).toBe(back);
  });
});

describe("the register of documents", () => {
  const asking = through(atPerson, answered({ person }));
  it("is asked once when the first step is left, which waits for it", () => {
    expect(asking).toMatchObject({ at: "person", checking: "012345678", draft: { answers: { person } } });
    expect(effects(atPerson, answered({ person })).at(-1)).toEqual({ do: "checkDocument", document: person });
    expect(flow.step(asking, answered({ person }))).toEqual([asking]);
  });
  it.each([
    ["expired", "error.document.notValid"],
    ["lost", "error.document.lost"],
  ] as const)("marks a document that is %s, and keeps what was typed", (standing, fault) => {
    const refused = through(asking, registered(standing));
    expect(refused).toMatchObject({ at: "person", draft: { answers: { person } }, faults: { document_number: fault } });
    expect(refused).not.toHaveProperty("checking");
    expect(through(refused, answered({ person }), registered("valid"))).toMatchObject({ at: "health" });
  });
  it("is not asked about a foreigner's passport, which it cannot know", () => {
    const foreigner = { ...person, citizenship: "DE" };
    expect(through(atPerson, answered({ person: foreigner }))).toMatchObject({ at: "health", draft: { answers: { person: foreigner } } });
  });
  it("holds up nobody by its silence", () => {
    const next = through(asking, registered("unavailable"));
    expect([next.at, unregisteredDocument(next as Filling)]).toEqual(["health", undefined]);
  });
  it("does not stop a buyer whose document it does not know, and says so up to the check page and after a reload", () => {
    const next = through(asking, registered("notFound"));
    const checked = through(next, answered({ health }), answered({ beneficiaries: { list: [] } }));
    const again = through(worksheetInitial("h"), { type: "offerLoaded", offer, draft: (checked as Filling).draft, key: "k9" });
    for (const state of [next, checked, again]) expect(unregisteredDocument(state as Filling)).toBe("012345678");
    // Another document is another question.
    const other = { ...person, document_number: "012345679" };
    const changed = through(checked, { type: "changePressed", topic: "person" }, answered({ person: other }));
    expect(unregisteredDocument(changed as Filling)).toBeUndefined();
    const valid = through(changed, registered("valid", { number: "012345679" }));
    expect([valid.at, unregisteredDocument(valid as Filling)]).toEqual(["check", undefined]);
  });
  it("an answer about what no longer stands in the field is nobody's", () => {
    const typing = through(asking, { type: "typed", values: { ...person, document_number: "012345679" } });
    expect(flow.step(typing, registered("lost"))).toEqual([typing]);
    expect(flow.step(asking, registered("lost", { number: "000000001" }))).toEqual([asking]);
    expect(flow.step(atCheck, registered("lost"))).toEqual([atCheck]);
  });
});

describe("the number of a company", () => {
  const atCompany = (draft: Draft, at: "company" | "employer" | "health" = "company") =>
    ({ at, draft, offer: { ...offer, calculation: { ...offer.calculation, bin: "150340012340" } } }) as WorksheetState;
  it("is what stands in its field, else what was calculated", () => {
    expect(companyNumber(atCompany({ answers: {} }))).toBe("150340012340");
    expect(companyNumber(atCompany({ answers: {}, typed: { bin: "1503" } }))).toBe("1503");
    expect(companyNumber(atCompany({ answers: {} }, "employer"))).toBe("");
    expect(companyNumber(atCompany({ answers: {} }, "health"))).toBe("");
  });
});
