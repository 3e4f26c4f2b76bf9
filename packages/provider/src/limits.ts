/** At most so many in a window of so many seconds. */
export interface Window {
  readonly most: number;
  readonly seconds: number;
}
/** Windows of one subject, the shortest first: together they make a wait that grows with the number of tries. */
export type Windows = readonly Window[];

export interface ProviderLimits {
  /** Codes sent to one phone, and those sent for one person. */
  readonly smsPerPerson: Windows;
  readonly smsPerAddress: Windows;
  /** Wrong logins of one account from one address. Nobody can lock an account for those who come from elsewhere. */
  readonly loginPerAccount: Windows;
  /** Wrong logins from one address, whatever the account. */
  readonly loginPerAddress: Windows;
  /** Questions from one address of who is registered, and requests to be called back. */
  readonly enquiriesPerAddress: Windows;
  /** Files that one address sends ahead of statements. */
  readonly uploadsPerAddress: Windows;
  /** Links to calculations sent to one phone or mailbox, and asked for from one address. */
  readonly linksPerRecipient: Windows;
  readonly linksPerAddress: Windows;
  /** Wrong codes of one account in a row; a right one begins anew, a new code does not. */
  readonly wrongCodes: Window;
}

const MINUTE = 60;
const DAY = 86_400;

export const productionLimits: ProviderLimits = {
  smsPerPerson: [
    { most: 1, seconds: 120 },
    { most: 5, seconds: DAY },
  ],
  // An office or a family shares an address, so that one person's share would lock its colleagues out; phone and person are bound above,
  // and this bounds what a row of accounts in one hand can cost.
  smsPerAddress: [
    { most: 5, seconds: 120 },
    { most: 20, seconds: DAY },
  ],
  loginPerAccount: [
    { most: 5, seconds: MINUTE },
    { most: 15, seconds: 15 * MINUTE },
    { most: 50, seconds: DAY },
  ],
  loginPerAddress: [
    { most: 20, seconds: MINUTE },
    { most: 100, seconds: 15 * MINUTE },
    { most: 500, seconds: DAY },
  ],
  enquiriesPerAddress: [
    { most: 20, seconds: MINUTE },
    { most: 60, seconds: 60 * MINUTE },
  ],
  uploadsPerAddress: [
    { most: 30, seconds: 10 * MINUTE },
    { most: 100, seconds: DAY },
  ],
  // Anybody may send one to anybody: few enough that nobody is bothered.
  linksPerRecipient: [
    { most: 1, seconds: 120 },
    { most: 5, seconds: DAY },
  ],
  linksPerAddress: [
    { most: 5, seconds: 120 },
    { most: 20, seconds: DAY },
  ],
  wrongCodes: { most: 10, seconds: DAY },
};

const unbound: Windows = [{ most: Number.MAX_SAFE_INTEGER, seconds: MINUTE }];
/** For tests that buy again and again as the same person: neither SMS nor logins are counted out. Codes are. */
export const looseLimits: ProviderLimits = {
  ...productionLimits,
  smsPerPerson: unbound,
  smsPerAddress: unbound,
  loginPerAccount: unbound,
  loginPerAddress: unbound,
  enquiriesPerAddress: unbound,
  uploadsPerAddress: unbound,
  linksPerRecipient: unbound,
  linksPerAddress: unbound,
};
