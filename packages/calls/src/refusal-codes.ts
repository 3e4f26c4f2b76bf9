import type { RefusalStatus } from "./openapi/refusals.ts";
import type { CallName } from "./rows.ts";

/** Codes that any call may be refused by, as its columns say: a session, a role, a flow, an input, a repeated command, and too many of something. */
export const commonCodes = {
  400: ["badInput", "badJson", "idempotencyMissing"],
  401: ["unauthorized"],
  403: ["forbidden", "flow", "staffCode"],
  409: ["idempotencyRunning"],
  413: ["tooLarge"],
  415: ["mediaType"],
  422: ["idempotencyOther"],
  429: ["askWait", "casesDay", "casesWait", "codeDay", "codeWait", "enquiryWait", "linkWait", "loginWait", "statementsWait"],
} as const satisfies { readonly [S in RefusalStatus]?: readonly string[] };

/** Why nothing is taken for a contract. */
const notPaid = [
  "pay.cancelled",
  "pay.claimed",
  "pay.lapsed",
  "pay.matured",
  "pay.nothingDue",
  "pay.outdated",
  "pay.paidUp",
  "pay.terminated",
  "pension.paidByFund",
] as const;
/** Why a contract is not ended now. */
const notEnded = [
  "payout.quiet",
  "termination.nobody.annuity",
  "termination.nobody.employer",
  "termination.nobody.other",
  "termination.nobody.pension",
  "termination.refused.change",
  "termination.refused.claim",
  "termination.refused.company",
  "termination.refused.ended",
  "termination.refused.payment",
  "termination.refused.payout",
  "termination.refused.pension",
  "termination.refused.unpaid",
  "termination.waiting",
] as const;
/** Why a contract is not changed now. */
const notChanged = [
  "agreement.refused.claim",
  "agreement.refused.debt",
  "agreement.refused.ended",
  "agreement.refused.nothing",
  "agreement.refused.unpaid",
  "agreement.refused.unsigned",
  "agreement.refused.waiting",
  "change.notThis",
] as const;
/** Why no account is named for what falls due. */
const noAccountNamed = [
  "maturity.refused.claim",
  "maturity.refused.company",
  "maturity.refused.early",
  "maturity.refused.ended",
  "maturity.refused.nothing",
  "maturity.refused.paid",
  "payout.quiet",
] as const;
/** An agreement that is asked for or signed by somebody who has not shown who they are, or whose proof served already. */
const notIdentified = ["change.identity", "change.identityUsed"] as const;
/** What became meanwhile of a paper that is to be signed. */
const otherPaper = ["change.lapsed", "change.otherPaper", "change.signed", "change.withdrawn"] as const;

/**
 * What each call is refused by beside that, by status. A code is the name of a refusal and stays; its sentence may change. The tests of the reference hold
 * it against every refusal that they get.
 */
