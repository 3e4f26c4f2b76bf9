/**
 * What the staff do: serve customers at a desk; answer what is neither a claim, an application nor about misconduct; answer what is; decide applications; assess
 * insured events and their claims; give medical opinions on them; read the figures of claims; read the log of accesses. Which rights let somebody do it is the back office's own.
 */
export const staffDuties = [
  "serveCustomers",
  "answerRequests",
  "answerMisconduct",
  "decideApplications",
  "assessClaims",
  "giveOpinions",
  "readFigures",
  "readLog",
] as const;
export type StaffDuty = (typeof staffDuties)[number];

/** What somebody of the staff did that shows or changes what is a customer's. */
export const staffActs = [
  "asked",
  "codeSent",
  "opened",
  "viewed",
  "saved",
  "sent",
  "left",
  "caseViewed",
  "fileOpened",
  "proposed",
  "decided",
  "returned",
  "contractsFound",
  "linked",
  "opinionAsked",
  "opinionGiven",
  "logRead",
  "figuresRead",
  "journalRead",
  "ownRefused",
] as const;
export type StaffAct = (typeof staffActs)[number];
