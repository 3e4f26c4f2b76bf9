import { worksheetFlow, type Offer, type WorksheetEvent, type WorksheetState } from "@shanyraq/flows";
import { calculation, pensionQuote, quote, schedule } from "./calculator.ts";
import type { StatesOf } from "./states-of.ts";

export const offer: Offer = { calculation, quote, schedule };
const draft = {
  person: { document_number: "012345678", document_date: "2020-01-01", address: "Алматы, пр. Абая, 1", email: "client17@example.kz" },
  health: { healthy: "yes", health_details: "", public_official: "no" },
  beneficiaries: [{ name: "Волкова Анна", relation: "spouse", birthDate: "1996-01-01", share: 100 } as const],
};
const filling = { offer, draft };

/** A worksheet in each of its states. */
export const worksheetStates: StatesOf<WorksheetState> = {
  loading: { at: "loading", hash: "h" },
  notFound: { at: "notFound" },
  byPhone: { at: "byPhone", offer: { ...offer, quote: pensionQuote } },
  failed: { at: "failed", hash: "h", problem: { kind: "service", requestId: "01JD9Z7K2M" } },
  person: { ...filling, at: "person" },
  health: { ...filling, at: "health" },
  beneficiaries: { ...filling, at: "beneficiaries" },
  check: { ...filling, at: "check", busy: false, key: "k" },
  code: {
    ...filling,
    at: "code",
    requestID: "r",
    phone: "+7 7** *** **17",
    resendAt: 120_000,
    busy: false,
    payKey: "p",
    confirmed: false,
  },
  ordered: { at: "ordered", hash: "h" },
};

const after = <State extends WorksheetState>(state: State, ...events: readonly WorksheetEvent[]) =>
  events.reduce<WorksheetState>((now, event) => worksheetFlow.step(now, event)[0], state) as State;

/** The document's number and date cannot be true. */
export const personRefused = after(worksheetStates.person, {
  type: "personFilled",
  person: { ...draft.person, document_number: "000000000", document_date: "9020-01-01" },
  today: "2026-11-22",
});
/** A beneficiary who is not born yet. */
export const beneficiaryUnborn = after(worksheetStates.beneficiaries, {
  type: "beneficiariesFilled",
  beneficiaries: draft.beneficiaries.map((one) => ({ ...one, birthDate: "2027-01-01" })),
  key: "k",
  today: "2026-11-22",
});
export const checkBusy = after(worksheetStates.check, { type: "submitted" });
export const checkRefused = after(
  worksheetStates.check,
  { type: "submitted" },
  { type: "refused", key: "k2", problem: { kind: "message", message: "Документ с таким номером уже есть" } },
);
export const checkRefusedElsewhere = after(
  worksheetStates.check,
  { type: "submitted" },
  {
    type: "refused",
    key: "k2",
    problem: {
      kind: "message",
      message: "Проверьте выделенные поля.",
      fields: { document_date: "Такой даты нет.", "calculation.birthDate": "Полис оформляется на владельца кабинета." },
    },
  },
);
export const codeWrong = after(
  worksheetStates.code,
  { type: "codeSubmitted", code: "0000" },
  { type: "codeRefused", problem: { kind: "message", message: "Неверный код" }, attemptsLeft: 2 },
);
export const codeRight = after(
  worksheetStates.code,
  { type: "codeSubmitted", code: "1234" },
  { type: "codeAccepted" },
  { type: "orderFailed", problem: { kind: "offline" } },
);