export const refusalCodes = {
  answerUnderwriter: { 404: ["notFound"] },
  askOpinion: { 403: ["notAssessor", "opinionOfOwn", "ownCase"], 404: ["notFound"], 409: ["opinionAsked", "opinionNone", "workClosed"] },
  autopay: { 404: ["notFound"] },
  autopayCard: { 404: ["notFound"], 409: ["autopay.unavailable"] },
  autopayOff: { 404: ["notFound"] },
  autopayOn: { 404: ["notFound"], 409: ["autopay.ending", "autopay.noCard", "autopay.unavailable"] },
  beneficiary: { 404: ["notFound"] },
  calcCancel: { 404: ["notFound"] },
  calcCancelSendSms: { 403: notIdentified, 404: ["notFound"], 409: notEnded },
  calcCancelSendSmsRepeat: { 404: ["notFound"] },
  calcCancelVerifyId: { 404: ["notFound"] },
  calcChange: { 403: notIdentified, 404: ["notFound"], 409: notChanged },
  calcChangeVerifyId: { 404: ["notFound"] },
  cancelContract: { 403: notIdentified, 404: ["notFound"], 409: [...notEnded, "termination.confirmed", "termination.outdated"] },
  changeContract: { 403: notIdentified, 404: ["notFound"], 409: [...notChanged, "change.confirmed", "change.outdated"] },
  changeEmail: { 403: ["codeFirst"] },
  changePhone: { 403: ["codeFirst"] },
  changeWorksheet: { 403: notIdentified, 404: ["notFound"], 409: notChanged },
  changeWorksheetRepeat: { 404: ["notFound"] },
  checkSign: { 404: ["notFound"] },
  checkSignedByGuid: { 404: ["signature.notFound"] },
  claimAccount: { 404: ["notFound"], 409: ["claim.noAccount"] },
  claimFigures: { 403: ["notAccountant"] },
  claimFiles: { 404: ["notFound"], 409: ["claim.noFiles"] },
  claimJournal: { 403: ["notAccountant"] },
  claimPaper: { 404: ["notFound"], 409: ["claim.noPaper"] },
  claimReview: { 404: ["notFound"], 409: ["claim.noReview"] },
  claimWithdraw: { 404: ["notFound"], 409: ["claim.noWithdraw"] },
  cmsDataInfo: { 404: ["notFound"] },
  codeCheck: { 404: ["applicationGone"] },
  contractDocument: { 404: ["notFound"] },
  createApplicationPens: { 404: ["notFound"], 409: ["pension.closed.foreigner", "pension.unconfirmed", "pension.underway"] },
  createContractPens: { 404: ["notFound"], 409: ["pension.unconfirmed"] },
  createContractVms: { 404: ["notFound"] },
  createSenimContract: { 404: ["notFound"] },
  decideWork: {
    403: ["fourEyes", "notAssessor", "notAtDesk", "notUnderwriter", "opinionOfOwn", "ownCase", "reviewOfOwn"],
    404: ["notFound"],
    409: ["opinionFirst", "workClosed", "workProposed"],
  },
  digitalDocConfirmSms: { 403: ["notAtDesk", "ownCase"], 404: ["notFound"] },
  digitalDocSendSms: { 403: ["notAtDesk", "ownCase"], 404: ["noCustomer", "notFound"] },
  egovQrGetData: { 404: ["notFound"] },
  egovQrInit: { 404: ["notFound"] },
  egovQrSetData: { 404: ["notFound"] },
  sendLaunchLink: { 404: ["notFound"], 409: ["launchLink.ended"] },
  egovVerify: { 404: ["signature.notFound"] },
  employeeStatus: { 403: ["noOffice", "notAtDesk"] },
  getAdditionalAgreement: { 404: ["notFound"] },
  getApprovalSheetValid: { 404: ["notFound"] },
  getCalcData: { 404: ["notFound"] },
  getCalcDataByGuid: { 404: ["notFound"] },
  getCheckAgreement: { 404: ["notFound"] },
  getCheckKDP: { 404: ["notFound"] },
  getClientPensInf: { 404: ["notFound"] },
  getContractDocuments: { 404: ["notFound"] },
  getContractInfo: { 404: ["notFound"] },
  getDecryption: { 404: ["notFound", "signature.noEvidence"] },
  getEmployeeReceptionData: { 403: ["notAtDesk"], 404: ["notFound"], 409: ["receptionEnded", "receptionLocked"] },
  getFilePA: { 404: ["notFound"] },
  getFileRule: { 404: ["notFound"] },
  getPaHash: { 404: ["notFound"] },
  getProduct: { 404: ["notFound"] },
  getProductForm: { 404: ["notFound"] },
  getSenimData: { 404: ["notFound"] },
  giveOpinion: { 403: ["notMedical", "opinionOfOwn", "ownCase"], 404: ["notFound"] },
  investors: { 404: ["notFound"] },
  invoice: { 404: ["notFound"] },
  sendPayLink: { 404: ["notFound"], 409: ["payLink.ended"] },
  kaspiQrPay: { 404: ["notFound"], 409: [...notPaid, "applicationLapsed"] },
  leaveReception: { 403: ["notAtDesk"], 404: ["notFound"], 409: ["receptionEnded"] },
  linkReport: { 403: ["notAssessor", "opinionOfOwn", "ownCase"], 404: ["notFound"], 409: ["workClosed", "workProposed"] },
  login: { 401: ["credentials"], 403: ["loginShut"] },
  maturity: { 404: ["notFound"] },
  maturityConfirm: { 403: notIdentified, 404: ["notFound"], 409: [...noAccountNamed, "maturity.confirmed"] },
  maturitySendSms: { 403: notIdentified, 404: ["notFound"], 409: noAccountNamed },
  maturitySendSmsRepeat: { 404: ["notFound"] },
  newsBySlug: { 404: ["notFound"] },
  pageBySlug: { 404: ["notFound"] },
  paper: { 404: ["notFound"] },
  pay: { 404: ["notFound"], 409: ["applicationDeclined", "applicationLapsed", "applicationWaits", "applicationWithdrawn", "codeNeeded"] },
  payContract: { 404: ["notFound"], 409: notPaid },
  payFromPolicy: { 404: ["notFound"], 409: ["fromPolicy.claim", "fromPolicy.ending", "fromPolicy.paid", "fromPolicy.short"] },
  paymentSchedule: { 404: ["notFound"] },
  payments: { 404: ["notFound"] },
  picture: { 404: ["notFound"] },
  polis: { 404: ["notFound"], 409: notPaid },
  polisAndSign: { 404: ["notFound"], 409: notPaid },
  postAdditionalAgreement: { 403: notIdentified, 404: ["notFound"], 409: [...otherPaper, ...notChanged, "change.outdated"] },
  postTerminationAgreement: {
    403: notIdentified,
    404: ["notFound"],
    409: [...otherPaper, ...notEnded, "termination.moved", "termination.outdated", "termination.withdrawn"],
  },
  productById: { 404: ["notFound"] },
  productBySlug: { 404: ["notFound"] },
  redemptions: { 404: ["notFound"] },
  register: { 403: ["codeFirst"] },
  registerNonResident: { 403: ["codeFirst"] },
  registerStepThree: { 403: ["codeFirst"] },
  renewApplication: { 404: ["notFound"], 409: ["applicationNotLapsed"] },
  reportContracts: { 403: ["notAssessor", "opinionOfOwn", "ownCase"], 404: ["notFound"], 409: ["workClosed"] },
  sendCodeRepeat: { 404: ["applicationGone"] },
  sendEmployeeReception: { 403: ["notAtDesk"], 404: ["notFound"], 409: ["receptionEnded", "receptionLocked"] },
  sendFiles: { 404: ["badInput", "notFound"], 409: ["papersClosed"] },
  sendLink: { 404: ["notFound"] },
  sendLinkMail: { 404: ["notFound"] },
  sendMessageWA: { 404: ["notFound"] },
  sentAppOtp: { 404: ["notFound"], 409: ["pension.lapsed", "pension.unchecked"] },
  setAppOtp: { 404: ["notFound"], 409: ["pension.closed", "pension.otherPaper"] },
  setApprovalApp: { 404: ["notFound"], 409: ["pension.papers"] },
  setConsent: { 409: ["consentChanged"] },
  setConsentOtp: { 404: ["notFound"] },
  setEmployeeReceptionData: { 403: ["notAtDesk"], 404: ["notFound"], 409: ["receptionEnded", "receptionLocked"] },
  setFilePA: { 404: ["badInput", "notFound"] },
  signConsent: { 409: ["consentChanged"] },
  staffLog: { 403: ["notSupervisor"] },
  upload: { 400: ["fileInfected"] },
  userContracts: { 404: ["notFound"] },
  userUpdate: { 404: ["notFound"] },
  withdrawApplication: { 404: ["notFound"], 409: ["applicationOrdered"] },
  workFile: { 403: ["notAssessor", "notAtDesk", "notUnderwriter", "ownCase"], 404: ["notFound"] },
  workItem: { 403: ["notAtDesk", "ownCase"], 404: ["notFound"] },
  worksheet: { 409: ["consentWithdrawn"] },
} as const satisfies { readonly [N in CallName]?: { readonly [S in RefusalStatus]?: readonly string[] } };

