// Words that travel on the wire and that pages name too. Kept apart from the schemas, which carry yup.

export const frequencies = ["single", "annual", "semiannual", "quarterly", "monthly"] as const;
export type Frequency = (typeof frequencies)[number];

export const relations = ["spouse", "child", "parent", "sibling", "other"] as const;
export type Relation = (typeof relations)[number];

export const qrStates = ["awaiting", "scanned", "confirming", "paid", "declined", "cancelled", "expired", "unknown"] as const;
export type QrState = (typeof qrStates)[number];

export const contractStatuses = ["awaiting_payment", "active", "overdue", "paid_up", "matured", "terminated", "cancelled"] as const;
export type ContractStatus = (typeof contractStatuses)[number];

/** What a consent's text is asked by, and its one-time code's type on one page of the specification. */
export const consentTextType = "ConsentPersonalData";
/** The one-time code's type on the other page: this one is sent, both are taken. */
export const consentOtpType = "ConsentPD";
export const consentOtpTypes: readonly string[] = [consentOtpType, consentTextType];
