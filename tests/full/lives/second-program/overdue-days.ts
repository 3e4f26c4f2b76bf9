/** Days of grace and days in which a contract can be restored (policy 2026-1: Civil Code 826-1 and 826-2 for savings, 818 for the rest). */
export const overdueDays = (line: string): { readonly grace: number; readonly restore: number } =>
  line === "senim" || line === "education" ? { grace: 35, restore: 365 } : { grace: 30, restore: 90 };

/** The price of an application holds for thirty days after it (promise policy 2026-1). */
export const PROMISED_DAYS = 30;
/** Withdrawal with everything back: fourteen days after the start (Civil Code 842, paragraph 2, and our promise of no costs). */
export const WITHDRAWAL_DAYS = 14;
/** An account can be named so many days before something falls due (maturity policy 2026-1; 7 of migrants' insurance, which pays nothing). */
export const ACCOUNT_DAYS_BEFORE = 30;
/** What an order takes at the bank: after these days it has arrived and does not come back (STORY-CHANGES, `return`). */
export const RETURN_DAYS = 6;
/** A premium or a proof of life is good for so many months (life-proof policy 2026-1). */
export const PROOF_MONTHS = 12;
