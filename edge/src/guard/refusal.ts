import { refusalCodeOf } from "@shanyraq/calls";
import { text, type TextId, type TextValues } from "@shanyraq/i18n/text";
import { isLocale, type Locale } from "@shanyraq/i18n";
import { isTextId } from "@shanyraq/i18n/text";
import type { Reply } from "../reply.ts";
import type { EdgeRequest } from "../edge-request.ts";

export const localeOf = ({ headers }: EdgeRequest): Locale => {
  const lang = headers.get("lang");
  return isLocale(lang) ? lang : "ru";
};

export interface Refusal {
  readonly status: number;
  readonly id: TextId;
  readonly values?: TextValues;
  readonly errors?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

export const refusal = (status: number, id: TextId, more: Omit<Refusal, "status" | "id"> = {}): Refusal => ({ status, id, ...more });

/** What everything under /api carries: answers about a person are kept by nobody. */
export const noStore = { "cache-control": "no-store", "content-type": "application/json; charset=utf-8" } as const;

/** The refusal as an answer, in the language of the `lang` header. */
export function refuse({ status, id, values, errors, headers }: Refusal, locale: Locale, requestId: string): Reply {
  const fields =
    errors &&
    Object.fromEntries(Object.entries(errors).map(([field, one]) => [field, text(locale, isTextId(one) ? one : "error.badValue")]));
  const body = {
    status: "error",
    code: refusalCodeOf(id),
    message: text(locale, id, values),
    ...(fields && { errors: fields }),
    requestId,
  };
  return { status, headers: { ...noStore, "x-request-id": requestId, ...headers }, body: JSON.stringify(body) };
}
