// Words that travel on the wire and that pages name too. Kept apart from the schemas, which carry yup.

export { readingWays, type ReadingWay } from "./reading-vocabulary.ts";
export * from "./staff-vocabulary.ts";
export { appealKinds, claimAges, type AppealKind, type ClaimAge } from "./figures-vocabulary.ts";

export const frequencies = ["single", "annual", "semiannual", "quarterly", "monthly"] as const;
export type Frequency = (typeof frequencies)[number];

export const relations = ["spouse", "child", "parent", "sibling", "other"] as const;
export type Relation = (typeof relations)[number];

/** What the payment service says of a payment. */
export const reportedPaymentStates = ["awaiting", "scanned", "confirming", "paid", "declined", "cancelled", "expired"] as const;
export type ReportedPaymentState = (typeof reportedPaymentStates)[number];
/** What a page shows about it: a wrong amount may have come, and the service may not answer. */
export const qrStates = [...reportedPaymentStates, "wrongAmount", "unknown"] as const;
export type QrState = (typeof qrStates)[number];
/** After these no money comes by this code any more. */
export const endedPaymentStates = ["declined", "cancelled", "expired", "wrongAmount"] as const satisfies readonly QrState[];
export type EndedPaymentState = (typeof endedPaymentStates)[number];

/** `overdue`: a premium is, with cover; `suspended`: without cover, and can be restored; `lapsed`: it was not; `claimed`: it ended with an accepted claim. */
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
  "claimed",
] as const;
export type ContractStatus = (typeof contractStatuses)[number];

/** What a consent's text is asked by, and its one-time code's type on one page of the specification. */
export const consentTextType = "ConsentPersonalData";
/** The consent by which the pension fund and the bureau are asked about a customer's savings. */
export const pensionConsentType = "ConsentPensionData";
export const consentTypes = [consentTextType, pensionConsentType] as const;
export type ConsentType = (typeof consentTypes)[number];
/** The one-time code's type on the other page: this one is sent, both are taken. */
export const consentOtpType = "ConsentPD";
export const consentOtpTypes: readonly string[] = [consentOtpType, consentTextType];
/** Where a customer stands with the wording that is in force: agreed, to another wording, no more, or never. */
export const consentStandings = ["inForce", "outdated", "withdrawn", "none"] as const;
export type ConsentStanding = (typeof consentStandings)[number];
/** What keeps a consent standing: while there is one of these it cannot be withdrawn. */
export const consentObligations = ["contract", "payout", "application", "order", "statement", "pension"] as const;
export type ConsentObligation = (typeof consentObligations)[number];

/** What somebody writes to the insurer about, and how they want to be answered. */
export const feedbackTopics = ["question", "complaint", "correction", "praise"] as const;
export type FeedbackTopic = (typeof feedbackTopics)[number];
export const answerChannels = ["email", "phone", "letter"] as const;
export type AnswerChannel = (typeof answerChannels)[number];

/** What can have happened to somebody insured, and whose statement it is. */
export const insuredEvents = ["death", "disability", "injury", "illness", "hospital"] as const;
export type InsuredEvent = (typeof insuredEvents)[number];
export const claimants = ["insured", "beneficiary", "heir", "employer", "lender", "other"] as const;
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
export const MAX_PAPERS = 10;
/** What the register of identity documents says of one; `unavailable`: it was not asked, or did not answer. */
export const documentStandings = ["valid", "expired", "lost", "notFound", "unavailable"] as const;
export type DocumentStanding = (typeof documentStandings)[number];
/** Columns of schedules that count and are not amounts: shown as whole numbers. */
export const countingColumns: readonly string[] = ["year", "age", "no", "childAge", "headcount", "months", "riskClass"];

export * from "./claim-vocabulary.ts";

export const statementKinds = ["feedback", "compliance", "ombudsman", "insuredEvent", "claim", "visit", "order"] as const;
export type StatementKind = (typeof statementKinds)[number];
/** Where a statement stands, in the order in which it gets there. */
export const statementStatuses = [
  "received",
  "inReview",
  "documentsNeeded",
  "decided",
  "answered",
  "paid",
  "refused",
  "withdrawn",
  "reviewAsked",
  "papersSent",
] as const;
export type StatementStatus = (typeof statementStatuses)[number];
/** After these nobody owes an answer any more, until a review of a refusal is asked for (`reviewAsked`). */
export const settledStatements = ["decided", "answered", "paid", "refused", "withdrawn"] as const satisfies readonly StatementStatus[];

