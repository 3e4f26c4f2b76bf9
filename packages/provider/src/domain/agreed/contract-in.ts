import { dateText, type Fact } from "@shanyraq/documents";
import { text } from "@shanyraq/i18n/text";
import { versionInForceFrom } from "../products/tariff-versions.ts";
import type { AgreedPolicy } from "./agreed-policy.ts";
import { factIn, section, type SectionOptions, type Section } from "./section.ts";

/** An annuity without a known last day. */
export const isForLife = ({ benefits }: Pick<AgreedPolicy, "benefits">): boolean =>
  benefits?.kind === "annuity" && benefits.last === undefined;

const periodIn = (agreed: AgreedPolicy, { locale }: SectionOptions): string => {
  const from = dateText(agreed.terms.startDate);
  return isForLife(agreed)
    ? text(locale, "agreed.period.life", { from })
    : text(locale, "document.offer.period.value", { from, to: dateText(agreed.terms.endDate) });
};

/** The product, the days between which it holds, and the tariff of its day. */
export function contractIn(agreed: AgreedPolicy, reading: SectionOptions): readonly Section[] {
  const { locale, product } = reading;
  const { number, issuedOn, terms } = agreed;
  const fact = factIn(locale);
  const facts: readonly Fact[] = [
    ...fact("signature.paper.number", number),
    ...fact("document.policy.issued", issuedOn && dateText(issuedOn)),
    ...fact("signature.paper.product", product.name),
    ...fact("signature.paper.period", periodIn(agreed, reading)),
    ...fact(
      "agreed.tariff",
      text(locale, "agreed.tariff.value", { version: terms.tariff, date: dateText(versionInForceFrom(terms.tariff)) }),
    ),
  ];
  return [section("contract", text(locale, "agreed.contract"), { facts })];
}
