import { numberText } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { decimalOf, type Tiyn } from "@shanyraq/rules";

/** A sum as papers print it: "19 530,00 ₸". */
export const sumText = (amount: Tiyn, locale: Locale): string => `${numberText(Number(decimalOf(amount)), locale)}\u00a0₸`;

/** The same of an amount as text, tenge with two decimals. */
export const decimalText = (amount: string, locale: Locale): string => `${numberText(Number(amount), locale)}\u00a0₸`;
