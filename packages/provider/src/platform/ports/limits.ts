/** At most so many in a window of so many seconds. */
export interface Window {
  readonly most: number;
  readonly seconds: number;
}
/** Windows of one subject, the shortest first: together they make a wait that grows with the number of tries. */
export type Windows = readonly Window[];

export interface ProviderLimits {
  /** Codes sent to one phone or mailbox, and those sent for one person. */
  readonly smsPerPerson: Windows;
  /** Everything that was requested from one address and sent to anybody. */
  readonly smsPerAddress: Windows;
  /** Wrong logins of one account from one address. Nobody can lock an account for people at other addresses. */
  readonly loginPerAccount: Windows;
  /**
   * Wrong logins of one account in a row, over all networks, from browsers that it does not know; and those of each browser that it does. From some number on
   * each waits for the one before; the owner is notified once; at the end a new browser needs another proof.
   */
  readonly loginsInARow: {
    readonly most: number;
    readonly warnAt: number;
    readonly waits: readonly { readonly from: number; readonly seconds: number }[];
  };
  /** Wrong logins from one address, whatever the account. */
  readonly loginPerAddress: Windows;
  /** Questions from one address about who is registered, and requests for a call. */
  readonly enquiriesPerAddress: Windows;
  /** People whom one employee looks up by their number, found or not. */
  readonly servedPerEmployee: Windows;
  /** Cases that one employee opens, each counted once a day. */
  readonly casesPerEmployee: Windows;
  /** Statements of one sender: a customer who is signed in, otherwise a phone or an e-mail as one network types it. */
  readonly statementsPerSender: Windows;
  /** Statements under one phone or e-mail, from all networks together: anybody can type anybody's. */
  readonly statementsPerContact: Windows;
  /** Statements sent from one address, by any writer. */
  readonly statementsPerAddress: Windows;
  /** Codes with which one member of the staff signs in, each after the right password. */
  readonly signInCodes: Windows;
  /**
   * Messages other than codes (links, acknowledgements, lists), to one phone or mailbox: counted separately, so that they cannot keep a person from their code.
   */
  readonly noticesPerRecipient: Windows;
  /** Files that one address sends ahead of statements. */
  readonly uploadsPerAddress: Windows;
  /** Wrong codes of one account in a row; a right one begins again, a new code does not. */
  readonly wrongCodes: Window;
  /** Wrong codes for one phone from all browsers that its owner is not known by. */
  readonly strangersCodesPerPhone: Windows;
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
  loginsInARow: {
    most: 100,
    warnAt: 20,
    waits: [
      { from: 20, seconds: MINUTE },
      { from: 40, seconds: 5 * MINUTE },
      { from: 60, seconds: 15 * MINUTE },
      { from: 80, seconds: 60 * MINUTE },
    ],
  },
  loginPerAddress: [
    { most: 20, seconds: MINUTE },
    { most: 100, seconds: 15 * MINUTE },
    { most: 500, seconds: DAY },
  ],
  enquiriesPerAddress: [
    { most: 20, seconds: MINUTE },
    { most: 60, seconds: 60 * MINUTE },
  ],
  // A reception serves one person in some minutes; an employee who asks for more is looking people up.
  servedPerEmployee: [
    { most: 20, seconds: 10 * MINUTE },
    { most: 150, seconds: DAY },
  ],
  // Several sign-ins of a day, and a phone that was slow: the password was right each time.
  signInCodes: [
    { most: 3, seconds: 10 * MINUTE },
    { most: 15, seconds: DAY },
  ],
  // A full day's work of one person; an employee who opens more does not decide them.
  casesPerEmployee: [
    { most: 15, seconds: 10 * MINUTE },
    { most: 50, seconds: DAY },
  ],
  statementsPerSender: [
    { most: 3, seconds: 10 * MINUTE },
    { most: 10, seconds: DAY },
  ],
  statementsPerContact: [{ most: 100, seconds: DAY }],
  // An office, a family and the customers of a mobile operator share an address.
  statementsPerAddress: [
    { most: 10, seconds: 10 * MINUTE },
    { most: 40, seconds: DAY },
  ],
  uploadsPerAddress: [
    { most: 30, seconds: 10 * MINUTE },
    { most: 100, seconds: DAY },
  ],
  // Anybody may send one to anybody: few enough not to bother the recipient.
  noticesPerRecipient: [
    { most: 1, seconds: 120 },
    { most: 5, seconds: DAY },
  ],
  wrongCodes: { most: 10, seconds: DAY },
  strangersCodesPerPhone: [
    { most: 20, seconds: DAY },
    { most: 50, seconds: 30 * DAY },
  ],
};

const unbound: Windows = [{ most: Number.MAX_SAFE_INTEGER, seconds: MINUTE }];
/** For tests that buy again and again as the same person: neither SMS nor logins are counted out. Codes are. */
export const looseLimits: ProviderLimits = {
  ...productionLimits,
  smsPerPerson: unbound,
  smsPerAddress: unbound,
  loginPerAccount: unbound,
  loginsInARow: { ...productionLimits.loginsInARow, most: Number.MAX_SAFE_INTEGER, waits: [] },
  loginPerAddress: unbound,
  enquiriesPerAddress: unbound,
  noticesPerRecipient: unbound,
  servedPerEmployee: unbound,
  casesPerEmployee: unbound,
  signInCodes: unbound,
  statementsPerSender: unbound,
  statementsPerContact: unbound,
  statementsPerAddress: unbound,
  uploadsPerAddress: unbound,
};
