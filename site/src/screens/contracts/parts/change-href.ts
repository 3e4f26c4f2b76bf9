import type { ChangeKind } from "@shanyraq/calls/vocabulary";
import type { Locale } from "@shanyraq/i18n";
import { href } from "@shanyraq/routes";

/** Where a contract is changed; `what` is opened at once where it may be changed. */
export const changeHref = (id: string, locale: Locale, what?: ChangeKind): string =>
  href("cabinetReportChange", locale, { id }) + (what === undefined ? "" : `?what=${what}`);
