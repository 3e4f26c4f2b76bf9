import type { ContractPaper } from "@shanyraq/calls/vocabulary";
import type { Locale } from "@shanyraq/i18n";

/** An attachment of a message, by name: it is printed when the message is sent, and the outbox keeps no files. */
export interface PaperReference {
  readonly contractId: string;
  readonly type: ContractPaper;
  /** The number of the receipt, if it is one. */
  readonly receipt?: string;
  /** The number of the additional agreement, if it is one. */
  readonly agreement?: string;
  /** The language of the message, whatever its reader chooses later. */
  readonly locale: Locale;
}
