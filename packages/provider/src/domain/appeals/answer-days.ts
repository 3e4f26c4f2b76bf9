import type { Tables } from "../../platform/database/tables.ts";

/**
 * Working days within which each statement is answered: the company's own terms, none longer than the law's (fifteen working days for an
 * appeal; the ombudsman gets their notice within three).
 */
export const ANSWER_DAYS: Readonly<Record<Tables["statement"]["kind"], number>> = {
  feedback: 10,
  compliance: 15,
  ombudsman: 3,
  insuredEvent: 1,
  claim: 10,
  visit: 10,
};

/**
 * Working days within which the staff gets to what the law sets no term for: an application that waits for a person, and a request to be
 * called back. The company's own terms.
 */
export const WORK_DAYS = { application: 5, callback: 1 } as const;