/** What somebody comes to an office about. */
export const receptionTopics = ["question", "payment", "change", "claim", "complaint", "correction", "pension", "other"] as const;
export type ReceptionTopic = (typeof receptionTopics)[number];
/** Where a reception stands: for the customer's code, open, closed for a while since nobody asked, under a number, or left. */
export const receptionStates = ["waiting", "open", "locked", "sent", "left"] as const;
export type ReceptionState = (typeof receptionStates)[number];
/** What waits for the staff, and what each can be decided to be. */
export const workDecisions = {
  callback: ["reached"],
  statement: ["review", "askPapers", "acceptClaim", "nameHeirs", "endEarnings", "payBurial", "answer", "refuse"],
  application: ["accept", "ask", "decline"],
} as const;
/** What a case is about, as the list of what waits is divided. */
export const workSubjects = [...statementKinds, "callback", "application"] as const;
export type WorkSubject = (typeof workSubjects)[number];
export type WorkKind = keyof typeof workDecisions;
export const workKinds = ["callback", "statement", "application"] as const satisfies readonly WorkKind[];
export type WorkDecision = (typeof workDecisions)[WorkKind][number];
/** Decisions that tell somebody something need words for it. */
export const wordlessDecisions = ["reached", "review", "accept", "acceptClaim", "nameHeirs"] as const satisfies readonly WorkDecision[];
/** What of a case the staff reads, by the name of the field it was typed into. */
export const workFacts = [
  "contact",
  "reading",
  "topic",
  "text",
  "contractNumber",
  "name",
  "phone",
  "email",
  "iin",
  "address",
  "askedOn",
  "demand",
  "event",
  "eventDate",
  "place",
  "claimant",
  "documents",
  "accountHolder",
  "iban",
  "office",
  "time",
  "calculation",
  "sumAssured",
  "claimOwed",
  "claimPayees",
  "claimStanding",
  "claimSigns",
  "claimRegisters",
  "claimRule",
  "papersRemoved",
  "conditions",
  "healthDetails",
  "publicOffice",
  "taxNumber",
  "answerChannel",
] as const;
export type WorkFact = (typeof workFacts)[number];
/** Where an application for cover stands. */
export const applicationStates = ["awaiting_code", "in_review", "question", "declined", "confirmed", "ordered", "withdrawn"] as const;
export type ApplicationState = (typeof applicationStates)[number];
/** Papers of a contract. */
export const contractPapers = ["policy", "rules", "receipt", "agreement", "duplicate", "payments"] as const;
export type ContractPaper = (typeof contractPapers)[number];
/** What a customer may change in a contract, one kind at a time. */
export const changeKinds = ["beneficiaries", "frequency", "sumAssured"] as const;
export type ChangeKind = (typeof changeKinds)[number];
/** How often a contract may be paid that is paid by instalments. */
export const instalmentFrequencies = ["annual", "semiannual", "quarterly", "monthly"] as const satisfies readonly Frequency[];
/** Where an additional agreement stands: for the customer's signature, signed, given up by them, or too late to be signed. */
export const agreementStates = ["waiting", "signed", "withdrawn", "lapsed"] as const;
export type AgreementState = (typeof agreementStates)[number];
/** Why nothing of a contract can be changed now. */
export const changeRefusals = ["ended", "unpaid", "debt", "unsigned", "waiting", "claim", "nothing"] as const;
export type ChangeRefusal = (typeof changeRefusals)[number];
/** What comes back of a contract that its owner ends: all of it, its surrender value, the premium of unused days, by the law once the loan is repaid, or nothing. */
export const terminationWays = ["coolingOff", "surrender", "unearned", "loanRepaid", "nothing"] as const;
export type TerminationWay = (typeof terminationWays)[number];
/** Why somebody ends a contract, where they like to say it. */
export const terminationReasons = ["money", "notNeeded", "terms", "service", "elsewhere", "other"] as const;
export type TerminationReason = (typeof terminationReasons)[number];
/** Why a contract cannot be ended in the cabinet now. */
export const terminationRefusals = ["ended", "unpaid", "nobody", "company", "change", "claim", "payment", "payout", "pension"] as const;
export type TerminationRefusal = (typeof terminationRefusals)[number];
/** What may be done instead of ending a contract. */
export const terminationAlternatives = ["wait", "paidUp", "sumAssured", "frequency"] as const;
/** Where money is that goes to a customer: to be sent, with the bank, on their account, or sent back by their bank. */
export const payoutStates = ["ordered", "sent", "paid", "returned"] as const;
export type PayoutState = (typeof payoutStates)[number];
/** Where a sum stands that falls due at the end of a contract: ahead, owed, sent back and owed again, or on its way like every payout. */
export const benefitStates = ["coming", "owed", ...payoutStates] as const;
export type BenefitState = (typeof benefitStates)[number];
/** Why nobody is asked now where a contract is paid out to. */
export const maturityRefusals = ["nothing", "paid", "company", "early", "claim"] as const;
export type MaturityRefusal = (typeof maturityRefusals)[number];
/**
 * What the end of a contract asks of its owner: nothing yet, an account to be paid to, nothing any more because they named one or all of it went, a
 * new contract where the term alone is over and nothing falls due, or another account where the bank sent back what an ended contract paid.
 */