type Codes = typeof refusalCodes;
type Common = typeof commonCodes;
type CommonCode = { readonly [S in keyof Common]: Common[S][number] }[keyof Common];
type Own<T> = T extends object ? { readonly [S in keyof T]: T[S] extends readonly (infer C)[] ? C : never }[keyof T] : never;
/** The codes that a call may be refused by. */
export type RefusalCode<N extends CallName> = CommonCode | (N extends keyof Codes ? Own<Codes[N]> : never);

/** Codes after which a flow does something else than show the sentence: each stands in the flow of its call, or that does not compile. */
export const actCodes = {
  checkSignedByGuid: ["signature.notFound"],
  codeCheck: ["applicationGone"],
  getCalcData: ["notFound"],
  getSenimData: ["notFound"],
  leaveReception: ["receptionEnded"],
  payContract: ["notFound"],
  register: ["codeFirst"],
  sendCodeRepeat: ["applicationGone"],
  sendEmployeeReception: ["receptionEnded", "receptionLocked"],
  setConsent: ["consentChanged"],
  setEmployeeReceptionData: ["receptionEnded", "receptionLocked"],
  signConsent: ["consentChanged"],
} as const satisfies { readonly [N in CallName]?: readonly RefusalCode<N>[] };
type Acts = typeof actCodes;
/** Those of a call's codes that its flow answers by an act of its own. */
export type ActCode<N extends CallName> = N extends keyof Acts ? Acts[N][number] : never;

/** The stable name of a refusal, by that of its sentence. */
export const refusalCodeOf = (sentenceId: string): string => sentenceId.replace(/^error\./, "");

type CodesByStatus = { readonly [S in RefusalStatus]?: readonly string[] };
const own: { readonly [N in CallName]?: CodesByStatus } = refusalCodes;
const common: CodesByStatus = commonCodes;

/** The codes by which a call alone is refused with a status. */
export const ownCodesOf = (name: CallName, status: RefusalStatus): readonly string[] => own[name]?.[status] ?? [];

/** The codes that a call may be refused by with a status. */
export const codesOf = (name: CallName, status: RefusalStatus): readonly string[] => [
  ...(common[status] ?? []),
  ...ownCodesOf(name, status),
];
