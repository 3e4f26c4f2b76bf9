import type { Locale } from "@shanyraq/i18n";

/** Where the edge writes pages of its own: forms for browsers in which no script runs. */
export const PLAIN_FORMS_PREFIX = "/api/forms";

/** The forms somebody can begin with, as their addresses name them, the most asked for first. */
export const plainFormNames = ["event", "premium", "policy", "standing", "feedback", "compliance", "ombudsman", "score"] as const;
export type FirstPlainForm = (typeof plainFormNames)[number];

/** The address of a form without script; it posts to itself. */
export const plainFormPath = (locale: Locale, form: string): string => `${PLAIN_FORMS_PREFIX}/${locale}/${form}`;
