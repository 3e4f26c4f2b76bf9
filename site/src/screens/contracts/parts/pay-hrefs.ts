import type { Locale } from "@shanyraq/i18n";
import { href } from "@shanyraq/routes";
import { byUrgency, isPayable, type Contract } from "@shanyraq/ui/contracts/contract-state.ts";

/** Where the customer pays a contract of their own; its id says nothing of them. */
export const payContractHref = (id: string, locale: Locale): string => `${href("payment", locale)}?contract=${encodeURIComponent(id)}`;

/** Where what needs paying first is paid: what is overdue, else what falls due next. */
export function nextPayHref(contracts: readonly Contract[], locale: Locale): string {
  const first = byUrgency(contracts).find(isPayable);
  return first ? payContractHref(first.id, locale) : href("payment", locale);
}
