import type { Block } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { law } from "@shanyraq/rules/law";
import { part } from "./covers.ts";
import { figureText } from "../products/figure-text.ts";
import { withdrawalOf } from "./tariffs.ts";

/** Insurance that the law treats separately: no days to withdraw, and the guarantee fund behind it. */
const isGuaranteed = (slug: string): boolean => law.guarantee.covers.figure.some((one) => one === slug);
const percent = (share: number): number => Math.round(1000 * share) / 10;

/** When the contract is concluded by law; empty when that is left to the parties. */
export const conclusionByLaw = (slug: string, locale: Locale): readonly string[] =>
  slug === "employer-osns" ? [text(locale, "document.osns.due", { days: law.osns.dueDays.figure })] : [];

/** Terms of a claim that the law sets. */
export const claimByLaw = (slug: string, locale: Locale): readonly string[] =>
  slug === "employer-osns"
    ? [
        text(locale, "document.osns.claim", {
          notice: law.osns.noticeDays.figure,
          payment: law.osns.paymentDays.figure,
          penalty: figureText(law.osns.penalty.figure, "share", locale),
        }),
      ]
    : [];

/** What the days of a full refund are by law: more than it asks, or nothing that it knows. */
export function withdrawalByLaw(slug: string, locale: Locale): readonly Block[] {
  const isPromised = withdrawalOf(slug).some(({ id }) => id === "document.cancel.freeLook" || id === "document.cancel.freeLookAnnuity");
  if (isPromised)
    return [
      { kind: "paragraph", text: text(locale, "document.cancel.promise", { costs: percent(law.contract.costs.figure) }), look: "note" },
    ];
  return isGuaranteed(slug) ? [{ kind: "paragraph", text: text(locale, "document.cancel.noDays"), look: "note" }] : [];
}

/** Who pays if the insurer is wound up, and what the tax is. */
export const guaranteeAndTax = (slug: string, locale: Locale): readonly Block[] => [
  ...part(locale, "document.guarantee", {
    kind: "paragraph",
    text: text(locale, isGuaranteed(slug) ? "document.guarantee.covered" : "document.guarantee.not"),
  }),
  ...part(locale, "document.tax", { kind: "paragraph", text: text(locale, "document.tax.text") }),
];
