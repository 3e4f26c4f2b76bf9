import type { LookupStanding } from "@shanyraq/calls/vocabulary";
import { text } from "@shanyraq/i18n/text";
import type { Locale } from "@shanyraq/i18n";
import { decimalOf } from "@shanyraq/rules";
import { lookUp } from "../../domain/annuities/lookup.ts";
import type { Handlers } from "../../platform/server/context.ts";
import { fewEnquiries } from "../../platform/server/few-enquiries.ts";

const outcomeOf = (standing: LookupStanding, source: "fund" | "bureau", locale: Locale) =>
  standing === "found"
    ? { status: "ok", success: true, standing }
    : { status: "error", success: false, standing, message: text(locale, `pension.lookup.${source}.${standing}`) };

/** What the fund and the bureau know about the signed-in customer, with their consent. */
export const lookups: Pick<Handlers, "getPersonPA" | "getPersonPKB"> = {
  getPersonPA: async (_, context) => {
    const refused = await fewEnquiries(context);
    if (refused) return refused;
    const found = await lookUp(context, "fund");
    return {
      ...outcomeOf(found.standing, "fund", context.locale),
      ...(found.standing === "found" && found.savings !== undefined && { savings: decimalOf(found.savings) }),
      ...(found.standing === "found" && found.asOf !== undefined && { asOf: found.asOf }),
    };
  },
  getPersonPKB: async (_, context) => {
    const refused = await fewEnquiries(context);
    if (refused) return refused;
    const found = await lookUp(context, "bureau");
    const { category, oppvMonths, asOf } = found.standing === "found" ? found : {};
    return {
      ...outcomeOf(found.standing, "bureau", context.locale),
      ...(category && { category }),
      ...(oppvMonths !== undefined && { oppvMonths }),
      ...(asOf !== undefined && { asOf }),
    };
  },
};
