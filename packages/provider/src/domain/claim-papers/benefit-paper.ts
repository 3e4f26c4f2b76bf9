import { brand } from "@shanyraq/brand";
import { dateText, type Block } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { ANSWER_DAYS } from "../appeals/answer-days.ts";
import { insurer, notice } from "../documents/insurer.ts";
import { lineOf } from "../products/lines/index.ts";
import type { AcceptedBenefit } from "./benefit-of.ts";
import { sharesFor, type PaperReader } from "./paper-reader.ts";
import { payeeBlocks } from "./payee-blocks.ts";
import { ruleBlocks } from "./rule-blocks.ts";
import { lateBlocks, sumBlocks } from "./sum-blocks.ts";

const leadOf = ({ seesSums, isSetOff }: { readonly seesSums: boolean; readonly isSetOff: boolean }) => {
  if (isSetOff) return "claim.paper.lead.setOff";
  return seesSums ? "claim.paper.lead" : "claim.paper.lead.other";
};

/** What becomes of the contract: after a death for which it pays nothing alone no premium is due any more; that of one of several workers changes nothing. */
const afterOf = ({ contract, event, parts = [] }: AcceptedBenefit["accepted"], product: string) => {
  if (lineOf(product)?.annuity) return "claim.paper.after.annuity";
  if (contract === "ends") return "claim.paper.after.ends";
  return event === "death" && parts.length === 0 ? "claim.paper.after.continues" : "claim.paper.after.unchanged";
};

/**
 * The paper of an accepted claim: what happened and what was decided; to whoever is paid, how the sum was found, their own share and where its money is. To
 * whoever claimed and is not paid themselves, what was decided alone: sums and names are their payees'.
 */
export function benefitPaper(benefit: AcceptedBenefit, productName: string, reader: PaperReader, locale: Locale): readonly Block[] {
  const { sent, number, view, accepted, shares } = benefit;
  const { phone, email } = brand.company;
  const shown = sharesFor(shares, reader);
  const seesSums = reader.is === "staff" || shown.length > 0;
  const isSetOff = shares.length === 0 && accepted.setOff > 0;
  const fact = (id: Parameters<typeof text>[1], value: string) => ({ name: text(locale, id), value });
  return [
    ...notice(undefined, locale),
    {
      kind: "paragraph",
      text: text(locale, leadOf({ seesSums, isSetOff }), { date: dateText(accepted.acceptedOn) }),
      look: "lead",
    },
    {
      kind: "facts",
      facts: [
        fact("claim.paper.claim", sent.statement.number),
        fact("claim.paper.report", sent.report.number),
        fact("claim.paper.contract", number),
        fact("signature.paper.product", productName),
        ...(seesSums && view.insured !== "" ? [fact("document.named.insured", view.insured)] : []),
        fact("claim.paper.event", text(locale, `claim.event.${accepted.event}`)),
        fact("claim.paper.eventDay", dateText(accepted.day)),
        fact("claim.paper.decidedOn", dateText(accepted.acceptedOn)),
        fact("claim.paper.after", text(locale, afterOf(accepted, view.terms.product))),
      ],
    },
    ...(seesSums ? [...sumBlocks(benefit, locale), ...lateBlocks(benefit, locale)] : []),
    ...(isSetOff ? [{ kind: "paragraph", text: text(locale, "claim.paper.sum.setOff") } as const] : []),
    ...payeeBlocks(benefit, shown, locale),
    ...(seesSums ? ruleBlocks(benefit, reader, locale) : []),
    {
      kind: "together",
      blocks: [
        { kind: "heading", text: text(locale, "claim.paper.disagree") },
        {
          kind: "paragraph",
          text: text(locale, "claim.paper.disagree.text", { phone, email, ombudsmanDays: ANSWER_DAYS.ombudsman }),
        },
      ],
    },
    { kind: "together", blocks: insurer(locale) },
  ];
}
