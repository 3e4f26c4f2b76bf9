import type { Locale } from "@shanyraq/i18n";
import { text, type TextId } from "@shanyraq/i18n/text";
import { agreedPolicy, type AgreedPolicy } from "../agreed/agreed-policy.ts";
import { differenceOf } from "../agreed/difference-of.ts";
import type { Terms } from "../../platform/database/records/terms.ts";
import type { ContractEvent } from "../../platform/database/records/contract-event.ts";
import { sumText } from "../agreed/sum-text.ts";
import { fold, type ContractView } from "../ledger/fold.ts";
import { owedOf } from "../ledger/owed.ts";
import { tiynOf } from "@shanyraq/rules";
import { moment } from "../../platform/server/moment.ts";
import { changedBy, latestTerms, type Proposal } from "./propose.ts";

export interface Compared {
  readonly before: ContractView;
  readonly after: ContractView;
}
export interface ComparedRow {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** The contract as it is and as it would be with a proposal signed now: the ledger's own fold computes both. */
export function compare(events: readonly ContractEvent[], proposal: Proposal, day: string, now: number): Compared {
  const before = fold(events, day);
  const after = fold([...events, { kind: "changed", at: moment(now), data: changedBy(proposal, "", day) }], day);
  if (!before || !after) throw new Error("a change is of a contract that is there");
  return { before, after };
}

/** The two versions of a contract, before and after a proposal of other terms. */
export const versionsAgreed = ({ before }: Compared, terms: Terms): { readonly was: AgreedPolicy; readonly is: AgreedPolicy } => ({
  was: agreedPolicy({ ...before, terms: latestTerms(before) }),
  is: agreedPolicy({ ...before, terms }),
});

const refundedOf = ({ refunds }: ContractView) => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** What was paid above all premiums under the new terms, which is owed back from the signature on; empty when nothing is owed. */
function leftOver(before: ContractView, after: ContractView, locale: Locale): readonly ComparedRow[] {
  const back = refundedOf(after) - refundedOf(before);
  return back > 0 ? [{ name: text(locale, "agreement.row.leftOver"), before: sumText(0, locale), after: sumText(back, locale) }] : [];
}

/** The changes of terms and premiums by a proposal, in words; beneficiaries are left out and shown as people. */
export function rowsOf({ before, after }: Compared, { change }: Proposal, locale: Locale): readonly ComparedRow[] {
  if (change.kind === "beneficiaries") return [];
  const [now, then] = [latestTerms(before), change.terms];
  const row = (name: TextId, textOf: (of: typeof now) => string): ComparedRow => ({
    name: text(locale, name),
    before: textOf(now),
    after: textOf(then),
  });
  const { was, is } = versionsAgreed({ before, after }, then);
  const sumNames: readonly string[] = [text(locale, "agreed.sum"), text(locale, "agreement.row.sum")];
  const otherRows = differenceOf(was, is, locale).filter(({ name }) => !sumNames.includes(name));
  return [
    ...(change.kind === "sumAssured" ? [row("agreement.row.sum", ({ sumAssured }) => sumText(tiynOf(sumAssured) ?? 0, locale))] : []),
    ...otherRows,
    row("agreement.row.frequency", ({ frequency }) => text(locale, `calculator.frequency.${frequency}`)),
    row("agreement.row.instalment", ({ instalment }) => sumText(instalment, locale)),
    ...leftOver(before, after, locale),
    {
      name: text(locale, "agreement.row.left"),
      before: sumText(owedOf(before), locale),
      after: sumText(owedOf(after), locale),
    },
  ];
}
