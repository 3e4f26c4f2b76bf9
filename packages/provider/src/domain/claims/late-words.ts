import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { decimalOf } from "@shanyraq/rules";
import { shownDate, shownMoney } from "../../platform/messages/shown.ts";
import type { AssessedClaim } from "./assess-claim.ts";

/** How late a claim is, what is added for it, and by which rule: with its arithmetic. Empty where it is in time, or owes no sum. */
export function lateWords({ late, payees }: Pick<AssessedClaim, "late" | "payees">, locale: Locale): string {
  const more = payees.reduce((sum, payee) => sum + (payee.late ?? 0), 0);
  if (!late || more === 0) return "";
  const { deadline, days, per, rate } = late;
  // The rate is kept in hundredths of a percent, as money is in hundredths of a tenge.
  const values = { date: shownDate(deadline), days, rate: Number(decimalOf(rate)), amount: shownMoney(more, locale) };
  return text(locale, per === "year" ? "claim.late.interest" : "claim.late.penalty", values);
}
