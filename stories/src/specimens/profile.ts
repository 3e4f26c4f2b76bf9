import {
  callingFlow,
  callingInitial,
  contactChangeFlow,
  contactChangeInitial,
  type CallingState,
  type ContactChangeEvent,
  type ContactChangeState,
  type Notification,
  type NotificationsState,
  type PasswordChangeState,
  type SessionEndState,
} from "@shanyraq/flows";
import type { GivenConsent } from "@shanyraq/ui/cabinet/ConsentList.tsx";
import type { OwnSession } from "@shanyraq/ui/cabinet/SessionList.tsx";
import type { StatesOf } from "./states-of.ts";

const values = { name: "Айгерім", phone: "+7 (701) 234-56-78" };
const [sending] = callingFlow.step(callingInitial("contacts"), { type: "formSubmitted", values });

/** A request to be called, in each of its states. */
export const callingStates: StatesOf<CallingState> = {
  form: { at: "form", reason: "contacts" },
  sending: { at: "sending", reason: "contacts" },
  failed: { at: "failed", reason: "contacts", problem: { kind: "offline" } },
  unavailable: { at: "unavailable", reason: "contacts" },
  done: { at: "done" },
};
export const [callRefused] = callingFlow.step(sending, {
  type: "refused",
  problem: { kind: "message", message: "Не удалось убедиться, что запрос отправил человек. Повторите попытку." },
});

const value = "+7 (700) 555-00-00";
const codesSent = { requestID: "r", sentTo: "+7 7** *** **00", sentToOld: "+7 7** *** **75", resendAt: 120_000 };

/** A change of the phone in each of its states. */
export const contactChangeStates: StatesOf<ContactChangeState> = {
  form: { at: "form", kind: "phone", value: "", busy: false },
  codes: { at: "codes", kind: "phone", value, ...codesSent, busy: false },
  done: { at: "done", kind: "phone", value },
};
const after = (state: ContactChangeState, ...events: readonly ContactChangeEvent[]) =>
  events.reduce((now, event) => contactChangeFlow.step(now, event)[0], state);
export const contactForm = contactChangeInitial("email");
export const contactBusy = after(contactChangeStates.form, { type: "valueSubmitted", value });
export const contactRefused = after(contactBusy, {
  type: "sendingRefused",
  problem: {
    kind: "message",
    message: "Проверьте выделенные поля.",
    fields: { phone: "Укажите новое значение: это уже записано в кабинете." },
  },
});
export const codesWrong: Extract<ContactChangeState, { at: "codes" }> = {
  ...contactChangeStates.codes,
  problem: { kind: "message", message: "Код не подошёл. Осталось 4 попытки." },
  attemptsLeft: 4,
};

/** A change of the password in each of its states. */
export const passwordChangeStates: StatesOf<PasswordChangeState> = { form: { at: "form", busy: false }, done: { at: "done" } };
export const passwordRefused: PasswordChangeState = {
  at: "form",
  busy: false,
  problem: {
    kind: "message",
    message: "Проверьте выделенные поля.",
    fields: { current_password: "Текущий пароль введён неверно." },
  },
};

export const overdue: Notification = {
  id: "n-2",
  title: "Взнос просрочен",
  message: "По договору SL-2022-000123 нужно внести 20 000 ₸.",
  url: "/payment",
  button_name: "Оплатить",
  updated_at: "2026-11-28T05:00:00Z",
  new: 1,
};
export const issued: Notification = {
  ...overdue,
  id: "n-1",
  title: "Полис оформлен",
  message: "Полис и правила страхования лежат в кабинете.",
  url: "/cabinet/reports",
  button_name: "Открыть договор",
  new: 0,
};

/** Notifications in each of their states. */
export const notificationsStates: StatesOf<NotificationsState> = {
  closed: { at: "closed", count: 1 },
  loading: { at: "loading", count: 1 },
  failed: { at: "failed", count: 1, problem: { kind: "service", requestId: "7f3a91c2" }, retrying: false },
  shown: { at: "shown", count: 1, notices: [overdue, issued] },
};

/** The end of a session in each of its states. */
export const sessionEndStates: StatesOf<SessionEndState> = {
  unknown: { at: "unknown" },
  running: { at: "running", endsAt: 1_800_000 },
  warning: { at: "warning", endsAt: 119_000, busy: false },
  ended: { at: "ended" },
};

export const ownSessions: readonly OwnSession[] = [
  { id: "s-1", device: "Chrome, Windows", startedAt: "2026-11-20T05:00:00Z", seenAt: "2026-11-21T07:10:00Z", current: true },
  { id: "s-2", device: "Samsung Internet, Android", startedAt: "2026-11-18T16:20:00Z", seenAt: "2026-11-20T18:02:00Z", current: false },
];
export const givenConsents: readonly GivenConsent[] = [
  { id: "c-1", type: "ConsentPersonalData", version: "2026-01", channel: "sms", givenAt: "2026-03-01T05:00:00Z", withdrawnAt: null },
];
