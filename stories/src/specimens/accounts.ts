import {
  forgotPasswordFlow,
  registerForeignerFlow,
  registerResidentFlow,
  type AuthState,
  type ForgotPasswordState,
  type Problem,
  type RegisterForeignerState,
  type RegisterResidentState,
  type SignatureLoginState,
} from "@shanyraq/flows";
import { foreigner, resident } from "@shanyraq/forms/testing/registrations.ts";
import type { AuthLinks } from "@shanyraq/ui/account/HelpBlock.tsx";
import type { AuthTalks } from "@shanyraq/ui/account/AuthDialog.tsx";
import { nothing } from "../stage/held.tsx";
import { loginStates } from "./login.ts";
import type { StatesOf } from "./states-of.ts";

/** A clock that stands. */
export const still = () => 0;
const RESEND_AT = 120_000;

export const links: AuthLinks = {
  citizensBase: "/mobile-citizens-base",
  updatePhone: "/update-phone",
  contacts: "/contacts",
  personalData: "/personal-data",
};

const said = (message: string, fields?: Readonly<Record<string, string>>): Problem => ({
  kind: "message",
  message,
  ...(fields && { fields }),
});
export const wrongCode = said("Код не подошёл. Осталось 4 попытки.");

export const authStates: StatesOf<AuthState> = {
  login: { at: "login" },
  registration: { at: "registration", who: "resident" },
  forgotten: { at: "forgotten" },
};

/** A resident's registration in each of its states. */
export const residentStates: StatesOf<RegisterResidentState> = {
  form: { at: "form", busy: false },
  send: { at: "send", values: resident, busy: false },
  code: { at: "code", values: resident, resendAt: RESEND_AT, busy: false, resending: false },
  done: { at: "done" },
};
export const [residentBusy] = registerResidentFlow.step(residentStates.form, { type: "formSubmitted", values: resident });
export const [residentRegistered] = registerResidentFlow.step(residentBusy, {
  type: "checkRefused",
  problem: said("Вы уже зарегистрированы. Войдите или восстановите пароль."),
  reason: "registered",
});
export const [residentNotInBase] = registerResidentFlow.step(residentBusy, {
  type: "checkRefused",
  problem: said("В базе мобильных граждан этот номер не привязан к вашему ИИН."),
  reason: "notInBase",
});
export const [residentClosed] = registerResidentFlow.step(residentBusy, {
  type: "checkRefused",
  problem: said("По номеру телефона кабинет не открыть. Войдите с ЭЦП, и мы откроем его по подписи, или обратитесь к нам."),
  reason: "closed",
});
export const [residentSending] = registerResidentFlow.step(residentStates.send, { type: "sendPressed" });
export const [residentChanged] = registerResidentFlow.step(residentSending, {
  type: "sendRefused",
  problem: said("Отправленный код подтверждает прежние данные. Чтобы подтвердить изменённые, запросите новый код через 90 секунд."),
  resendAt: 90_000,
  changed: true,
});
export const [residentWeak] = registerResidentFlow.step(residentSending, {
  type: "sendRefused",
  problem: said("Проверьте выделенные поля.", { password: "Такой пароль подбирают первым." }),
});
const [residentComparing] = registerResidentFlow.step(residentStates.code, { type: "codeSubmitted", code: "1234" });
export const [residentWrongCode] = registerResidentFlow.step(residentComparing, { type: "codeRefused", problem: wrongCode });

const xml = `<?xml version="1.0" encoding="UTF-8"?>
<Consent type="ConsentPersonalData" version="2026-1" lang="ru" object="o">
<Title>Согласие на сбор и обработку персональных данных</Title>
<Paragraph>Я, O&#39;Neil Jean-Luc, документ № P7654321, даю согласие компании по страхованию жизни на сбор и обработку моих персональных данных.</Paragraph>
<Paragraph>Данные: имя, номер и сведения документа, телефон, электронная почта, сведения о договорах и выплатах.</Paragraph>
<Paragraph>Согласие действует до отзыва.</Paragraph>
</Consent>`;
const consent = { clientGuid: "g", objectGuid: "o", xml, documentUrl: "/personal-data" };

