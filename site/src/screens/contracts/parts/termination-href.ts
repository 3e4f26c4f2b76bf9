import type { Locale } from "@shanyraq/i18n";
import { href } from "@shanyraq/routes";

/** Where a contract is ended. */
export const terminationHref = (id: string, locale: Locale): string => href("cabinetReportCancel", locale, { id });
