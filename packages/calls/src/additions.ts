import type { Auth } from "./call.ts";
import type { CallName } from "./rows.ts";

/** Calls of an area that the specification's catalogue (catalogue.json) does not have: what this product adds to it, and who may make each. */
export const additions: Readonly<Partial<Record<CallName, Auth>>> = {
  // The bytes of a document stand behind the session: its list alone names none that everybody may open.
  contractDocument: "customer",
  answerUnderwriter: "customer",
  withdrawApplication: "customer",
  renewApplication: "customer",
  worksheetDraft: "customer",
  // Who is signed in pays their own policy by its id: no captcha, and nothing to type.
  payContract: "customer",
  // A payout annuity is paid for by what a matured policy owes its owner.
  payFromPolicy: "customer",
  // The invoice of an order that a legal entity owes.
  invoice: "customer",
  // The bank's page of a payment that is awaited, on the payer's own phone.
  sendPayLink: "customer",
  // The signing application, opened on the phone of whoever signs.
  sendLaunchLink: "customer",
  // A way to pay that is kept for the customer: the specification knows of none.
  autopay: "customer",
  autopayCard: "customer",
  autopayOn: "customer",
  autopayOff: "customer",
  // What falls due at the end of a contract, and where it is paid to: the specification knows of no payout.
  maturity: "customer",
  maturitySendSms: "customer",
  maturitySendSmsRepeat: "customer",
  maturityConfirm: "customer",
  // The desk of the staff beyond the reception itself: what waits for an answer, its decision, and who has looked at what.
  leaveReception: "employee",
  workItem: "employee",
  workFile: "employee",
  decideWork: "employee",
  reportContracts: "employee",
  linkReport: "employee",
  askOpinion: "employee",
  giveOpinion: "employee",
  staffLog: "employee",
  claimFigures: "employee",
  claimJournal: "employee",
  // A consent that is signed by a key instead of confirmed by a code.
  signConsent: "customer",
  // Whom one's contracts protect, person by person.
  household: "customer",
  // Where the money of an accepted claim goes: the specification ends with the claim.
  claimAccount: "anyone",
  claimWithdraw: "anyone",
  claimReview: "anyone",
  claimFiles: "anyone",
  claimPaper: "anyone",
  userClaims: "customer",
  // "It was not me": the press behind the link of the message about a changed phone, e-mail or password.
  notMe: "anyone",
};
