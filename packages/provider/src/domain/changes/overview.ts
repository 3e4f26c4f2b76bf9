import type { Output } from "@shanyraq/calls";
import { text } from "@shanyraq/i18n/text";
import { decimalOf, tiynOf } from "@shanyraq/rules";
import type { HeldContract } from "../ledger/read.ts";
import { lineOf } from "../products/lines/index.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";
import { overviewHead } from "../agreements/overview-head.ts";
import { agreementsOf, isOfChange, type About, type Agreement } from "../agreements/requests.ts";
import { mayChange } from "./may-change.ts";
import { nextYearOf } from "./next-year.ts";
import { latestTerms, otherFrequencies } from "./propose.ts";
import { claimNumber } from "../open-items/claim-number.ts";
import { changeBlocker } from "./change-blocker.ts";

type Overview = Output<"calcChange">;

const changeView = (
  { id, number, change, state, created_at, closed_at, effective_on, sign_by }: About<"change", Agreement>,
  { view }: HeldContract,
) => ({
  requestID: id,
  number,
  kind: change.kind,
  state,
  askedOn: today(Date.parse(created_at)),
  from: effective_on,
  signedOn: state === "signed" && closed_at !== null ? today(Date.parse(closed_at)) : null,
  deadline: sign_by,
  beneficiaries: change.kind === "beneficiaries" ? [...change.beneficiaries] : [...view.beneficiaries],
});

function currentOf({ view, product }: HeldContract, { locale, now }: SignedIn): NonNullable<Overview["current"]> {
  const terms = latestTerms(view);
  const from = nextYearOf(terms, today(now));
  const least = lineOf(product)
    ?.elements(locale)
    .find(({ name }) => name === "sumAssured")?.limit.min;
  return {
    frequency: terms.frequency,
    instalment: decimalOf(terms.instalment),
    sumAssured: terms.sumAssured,
    beneficiaries: [...view.beneficiaries],
    frequencies: otherFrequencies(view).map((one) => ({ ...one, instalment: decimalOf(one.instalment) })),
    ...(least !== undefined && { leastSum: decimalOf(tiynOf(least) ?? 0) }),
    ...(from !== undefined && { from }),
  };
}

/** What of a contract may be changed now, its current terms, and the pending request. */
export async function changeOverview(held: HeldContract, context: SignedIn): Promise<Overview> {
  const { customer, db, locale, now } = context;
  const { kinds, besides } = mayChange(held.view, today(now));
  const refused = await changeBlocker(db, held, customer.id, now);
  return {
    ...(await overviewHead(held, context)),
    kinds: kinds.map((kind) => ({ kind })),
    besides: besides.map((id) => ({ words: text(locale, id) })),
    ...(refused && {
      refused: {
        reason: refused.reason,
        message: text(locale, refused.id),
        ...(refused.GUID !== undefined && { GUID: refused.GUID }),
        ...(await claimNumber(db, refused.item)),
      },
    }),
    current: currentOf(held, context),
    changes: (await agreementsOf(db, held.id, now)).filter(isOfChange).map((one) => changeView(one, held)),
  };
}
