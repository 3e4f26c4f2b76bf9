import type { HeadPost } from "@shanyraq/calls/topics";
import type { TextId } from "@shanyraq/i18n/text";
import type { InsuredEvent, Relation, TerminationReason, TerminationWay } from "@shanyraq/calls/vocabulary";
import type { Tiyn } from "@shanyraq/rules";
import type { ClaimMeasures, LostEarnings, MeasuredBy } from "./claim-measures.ts";
import type { AcceptedByRule } from "./claim-rule.ts";
import type { Fraction, InheritanceCertificate } from "./heirs.ts";
import type { Terms } from "./terms.ts";

export interface Beneficiary {
  readonly name: string;
  readonly relation: Relation;
  readonly birthDate: string;
  readonly share: number;
}

/** The people and things that a contract names besides the insured and the beneficiaries, as its line requires. */
export interface Subjects {
  readonly policyholder: string;
  /** If it is a legal entity. */
  readonly bin?: string;
  /** Who concluded it in the name of that entity. */
  readonly head?: { readonly name: string; readonly post: HeadPost };
  /** A child of the policyholder whose life or health it is. */
  readonly insured?: { readonly name: string; readonly birthDate: string; readonly iin?: string };
  readonly child?: { readonly name: string; readonly birthDate: string; readonly iin?: string };
  readonly loan?: { readonly bank: string; readonly number: string; readonly date: string };
  /** Several who are insured on one contract. */
  readonly people?: readonly {
    readonly name: string;
    readonly passport: string;
    readonly birthDate?: string;
    readonly programme?: "basic" | "extended";
  }[];
  /** Where an annuity is paid to. */
  readonly account?: string;
  /** Of the person who concluded it, or of the company in whose name they did: what the law has a contract name (Civil Code, article 826). */
  readonly iin?: string;
  /** The identity document of a person. */
  readonly document?: string;
  readonly documentIssuedOn?: string;
  readonly birthDate?: string;
  /** ISO 3166-1 alpha-2. */
  readonly citizenship?: string;
  /** The slug of a region. */
  readonly region?: string;
  readonly address?: string;
  readonly phone?: string;
  readonly email?: string;
  /** A company's own account. */
  readonly companyAccount?: string;
}

/** The form by which a policy is printed: `full` names all that was agreed; contracts without a form were printed before there was that one. */
export type PolicyForm = "full";

/** What a change leaves of a contract: other people who are paid, or terms that are priced again. */
export type StoredChange =
  | { readonly kind: "beneficiaries"; readonly beneficiaries: readonly Beneficiary[] }
  | { readonly kind: "frequency" | "sumAssured"; readonly terms: Terms };

/** The account that money of a contract goes to, as it is sent to the bank. */
export interface StoredAccount {
  readonly iban: string;
  readonly holder: string;
}

/** What comes back of an ended contract, by what it is; the rest of the premiums is earned. */
export interface ReturnedParts {
  /** The surrender value, which may be more or less than its premiums. */
  readonly value: Tiyn;
  /** Of premiums whose period has started: the part of the days that are not used, or all of it. */
  readonly unearned: Tiyn;
  /** Premiums of periods that have not started. */
  readonly ahead: Tiyn;
  /** The part of premiums that are not paid whole, and so bought nothing. */
  readonly part: Tiyn;
  /** What was paid out of the contract before, and is deducted from a full refund; left out if nothing was. */
  readonly alreadyPaidOut?: Tiyn;
}

/** The end of a contract as its owner saw it: what comes back, counted on the day of the agreement, and where it goes. */
export interface StoredTermination {
  readonly kind: "termination";
  readonly way: TerminationWay;
  readonly reason?: TerminationReason;
  /** Of a loan: when it was repaid, as its owner says. */
  readonly repaidOn?: string;
  readonly paid: Tiyn;
  readonly back: Tiyn;
  /** Left out of agreements from before the parts were computed separately. */
  readonly parts?: ReturnedParts;
  /** Left out when nothing comes back. */
  readonly account?: StoredAccount;
}
/** The account for what falls due at the end of a contract, as its owner requested. */
export interface StoredMaturity {
  readonly kind: "maturity";
  readonly account: StoredAccount;
}
/** A pension annuity that moves to another insurer: whose contract takes its place, and what that insurer is paid. */
export interface StoredMove {
  readonly kind: "move";
  readonly insurer: string;
  readonly newContract: string;
  readonly back: Tiyn;
  readonly account: StoredAccount;
}
/** What an agreement with the owner of a contract is about. */
export type StoredAgreement = StoredChange | StoredTermination;
/** What the owner of a contract asks for in the cabinet, and confirms by a code. */
export type StoredRequest = StoredAgreement | StoredMaturity | StoredMove;

/** How an annuitant shows that they are alive: by signing in with a key, by their face, or before a clerk. */
export type LifeProof = "key" | "biometric" | "clerk";

interface Benefit {
  /** The day on which it fell due. */
  readonly dueOn: string;
  /** What it is, if another sum may fall due on the same day: the sum for a burial, premiums that are owed back, a share of a claim. */
  readonly of?: "burial" | "refund" | "claim";
  /** Of an accepted claim: the share that it is. */
  readonly share?: string;
  readonly amount: Tiyn;
  /** The order for the bank. */
  readonly payout: string;
}

/** Who is paid a part of a claim: somebody named, heirs who are not known yet, one whom a certificate names, the insured person, the lender of a loan, or whoever buried an annuitant. */
export type PayeeKind = "beneficiary" | "heirs" | "heir" | "insured" | "lender" | "burial";

