import type { Language } from "../verdict/sentences.ts";

export type NcaLayerFailureCode =
  | "already-connected"
  | "not-connected"
  | "bad-version"
  | "bad-reply"
  | "socket"
  | "closed"
  | "cancelled"
  | "failed"
  | "timeout"
  | "aborted";

/** Why a request was not carried out. Its Russian text is exactly the specified one. */
export interface NcaLayerFailure {
  readonly code: NcaLayerFailureCode;
  readonly message: string;
  readonly cancelledByUser: boolean;
  /** The application's own message, if it gave one. */
  readonly reported?: { readonly code: string; readonly message?: string; readonly details?: string };
}

type Fixed = Exclude<NcaLayerFailureCode, "failed">;

const interaction: Record<Language, string> = {
  ru: "Ошибка взаимодействия с NCALayer.",
  kk: "NCALayer-мен өзара әрекеттесу қатесі.",
  en: "NCALayer answered in a way that is not understood.",
};

const texts: Record<Fixed, Record<Language, string>> = {
  "already-connected": { ru: "Подключение уже выполнено.", kk: "Қосылым орнатылып қойған.", en: "The connection is already there." },
  "not-connected": {
    ru: "Подключение к NCALayer не установлено.",
    kk: "NCALayer-ге қосылым орнатылмаған.",
    en: "There is no connection to NCALayer.",
  },
  "bad-version": interaction,
  "bad-reply": interaction,
  socket: {
    ru: "Ошибка взаимодействия с NCALayer. В том случае, если на вашем компьютере не установлен NCALayer, пожалуйста установите его c портала НУЦ РК (https://ncl.pki.gov.kz/). Если же NCALayer установлен, но портал выдает ошибку, свяжитесь, пожалуйста, с нашей технической поддержкой.",
    kk: "NCALayer-мен өзара әрекеттесу қатесі. Компьютеріңізде NCALayer орнатылмаған болса, оны ҚР ҰКО порталынан орнатыңыз (https://ncl.pki.gov.kz/). NCALayer орнатылған, бірақ портал қате көрсетсе, техникалық қолдау қызметімізге хабарласыңыз.",
    en: "There is no connection to NCALayer. If NCALayer is not installed on your computer, please install it from the portal of the national certification centre (https://ncl.pki.gov.kz/). If it is installed and the error remains, please contact our support.",
  },
  closed: { ru: "NCALayer закрыл соединение.", kk: "NCALayer қосылымды жапты.", en: "NCALayer closed the connection." },
  cancelled: { ru: "Действие отменено пользователем.", kk: "Әрекетті пайдаланушы тоқтатты.", en: "The action was cancelled by the user." },
  timeout: { ru: "NCALayer не ответил вовремя.", kk: "NCALayer уақытында жауап бермеді.", en: "NCALayer did not answer in time." },
  aborted: { ru: "Запрос к NCALayer прерван.", kk: "NCALayer-ге жіберілген сұраным үзілді.", en: "The request to NCALayer was stopped." },
};

export function fail(code: Fixed): NcaLayerFailure {
  // For programs the specification has this one in English.
  const message = code === "cancelled" ? "cancelled by user" : texts[code].ru;
  return { code, message, cancelledByUser: code === "cancelled" };
}

/** What the application said went wrong, as its code, message and details. */
export function failSaying(code: string, message?: string, details?: string): NcaLayerFailure {
  const reported = { code, ...(message !== undefined && { message }), ...(details !== undefined && { details }) };
  const text = code + (message === undefined ? "" : `: ${message}`) + (details === undefined ? "" : ` (${details})`);
  return { code: "failed", message: text, cancelledByUser: false, reported };
}

/** The sentence about a failure that a person reads. */
export function ncaLayerSentence(failure: NcaLayerFailure, language: Language): string {
  return failure.code === "failed" ? failure.message : texts[failure.code][language];
}