/** A foreigner's registration in each of its states. */
export const foreignerStates: StatesOf<RegisterForeignerState> = {
  form: { at: "form", busy: false },
  consent: { at: "consent", values: foreigner, consent, otp: "o", resendAt: RESEND_AT, busy: false, resending: false, confirmed: false },
  done: { at: "done" },
};
export const [foreignerBusy] = registerForeignerFlow.step(foreignerStates.form, { type: "formSubmitted", values: foreigner });
export const [consentSending] = registerForeignerFlow.step(foreignerBusy, { type: "textRead", consent, now: 0 });
export const [consentNotSent] = registerForeignerFlow.step(consentSending, { type: "sendFailed", problem: { kind: "service" } });
const [consentComparing] = registerForeignerFlow.step(foreignerStates.consent, { type: "codeSubmitted", code: "123456" });
export const [consentWrongCode] = registerForeignerFlow.step(consentComparing, { type: "codeRefused", problem: wrongCode });
const [consentRegistering] = registerForeignerFlow.step(consentComparing, { type: "codeAccepted" });
export const [consentConfirmed] = registerForeignerFlow.step(consentRegistering, { type: "registerFailed", problem: { kind: "service" } });
export const consentUnreadable: RegisterForeignerState = { ...foreignerStates.consent, consent: { ...consent, xml: "<Consent>" } };

/** A forgotten password in each of its states. */
export const forgotStates: StatesOf<ForgotPasswordState> = {
  phone: { at: "phone", busy: false },
  code: { at: "code", phone: resident.phone, resendAt: RESEND_AT, busy: false, resending: false },
  password: { at: "password", phone: resident.phone, busy: false },
  done: { at: "done" },
};
const [forgotComparing] = forgotPasswordFlow.step(forgotStates.code, { type: "codeSubmitted", code: "1234" });
export const [forgotWrongCode] = forgotPasswordFlow.step(forgotComparing, { type: "codeRefused", problem: wrongCode });
const [forgotChanging] = forgotPasswordFlow.step(forgotStates.password, {
  type: "passwordSubmitted",
  values: { password: "123456", password_r: "123456" },
});
export const [forgotWeak] = forgotPasswordFlow.step(forgotChanging, {
  type: "passwordRefused",
  problem: said("Проверьте выделенные поля.", { password: "Пароль должен быть длиной не менее 8 символов." }),
});
export const [forgotLate] = forgotPasswordFlow.step(forgotChanging, { type: "sessionOver" });

/** A login by signature in each of its states. */
export const signatureStates: StatesOf<SignatureLoginState> = {
  choosing: { at: "choosing" },
  connecting: { at: "connecting", way: "app" },
  qr: {
    at: "qr",
    value: "mobileSign:https://sign.example/1",
    launch: { person: "https://sign.example/p", company: "https://sign.example/c" },
    scanned: false,
  },
  qrExpired: { at: "qrExpired" },
  signing: { at: "signing" },
  checking: { at: "checking" },
  cancelled: { at: "cancelled", way: "app" },
  notConnected: { at: "notConnected", detail: "NCALayer закрыл соединение.", cause: "permission-not-given" },
  refused: { at: "refused", way: "app", problem: said("Сертификат отозван. Подпишите другим ключом.") },
  noAccount: { at: "noAccount", iin: "950719301232" },
  signedIn: { at: "signedIn" },
};

/** All conversations of the modal at their beginning. */
export const talks: AuthTalks = {
  auth: { state: authStates.login, send: nothing },
  login: { state: loginStates.form, send: nothing },
  signature: { state: signatureStates.choosing, send: nothing },
  resident: { state: residentStates.form, send: nothing },
  foreigner: { state: foreignerStates.form, send: nothing },
  forgotten: { state: forgotStates.phone, send: nothing },
};
