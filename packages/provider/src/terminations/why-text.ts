import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { law } from "@shanyraq/rules/law";
import type { KeptTermination } from "../database/records/contract-event.ts";

const figures = { days: law.contract.withdrawalDays.figure, costs: Math.round(100 * law.contract.costs.figure) };

/** Why so much comes back and no more, in the words of the agreement and of the page before it; the law says its figures. */
export const whyText = (locale: Locale, { way, back }: Pick<KeptTermination, "way" | "back">): string =>
  text(locale, way === "surrender" && back === 0 ? "termination.why.noValue" : `termination.why.${way}`, figures);
