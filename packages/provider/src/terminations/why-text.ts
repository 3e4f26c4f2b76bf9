import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { shownMoney } from "../messages/shown.ts";
import { law } from "@shanyraq/rules/law";
import type { KeptTermination } from "../database/records/contract-event.ts";

const figures = { days: law.contract.withdrawalDays.figure, costs: Math.round(100 * law.contract.costs.figure) };

/** Why so much comes back and no more, in the words of the agreement and of the page before it; the law says its figures. */
export function whyText(locale: Locale, { way, back, parts }: Pick<KeptTermination, "way" | "back" | "parts">): string {
  const noValue = way === "surrender" && (parts?.value ?? back) === 0;
  const why = text(locale, noValue ? "termination.why.noValue" : `termination.why.${way}`, figures);
  const unused = parts ? parts.ahead + parts.part : 0;
  return unused === 0 ? why : `${why} ${text(locale, "termination.why.unused", { amount: shownMoney(unused, locale) })}`;
}
