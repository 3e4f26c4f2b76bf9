import { text } from "@shanyraq/i18n/text";
import { brand } from "@shanyraq/brand";
import { casesOf, type PensionCase } from "../../domain/annuities/cases.ts";
import { pensionOffer } from "../../domain/annuities/offer.ts";
import { pensionCaseView } from "../../domain/annuities/pension-case-view.ts";
import type { Calculation } from "../../platform/database/records/terms.ts";
import type { CustomerRow } from "../../platform/database/tables.ts";
import { lineOf } from "../../domain/products/lines/index.ts";
import type { Context, Handlers } from "../../platform/server/context.ts";
import { fewEnquiries } from "../../platform/server/few-enquiries.ts";
import { fullName } from "../../platform/server/full-name.ts";
import { today } from "../../platform/server/moment.ts";
import { refuse, refuseFields } from "../../platform/server/refusal.ts";

/** The calculation that was kept under a hash; stored from a validated input alone. */
async function storedCalculation(hash: string, { db }: Context): Promise<Calculation | undefined> {
  const found = await db.selectFrom("calculation").select("data").where("hash", "=", hash).executeTakeFirst();
  return found && (found.data as Calculation);
}

/** For a signed-in customer the data of their account counts, whatever was typed before they signed in. */
const asHeIs = (calculation: Calculation, customer: CustomerRow | undefined): Calculation => ({
  ...calculation,
  ...(customer?.sex && { sex: customer.sex }),
  ...(customer?.birth_date && { birthDate: customer.birth_date }),
});

/** The open case, or else the last one of this page. */
const shownOf = (cases: readonly PensionCase[], hash: string | undefined): PensionCase | undefined =>
  cases.find(({ row }) => row.closed_at === null) ?? cases.find(({ row }) => row.calculation === hash && hash !== undefined);

/** What an annuity gives or lacks, for any visitor; for a signed-in customer with their case. */
export const clientPensInf: Pick<Handlers, "getClientPensInf"> = {
  getClientPensInf: async ({ hash, calculation }, context) => {
    const refused = await fewEnquiries(context);
    if (refused) return refused;
    const { db, locale, now } = context;
    const customer = context.customer?.role === "customer" ? context.customer : undefined;
    const resolved = calculation ?? (hash === undefined ? undefined : await storedCalculation(hash, context));
    if (hash !== undefined && !resolved) return refuse(404, "error.notFound");
    if (resolved && lineOf(resolved.product)?.kind !== "pension") return refuseFields({ calculation: "error.calc.otherProduct" });
    const own = resolved && asHeIs(resolved, customer);
    const shown = customer && shownOf(await casesOf(db, customer.id), hash);
    return {
      status: "ok",
      success: true,
      ...(own && { calculation: own, offer: pensionOffer(own, today(now), locale) }),
      ...(customer && { holder: fullName(customer) }),
      ...(customer?.iin === null && {
        closed: text(locale, "pension.closed.foreigner", { phone: brand.company.phone, email: brand.company.email }),
      }),
      ...(shown && { case: await pensionCaseView(shown, { db, locale, now }) }),
    };
  },
};
