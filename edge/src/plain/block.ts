import type { Output } from "@shanyraq/calls";
import type { Locale } from "@shanyraq/i18n";
import { dayText, sumText } from "@shanyraq/i18n/formatters";
import { plainFormText, type PlainFormTextId } from "@shanyraq/i18n/plain-form-text";
import type { TextValues } from "@shanyraq/i18n/text";

/** What a form without script is answered with, in order. Texts are as they are read: they are escaped where they are written. */
export type Block =
  | { readonly is: "heading" | "text"; readonly text: string }
  | { readonly is: "rows"; readonly rows: readonly (readonly [term: string, value: string])[] }
  | { readonly is: "list"; readonly items: readonly string[] }
  | { readonly is: "link"; readonly href: string; readonly text: string; readonly file?: string }
  /** One press more: the same call with a choice, and what is known already. */
  | {
      readonly is: "press";
      readonly form: string;
      readonly values: Readonly<Record<string, string>>;
      readonly text: string;
    };

/** What a page shows beside its answer. */
export interface Given {
  /** The number of the owner as it was typed: an answer does not repeat it. */
  readonly iin?: string;
  /** The sender gave no name: nobody can be notified of the outcome. */
  readonly anonymous?: boolean;
  readonly qr?: Output<"kaspiQrPay">;
}

/** Speaks the language of one page. */
export interface Say {
  readonly locale: Locale;
  readonly text: (id: PlainFormTextId, values?: TextValues) => string;
  /** A day, of year, month and day: "27.11.2026". */
  readonly date: (iso: string) => string;
  /** A sum of tenge, of a decimal: "98 586,50 ₸". */
  readonly money: (amount: string) => string;
}

export const sayIn = (locale: Locale): Say => ({
  locale,
  text: (id, values) => plainFormText(locale, id, values),
  date: dayText,
  money: (amount) => `${sumText(Number(amount), locale)} ₸`,
});
