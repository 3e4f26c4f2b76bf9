import type { ContractPaper } from "@shanyraq/calls/vocabulary";
import type { Locale } from "@shanyraq/i18n";

/** What a letter brings with it, by name: it is printed when the letter leaves, and the outbox keeps no files. */
export interface PaperReference {
  readonly contractId: string;
  readonly type: ContractPaper;
  /** The number of the receipt, where it is one. */
  readonly receipt?: string;
  /** The number of the additional agreement, where it is one. */
  readonly agreement?: string;
  /** The language of the letter, whatever its reader chooses later. */
  readonly locale: Locale;
}
