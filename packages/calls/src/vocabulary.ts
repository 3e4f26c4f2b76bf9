// Words that travel on the wire and that pages name too. Kept apart from the schemas, which carry yup.

export const frequencies = ["single", "annual", "semiannual", "quarterly", "monthly"] as const;
export type Frequency = (typeof frequencies)[number];

export const relations = ["spouse", "child", "parent", "sibling", "other"] as const;
export type Relation = (typeof relations)[number];

/** What the payment service says of a payment. */
export const reportedPaymentStates = ["awaiting", "scanned", "confirming", "paid", "declined", "cancelled", "expired"] as const;
export type ReportedPaymentState = (typeof reportedPaymentStates)[number];
/** What a page is told of it: another sum may have come, and the service may not answer. */
export const qrStates = [...reportedPaymentStates, "wrongAmount", "unknown"] as const;
export type QrState = (typeof qrStates)[number];
/** After these no money comes by this code any more. */
export const endedPaymentStates = ["declined", "cancelled", "expired", "wrongAmount"] as const satisfies readonly QrState[];
export type EndedPaymentState = (typeof endedPaymentStates)[number];

/** `overdue`: a premium is, and cover goes on; `suspended`: it does not, and can be restored; `lapsed`: it was not. */
export const contractStatuses = [
  "awaiting_payment",
  "active",
  "overdue",
  "suspended",
  "paid_up",
  "lapsed",
  "matured",
  "terminated",
  "cancelled",
] as const;
export type ContractStatus = (typeof contractStatuses)[number];

/** What a consent's text is asked by, and its one-time code's type on one page of the specification. */
export const consentTextType = "ConsentPersonalData";
/** The one-time code's type on the other page: this one is sent, both are taken. */
export const consentOtpType = "ConsentPD";
export const consentOtpTypes: readonly string[] = [consentOtpType, consentTextType];

/** What somebody writes to the insurer about, and how he wants to be answered. */
export const feedbackTopics = ["question", "complaint", "correction", "praise"] as const;
export type FeedbackTopic = (typeof feedbackTopics)[number];
export const answerChannels = ["email", "phone", "letter"] as const;
export type AnswerChannel = (typeof answerChannels)[number];

/** What can have happened to somebody insured, and whose statement it is. */
export const insuredEvents = ["death", "disability", "injury", "illness", "hospital"] as const;
export type InsuredEvent = (typeof insuredEvents)[number];
export const claimants = ["insured", "beneficiary", "heir", "other"] as const;
export type Claimant = (typeof claimants)[number];

export const eventDocuments = [
  "identity",
  "policy",
  "deathCertificate",
  "disabilityCertificate",
  "medical",
  "accidentAct",
  "kinship",
] as const;
export type EventDocument = (typeof eventDocuments)[number];
/** What is asked for by the kind of the event; what is missing can be brought later. */
export const documentsOfEvent: Readonly<Record<InsuredEvent, readonly EventDocument[]>> = {
  death: ["identity", "policy", "deathCertificate", "medical", "kinship"],
  disability: ["identity", "policy", "disabilityCertificate", "medical"],
  injury: ["identity", "policy", "medical", "accidentAct"],
  illness: ["identity", "policy", "medical"],
  hospital: ["identity", "policy", "medical"],
};

/** What a paper is that goes to an application. */
export const paperKinds = ["medical", "identity", "income", "other"] as const;
export type PaperKind = (typeof paperKinds)[number];
/** Most papers that one application takes. */
export const MOST_PAPERS = 10;
/** What the register of identity documents says of one; `unavailable`: it was not asked, or did not answer. */
export const documentStandings = ["valid", "expired", "lost", "notFound", "unavailable"] as const;
export type DocumentStanding = (typeof documentStandings)[number];

/** Columns of schedules that count, and are no money: shown whole. */
export const countingColumns: readonly string[] = ["year", "age", "no", "childAge", "headcount", "months", "riskClass"];

export const statementKinds = ["feedback", "compliance", "ombudsman", "insuredEvent", "claim", "order"] as const;
export type StatementKind = (typeof statementKinds)[number];
/** Where a statement stands, in the order in which it gets there. */
export const statementStatuses = ["received", "inReview", "documentsNeeded", "decided", "answered", "paid", "refused"] as const;
export type StatementStatus = (typeof statementStatuses)[number];

/** Where an application for cover stands. */
export const applicationStates = ["awaiting_code", "in_review", "question", "declined", "confirmed", "ordered", "withdrawn"] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** Papers of a contract. */
export const contractPapers = ["policy", "rules", "receipt", "agreement"] as const;
export type ContractPaper = (typeof contractPapers)[number];
/** What a customer may change of a contract, each by itself. */
export const changeKinds = ["beneficiaries", "frequency", "sumAssured"] as const;
export type ChangeKind = (typeof changeKinds)[number];
/** How often a contract may be paid that is paid by instalments. */
export const instalmentFrequencies = ["annual", "semiannual", "quarterly", "monthly"] as const satisfies readonly Frequency[];
/** Where an additional agreement stands: for the customer's signature, signed, given up by him, or too late to be signed. */
export const agreementStates = ["waiting", "signed", "withdrawn", "lapsed"] as const;
export type AgreementState = (typeof agreementStates)[number];
/** Why nothing of a contract can be changed now. */
export const changeRefusals = ["ended", "unpaid", "debt", "unsigned", "waiting", "nothing"] as const;
export type ChangeRefusal = (typeof changeRefusals)[number];
/** What comes back of a contract that its owner ends: all of it, its surrender value, the premium of unused days, by the law once the loan is repaid, or nothing. */
export const terminationWays = ["coolingOff", "surrender", "unearned", "loanRepaid", "nothing"] as const;
export type TerminationWay = (typeof terminationWays)[number];
/** Why somebody ends a contract, where he likes to say it. */
export const terminationReasons = ["money", "notNeeded", "terms", "service", "elsewhere", "other"] as const;
export type TerminationReason = (typeof terminationReasons)[number];
/** Why a contract cannot be ended in the cabinet now. */
export const terminationRefusals = ["ended", "unpaid", "nobody", "company", "change", "claim"] as const;
export type TerminationRefusal = (typeof terminationRefusals)[number];
/** What may be done instead of ending a contract. */
export const terminationAlternatives = ["paidUp", "sumAssured", "frequency"] as const;
/** Where money is that goes to a customer: to be sent, with the bank, on his account, or sent back by his bank. */
export const payoutStates = ["ordered", "sent", "paid", "returned"] as const;
export type PayoutState = (typeof payoutStates)[number];
/** How far a payout has come. */
export const payoutSteps = ["signed", "sent", "paid"] as const;
/** How far the papers of a contract are signed. */
export const signingStates = ["waiting", "partly", "signed", "expired"] as const;
export type SigningState = (typeof signingStates)[number];
/** What underwriting made of it, as it went on. */
export const householdRoles = ["insured", "beneficiary"] as const;
export type HouseholdRole = (typeof householdRoles)[number];

export const underwritingEvents = ["judged", "asked", "answered", "accepted", "declined", "withdrawn"] as const;
/** The same as its customer is told it: an order that is paid is a policy. */
export const toldApplicationStates = [...applicationStates, "paid"] as const;
