import type { Locale } from "@shanyraq/i18n";
import { text, type TextId } from "@shanyraq/i18n/text";
import { shownMoney } from "../../platform/messages/shown.ts";
import { law } from "@shanyraq/rules/law";
import type { StoredTermination } from "../../platform/database/records/contract-event.ts";

const figures = { days: law.contract.withdrawalDays.figure, costs: Math.round(100 * law.contract.costs.figure) };

type Returned = Pick<StoredTermination, "way" | "back" | "parts">;

/** The rule by which the amount was found: of a rule that gives nothing this time, why it does not. */
function ruleOf({ way, back, parts }: Returned): TextId {
  if (way === "surrender" && (parts?.value ?? back) === 0) return "termination.why.noValue";
  if (way === "unearned" && parts?.unearned === 0) return "termination.why.noUnearned";
  if (way === "coolingOff" && parts?.alreadyPaidOut !== undefined) return "termination.why.coolingOffPaidOut";
  return `termination.why.${way}`;
}

/** Why so much comes back and no more, in the words of the agreement and of the page before it, with the figures of the law. */
export function reasonText(locale: Locale, returned: Returned): string {
  const { parts } = returned;
  const why = text(locale, ruleOf(returned), { ...figures, amount: shownMoney(parts?.alreadyPaidOut ?? 0, locale) });
  const unused = parts ? parts.ahead + parts.part : 0;
  return unused === 0 ? why : `${why} ${text(locale, "termination.why.unused", { amount: shownMoney(unused, locale) })}`;
}
