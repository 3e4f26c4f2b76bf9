import type { Locale } from "@shanyraq/i18n";
import { href } from "@shanyraq/routes";

/** Where the account of a payout is given. */
export const maturityHref = (id: string, locale: Locale): string => href("cabinetReportMaturity", locale, { id });