/** A part of an accepted claim. */
export interface ClaimShare {
  readonly id: string;
  readonly kind: PayeeKind;
  /** Empty for heirs: a certificate of inheritance names them. */
  readonly name: string;
  /** All that is owed to them. */
  readonly amount: Tiyn;
  /** The part of it that is owed because it is late. */
  readonly late?: Tiyn;
  /** Of a beneficiary, their share in percent as the contract named it on the day; left out of claims from before it was kept. */
  readonly percent?: number;
  /** Of an heir, their part of the whole share that was divided. */
  readonly fraction?: Fraction;
}

/** One of the agreed sums that an accepted claim is made of: that of the contract, what is left of the loan, a chosen cover, bills, lost earnings, or payments of an annuity. */
export interface ClaimPart {
  readonly of: "contract" | "balance" | "cover" | "expenses" | "earnings" | "schedule";
  readonly cover?: TextId;
  readonly amount: Tiyn;
  /** Of a cover that pays a part of its sum: by what of the papers, and of which sum. */
  readonly measured?: MeasuredBy;
  readonly whole?: Tiyn;
  readonly earnings?: LostEarnings;
}

/** A payment of a contract's schedule, as far as it had not been made. */
export interface TakenPayment {
  readonly dueOn: string;
  /** The sum for a burial, which falls due on the day of the death as a payment may. */
  readonly of?: "burial";
  readonly amount: Tiyn;
}

/** How late an accepted claim was, and what that costs: a rate in hundredths of a percent for each year or day. */
export interface AcceptedLate {
  readonly deadline: string;
  readonly days: number;
  readonly per: "year" | "day";
  readonly rate: number;
}

/** What may happen to a contract. An event is never changed: what it holds is what was true then. */
export interface EventData {
  readonly issued: {
    readonly terms: Terms;
    readonly insured: string;
    readonly beneficiaries: readonly Beneficiary[];
    /** Left out of contracts from before these were asked for. */
    readonly subjects?: Subjects;
    readonly form?: PolicyForm;
  };
  readonly premiumPaid: { readonly receipt: string; readonly amount: Tiyn; readonly method: string };
  /** An additional agreement was signed; it holds from its day on, and what was before stays as it was. */
  readonly changed: { readonly number: string; readonly from: string; readonly change: StoredChange };
  /** What came back, by whichever way; ends before their owners could make them themselves have no agreement. */
  readonly terminated: {
    readonly surrender: Tiyn;
    readonly way?: TerminationWay;
    readonly number?: string;
    readonly parts?: ReturnedParts;
    /** Of a pension annuity that continued with another insurer. */
    readonly movedTo?: { readonly insurer: string; readonly contract: string };
  };
  readonly matured: { readonly amount: Tiyn };
  readonly cancelled: { readonly refund: Tiyn; readonly number?: string; readonly parts?: ReturnedParts };
  /** A sum that fell due on a day without a claim was ordered to be paid out. */
  readonly benefitPaid: Benefit;
  /** Its bank sent it back: it is owed again. */
  readonly benefitReturned: Benefit;
  /** The annuitant died on a day. What is owed since goes to their beneficiaries, their heirs or nobody (`products/lines/annuity-benefits.ts`). */
  readonly insuredDied: { readonly day: string };
  /** A claim was accepted: what is owed on it, less overdue premiums, and the payees. */
  readonly claimAccepted: {
    /** The number of the claim. */
    readonly claim: string;
    readonly event: InsuredEvent;
    /** The day of the event. */
    readonly day: string;
    readonly contract: "ends" | "continues";
    /** Whether it was an accident; left out, with the parts, of claims from before they were kept. */
    readonly byAccident?: boolean;
    /** What the sum is made of, before anything is taken from it. */
    readonly parts?: readonly ClaimPart[];
    /** What the papers showed, where the sum was found by it. */
    readonly measures?: ClaimMeasures;
    /** Of an annuity: payments of its schedule that the claim owes in the schedule's place, now or on their days. */
    readonly taken?: readonly TakenPayment[];
    /** Premiums that were overdue on that day, taken from the sum. */
    readonly setOff: Tiyn;
    readonly late?: AcceptedLate;
    readonly shares: readonly ClaimShare[];
    /** Of a claim that no person accepted: by which rule. */
    readonly byRule?: AcceptedByRule;
  };
  /** A share whose payee is not known, or has died, was divided among heirs by a certificate: theirs are owed in its place, and the rest of it as before. */
  readonly heirsNamed: {
    /** The number of the claim. */
    readonly claim: string;
    /** The share that is divided. */
    readonly of: string;
    readonly certificate: InheritanceCertificate;
    readonly shares: readonly ClaimShare[];
  };
  /** A later payment of an accepted claim fell due: it is owed beside what the claim owed before. */
  readonly shareDue: {
    /** The number of the claim. */
    readonly claim: string;
    readonly share: ClaimShare;
    readonly dueOn: string;
    /** Of an annuity: what its schedule owed until now, in whose place this share and those beside it are owed. */
    readonly taken?: readonly TakenPayment[];
  };
  /** An event of the contract was reported: until it is decided no premium is requested, and no day of a term passes. */
  readonly claimHeld: {
    /** The number of the report. */
    readonly report: string;
  };
  /** That report was decided, withdrawn or left: the terms run on with the days that they had. */
  readonly claimReleased: { readonly report: string };
  /** The annuitant showed that they are alive, as the operator's policy asks it of annuities. */
  readonly aliveShown: { readonly by: LifeProof };
  readonly madePaidUp: { readonly sumAssured: Tiyn; readonly surrender: Tiyn };
}
export type ContractEventKind = keyof EventData;
export type ContractEvent = {
  readonly [K in ContractEventKind]: { readonly kind: K; readonly at: string; readonly data: EventData[K] };
}[ContractEventKind];