export const maturityStages = ["later", "asks", "told", "gone", "renews", "returned"] as const;
export type MaturityStage = (typeof maturityStages)[number];
/** How far a payout has come. */
export const payoutSteps = ["signed", "sent", "paid"] as const;
/** How far the papers of a contract are signed. */
export const signingStates = ["waiting", "partly", "signed", "expired"] as const;
export type SigningState = (typeof signingStates)[number];
/** The states that underwriting gave it, in their order. */
export const householdRoles = ["insured", "beneficiary"] as const;
export type HouseholdRole = (typeof householdRoles)[number];

export const underwritingEvents = ["judged", "asked", "answered", "accepted", "declined", "withdrawn"] as const;
/** The same as its customer sees it: a paid order is a policy. */
export const shownApplicationStates = [...applicationStates, "paid", "lapsed"] as const;
/** How far a pension annuity has come, from what is asked for to the first payment (docs/decisions/035-pension.md). */
export const pensionStages = [
  "opened",
  "checking",
  "checked",
  "confirmed",
  "concluded",
  "asked",
  "inForce",
  "refused",
  "withdrawn",
] as const;
export type PensionStage = (typeof pensionStages)[number];
/** What the insurer's accounting compares before the application: the set of papers, and the terms of the contract. */
export const pensionChecks = ["kdp", "agreement"] as const;
export type PensionCheck = (typeof pensionChecks)[number];
export const checkStandings = ["pending", "approved", "refused"] as const;
export type CheckStanding = (typeof checkStandings)[number];
export const pensionPapers = ["statement", "disability", "oppv", "redemption", "identity"] as const;
export type PensionPaper = (typeof pensionPapers)[number];
/** What came of asking the fund or the bureau about a customer. */
export const lookupStandings = ["found", "notFound", "silent", "closed", "noConsent", "noNumber"] as const;
export type LookupStanding = (typeof lookupStandings)[number];
/** The road of a contract that savings pay for, each with its day. */
export const pensionSteps = ["application", "signature", "transfer", "inForce", "firstPayment"] as const;
export type PensionStep = (typeof pensionSteps)[number];
export const pensionCategories = ["standard", "oppv60", "dis1", "dis2", "dis3"] as const;
export type PensionCategory = (typeof pensionCategories)[number];
/** What keeps somebody from the contract now. */
export const pensionLacks = ["age", "oldest", "money", "year", "other"] as const;
export type PensionLack = (typeof pensionLacks)[number];
/** Papers that a customer gets by `getFilePA`. */
export const pensionPrints = ["application", "approval"] as const;
/** Parts of what was agreed of a contract, in the order in which its papers have them. */
export const agreedParts = [
  "contract",
  "policyholder",
  "insured",
  "child",
  "covers",
  "exclusions",
  "benefits",
  "recipients",
  "premium",
  "surrender",
  "basis",
] as const;
export type AgreedPart = (typeof agreedParts)[number];
