import { byCode } from "@shanyraq/client";
import { succeeded } from "@shanyraq/calls/status";
import { consentOtpType, consentTextType } from "@shanyraq/calls/vocabulary";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import type { RegisterForeignerEffect, RegisterForeignerEvent, RegistrationTidings } from "./register-foreigner.ts";
import { registrationInput, atFields, resendMoment } from "./registration.ts";
import { sentCode } from "../sent-code.ts";

interface RegistrationPorts extends Pick<Ports, "attempt" | "now"> {
  readonly lang: () => string;
  readonly keepToken: (token: string) => void;
  readonly notify: (tidings: RegistrationTidings) => void;
}

/** The bytes of a text in UTF-8, in base64: the specification's form of the consent that is agreed to. */
const base64 = (text: string): string => btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));

export const performRegisterForeigner =
  ({ attempt, now, lang, keepToken, notify }: RegistrationPorts): Perform<RegisterForeignerEvent, RegisterForeignerEffect> =>
  (effect, report) => {
    switch (effect.do) {
      case "check":
        void attempt("checkRegister", { id_number: effect.values.id_number, phone: effect.values.phone }).then((outcome) => {
          if (!outcome.ok) return report({ type: "checkRefused", problem: atFields(problemOf(outcome.failure)) });
          if (succeeded(outcome.value)) return report({ type: "checked" });
          const { message, reason } = outcome.value;
          return report({ type: "checkRefused", problem: messageProblem(message), ...(reason && { reason }) });
        });
        return;
      case "createClient": {
        const { last_name, first_name, id_number } = effect.values;
        void attempt("createClientVms", { name: `${last_name} ${first_name}`, ID: id_number, owner: {}, leader: {} }).then((outcome) => {
          const guid = outcome.ok && succeeded(outcome.value) ? outcome.value.message : undefined;
          return report(guid ? { type: "clientCreated", guid } : { type: "clientFailed" });
        });
        return;
      }
      case "readText":
        void Promise.all([attempt("getConsentText", { type: consentTextType, ClientGUID: effect.guid }), attempt("getFileFirst", {})]).then(
          ([text, document]) => {
            if (!text.ok) return report({ type: "textFailed", problem: problemOf(text.failure) });
            const { data_xml: xml, ObjectGUID: objectGuid, message } = text.value;
            if (!xml || !objectGuid) return report({ type: "textFailed", problem: messageProblem(message) });
            const documentUrl = document.ok ? (document.value.url ?? "") : "";
            const consent = { clientGuid: effect.guid, objectGuid, xml, documentUrl };
            return report({ type: "textRead", consent, now: now() });
          },
        );
        return;
      case "sendCode": {
        const { phone: PhoneNumber, mail: Email } = effect.values;
        const input = { PhoneNumber, ClientGUID: effect.consent.clientGuid, TypeOTP: consentOtpType, Email };
        void attempt("sendSmsOtp", input).then((outcome) => {
          if (!outcome.ok) return report({ type: "sendFailed", problem: problemOf(outcome.failure) });
          const { data, message, resendAfter } = outcome.value;
          if (succeeded(outcome.value) && data) return report({ type: "codeSent", otp: data.ID, ...sentCode(outcome.value, now()) });
          const wait = resendAfter === undefined ? {} : { resendAt: resendMoment(now(), resendAfter) };
          return report({ type: "sendFailed", problem: messageProblem(message), ...wait });
        });
        return;
      }
      case "checkCode": {
        const { clientGuid: ClientGUID, objectGuid: ObjectGUID, xml } = effect.consent;
        const given = {
          PhoneNumber: effect.values.phone,
          ClientGUID,
          TypeOTP: consentOtpType,
          ID: effect.otp,
          ObjectGUID,
          code: effect.code,
        };
        void attempt("setConsentOtp", { ...given, file: base64(xml) }).then((outcome) => {
          if (!outcome.ok) return report({ type: "codeRefused", problem: problemOf(outcome.failure) });
          return report(
            succeeded(outcome.value) ? { type: "codeAccepted" } : { type: "codeRefused", problem: messageProblem(outcome.value.message) },
          );
        });
        return;
      }
      case "register": {
        const more = { registered: "1", resident: "0", client_guid: effect.consent.clientGuid };
        void attempt("register", { ...registrationInput(effect.values, lang()), ...more }).then((outcome) => {
          if (!outcome.ok) {
            const problem = atFields(problemOf(outcome.failure));
            return report(
              byCode<"register", RegisterForeignerEvent>(
                outcome.failure,
                // The consent was given in another browser, too long ago, or has opened an account already.
                { codeFirst: () => ({ type: "registerFailed", problem, over: true }) },
                () => ({ type: "registerFailed", problem }),
              ),
            );
          }
          const { Authorization, message, reason } = outcome.value;
          if (Authorization) return report({ type: "registered", token: Authorization.token });
          return report({ type: "registerFailed", problem: messageProblem(message), ...(reason && { reason }) });
        });
        return;
      }
      case "tell":
        notify(effect.tidings);
        return;
      case "keepToken":
        keepToken(effect.token);
    }
  };
