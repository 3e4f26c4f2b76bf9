import type { Locale } from "@shanyraq/i18n";
import { href } from "@shanyraq/routes";

/** Where its writer sees how far a report or a claim has come; the number is filled in. */
export const claimHref = (number: string, locale: Locale): string => `${href("checkStatus", locale)}?number=${encodeURIComponent(number)}`;
