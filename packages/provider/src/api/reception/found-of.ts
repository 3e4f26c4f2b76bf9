import type { Input, Output } from "@shanyraq/calls";
import type { ClaimMeasure } from "@shanyraq/calls/vocabulary";
import { text } from "@shanyraq/i18n/text";
import { tiynOf } from "@shanyraq/rules";
import { assessSent, type Found } from "../../domain/claims/accept-claim.ts";
import { burialOwed, laterText } from "../../domain/claims/claim-facts.ts";
import { claimOf } from "../../domain/claims/claim-of.ts";
import { partText } from "../../domain/claim-measures/part-text.ts";
import { sumText } from "../../domain/agreed/sum-text.ts";
import type { ClaimMeasures } from "../../platform/database/records/claim-measures.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import type { Case } from "./case-of.ts";
import type { Proposal } from "./proposals.ts";

type Typed = Pick<Input<"decideWork">, "byAccident" | keyof ClaimMeasures>;

/** What whoever decides has typed of a claim's event; of its papers only what the case requires. */
export function foundOf(
  day: string,
  { byAccident = false, expenses, income, fundPayment, ...typed }: Typed,
  { measures = [] }: Case,
): Found {
  const { disabilityGroup, injuries = [], sickDays, hospitalDays, person, lossPercent, lossFrom, lossUntil } = typed;
  const sums = { expenses, income, fundPayment };
  const isRequired = (one: ClaimMeasure) => measures.some(({ measure }) => measure === one);
  const found: ClaimMeasures = {
    ...(disabilityGroup && isRequired("disabilityGroup") && { disabilityGroup }),
    ...(injuries.length > 0 && isRequired("injuries") && { injuries }),
    ...(sickDays !== undefined && isRequired("sickDays") && { sickDays }),
    ...(hospitalDays !== undefined && isRequired("hospitalDays") && { hospitalDays }),
    ...Object.fromEntries(
      (["expenses", "income", "fundPayment"] as const).flatMap((one) => {
        const sum = sums[one] === undefined ? undefined : tiynOf(sums[one]);
        return sum !== undefined && isRequired(one) ? [[one, sum] as const] : [];
      }),
    ),
    ...(lossPercent !== undefined && isRequired("lossPercent") && { lossPercent }),
    ...(lossFrom && isRequired("lossFrom") && { lossFrom }),
    ...(lossUntil && isRequired("lossUntil") && { lossUntil }),
    ...(person && isRequired("person") && { person }),
  };
  return { day, byAccident, ...(Object.keys(found).length > 0 && { measures: found }) };
}

/** How the sum was found that a proposal to accept a claim would owe as of now, for whoever agrees to it. */
export async function owedOf(
  context: SignedIn,
  id: string,
  { found, person }: Proposal,
): Promise<Pick<NonNullable<Output<"workItem">["proposal"]>, "owed">> {
  if (person !== undefined) {
    const sent = await claimOf(context.db, id);
    const amount = sumText(sent ? await burialOwed(sent, context) : 0, context.locale);
    return { owed: text(context.locale, "claim.share.burial", { name: person, amount }) };
  }
  const claim = found && (await claimOf(context.db, id));
  const assessed = claim && (await assessSent(claim, found, context));
  if (!assessed?.ok) return {};
  const { parts, payees } = assessed.value;
  const { locale } = context;
  const lines = parts.map((part) => `${partText(part, assessed.value, locale)}: ${sumText(part.amount, locale)}`);
  const paid = payees.map(({ name, amount }) => `${name}: ${sumText(amount, locale)}`);
  return { owed: [...lines, ...paid, laterText(assessed.value, locale)].filter(Boolean).join("\n") };
}
