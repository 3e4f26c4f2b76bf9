import type { ChangeKind } from "@shanyraq/calls/vocabulary";
import type { TextId } from "@shanyraq/i18n/text";
import type { ContractView } from "../ledger/fold.ts";
import { lineOf } from "../products/lines/index.ts";
import { nextYearOf } from "./next-year.ts";

export interface MayChange {
  readonly kinds: readonly ChangeKind[];
  /** Why the rest stays as it is. */
  readonly besides: readonly TextId[];
}

/** What the owner of a contract may change on a day: what its line allows, less what its own state has made pointless. */
export function mayChange({ status, terms }: Pick<ContractView, "status" | "terms">, day: string): MayChange {
  const line = lineOf(terms.product);
  if (!line) return { kinds: [], besides: [] };
  const { changes, unchanging } = line;
  const pricedOnes = changes.filter((kind) => kind !== "beneficiaries");
  const why = pricingBlocker({ status, terms }, day);
  if (pricedOnes.length === 0 || why === undefined) return { kinds: changes, besides: [unchanging] };
  return { kinds: changes.filter((kind) => kind === "beneficiaries"), besides: [why] };
}

/** Why no premium of a contract can become another one. */
function pricingBlocker({ status, terms }: Pick<ContractView, "status" | "terms">, day: string): TextId | undefined {
  if (status === "paid_up") return "agreement.unchanging.paidUp";
  if (terms.frequency === "single") return "agreement.unchanging.paidOnce";
  return nextYearOf(terms, day) === undefined ? "agreement.unchanging.lastYear" : undefined;
}
