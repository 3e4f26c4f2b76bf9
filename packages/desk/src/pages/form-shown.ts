import type { Locale } from "@shanyraq/i18n";
import type { DeskKind, Written } from "@shanyraq/provider";
import type { FieldFault } from "./fault-words.ts";

/** What the fields of a form are drawn of. */
export interface FormShown {
  readonly desk: DeskKind;
  readonly written: Written;
  readonly faults: readonly FieldFault[];
  readonly locale: Locale;
  /** The row whose first field has the focus: it was just moved, or is new. */
  readonly focusOn?: string | undefined;
}
