import type { Locale } from "@shanyraq/i18n";
import { word } from "../words.ts";
import { dayOf } from "./clock-mover.ts";

/** 28.12.2026 */
export const shownDay = (day: string): string => day.split("-").toReversed().join(".");

/** The sentence on pages that a server makes while the clock is ahead. */
export const clockNotice = (locale: Locale, now: number): string => word(locale, "clockNotice").replace("{day}", shownDay(dayOf(now)));
