import type { CallName } from "@shanyraq/calls";

/**
 * The callers: without a sign-in; the owner of the object; another customer; an employee; an employee of another office; a manager. An employee has no office
 * in the data yet: the two differ once something belongs to one.
 */
export const callers = ["nobody", "owner", "another", "employee", "employeeElsewhere", "manager", "editor"] as const;
export type RoleCaller = (typeof callers)[number];

/** What a cell says: the call is let in and handled by its input, or refused: 401, 403, 404, or in words by an answer that has its reason. */
export type Cell = "let in" | 401 | 403 | 404 | "in words";

type Access = "open" | "account" | "customers" | "employees" | "managers";
type Thing =
  | "application"
  | "calculation"
  | "change"
  | "contract"
  | "order"
  | "payout"
  | "pension"
  | "proof"
  | "signing"
  | "statement"
  | "termination"
  | "reception"
  | "code";

interface Line {
  readonly access: Access;
  /** Whose object the call names by an id that it cannot do without. */
  readonly names?: Thing;
  /** What everybody except its owner gets for that object, when it is not a 404. */
  readonly others?: Cell;
  /** The object is used up by the first who is let in. */
  readonly once?: true;
}

const open: Line = { access: "open" };
/** Its object is visible to everybody who was given its address, number or code: that is the key. */
const heldBy = (names: Thing): Line => ({ access: "open", names, others: "let in" });
/** A proof opens one account, and a nonce one session. */
const spent = (names: Thing): Line => ({ ...heldBy(names), once: true });
/** The caller's own account: no object is named, and every signed-in caller gets their own answer. */
const account: Line = { access: "account" };
/** A customer's own objects, all of them or a new one: none is named. */
const own: Line = { access: "customers" };
const of = (names: Thing, others: Cell = 404): Line => ({ access: "customers", names, others });
const employees: Line = { access: "employees" };
/** A thing of the office that an employee works in: to those of another it is not there. */
const atDesk = (names: Thing): Line => ({ access: "employees", names });
const managers: Line = { access: "managers" };

/** A line of every call: a new one does not compile without its own. Its cells are `cellOf`. */
export const roleMatrix: { readonly [N in CallName]: Line } = {
  // shell and content
  menus: open,
  socials: open,
  company: open,
  news: open,
  newsMainPage: open,
  newsBySlug: open,
  sliders: open,
  products: open,
  productMenus: open,
  productBySlug: open,
  productById: open,
  getProduct: open,
  reports: open,
  managements: open,
  faqs: open,
  abouts: open,
  investors: open,
  universities: open,
  pageBySlug: open,
  contacts: open,
  contactsMain: open,
  contactsCities: open,
  contactsCitizenship: open,
  regions: open,
  insuranceFiles: open,
  ratings: open,
  getFileFirst: open,
  getFileRule: open,
  reviews: open,
  reportFiles: open,
  paper: open,
  picture: open,
  upload: open,
  // account
  checkRegister: open,
  register: spent("proof"),
  registerStepOne: open,
  registerStepThree: spent("proof"),
  smsCheckRegister: heldBy("code"),
  smsCheckRegisterStepTwo: heldBy("code"),
  forgotPassword: open,
  forgotPasswordCode: heldBy("code"),
  changePassword: account,
  changeEmail: account,
  changePhone: account,
  userUpdate: account,
  registerNonResident: spent("proof"),
  authLogin: open,
  getAuthLogin: spent("code"),
  getPersonData: account,
  login: open,
  logout: account,
  user: account,
  notMe: spent("code"),
  // cabinet
  userContracts: own,
  userApplications: own,
  household: own,
  getNotifications: account,
  // calculators
  getProductForm: open,
  getCalcData: heldBy("calculation"),
  getSenimData: heldBy("calculation"),
  statGov: open,
  getOKEDList: open,
  productMenusProduct: open,
  getCalc: open,
  getSenimCalc: open,
  setCalcHashData: open,
  getCalcDataByGuid: heldBy("calculation"),
  getCalcVms: open,
  // purchase
  worksheet: own,
  worksheetDraft: own,
  changeWorksheet: of("contract"),
  changeWorksheetRepeat: of("change"),
  pay: of("application"),
  codeCheck: of("application"),
  sendCodeRepeat: of("application"),
  polis: heldBy("contract"),
  polisAndSign: heldBy("contract"),
  payContract: of("contract"),
  payFromPolicy: of("contract"),
  invoice: of("order"),
  sendPayLink: of("order"),
  autopay: of("contract"),
  autopayCard: of("contract"),
  autopayOn: of("contract"),
  autopayOff: of("contract"),
  // It begins without an account, and what was ordered in one is paid in that one.
  kaspiQrPay: { access: "open", names: "order", others: 404 },
  // contracts
  getContractInfo: open,
  calcCancel: of("contract"),
  calcCancelSendSms: of("contract"),
  calcCancelSendSmsRepeat: of("termination"),
  calcCancelVerifyId: of("contract"),
  cancelContract: of("contract"),
  calcChangeVerifyId: of("contract"),
  calcChange: of("contract"),
  changeContract: of("contract"),
  maturity: of("contract"),
  maturitySendSms: of("contract"),
  maturitySendSmsRepeat: of("payout"),
  maturityConfirm: of("contract"),
  sendSmsWithoutAuth: open,
  redemptions: of("contract"),
  paymentSchedule: of("contract"),
  beneficiary: of("contract"),
  payments: of("contract"),
  postTerminationAgreement: of("termination"),
  getContractDocuments: of("contract"),
  contractDocument: of("contract"),
  // pension
  getPersonPKB: own,
  getPersonPA: own,
  getClientPensInf: open,
  getClientPensInfManager: managers,
  createApplicationPens: of("pension"),
  createContractPens: of("pension"),
  getPaHash: of("pension"),
  setApprovalApp: of("pension"),
  getApprovalSheetValid: of("pension"),
  getFilePA: of("pension"),
  setFilePA: of("pension"),
  getPersonAgreements: own,
  setPersonAgreements: own,
  getConsentText: heldBy("proof"),
  getAdditionalAgreement: of("change"),
  postAdditionalAgreement: of("change"),
  setConsent: own,
  signConsent: own,
  checkConsent: own,
  sendSmsOtp: heldBy("proof"),
  setConsentOtp: heldBy("code"),
  sentAppOtp: of("pension"),
  setAppOtp: of("pension"),
  getCheckAgreement: of("pension"),
  getCheckKDP: of("pension"),
  sendFiles: of("application"),
  checkPassport: own,
  getOwners: own,
  getJuridical: own,
  // applications
  createApplication: own,
  createSenimApplication: own,
  createSenimContract: of("application"),
  createApplicationVms: own,
  createContractVms: of("application"),
  createClientVms: open,
  answerUnderwriter: of("application"),
  withdrawApplication: of("application"),
  renewApplication: of("application"),
  // reception
  employeeStatus: employees,
  getEmployeeReception: employees,
  getEmployeeReceptionData: atDesk("reception"),
  setEmployeeReceptionData: atDesk("reception"),
  sendEmployeeReception: { ...atDesk("reception"), once: true },
  digitalDocSendSms: employees,
  digitalDocConfirmSms: { ...atDesk("reception"), once: true },
  leaveReception: atDesk("reception"),
  // What waits for an answer waits for the company, not for an office.
  workItem: employees,
  workFile: employees,
  decideWork: { ...employees, once: true },
  reportContracts: employees,
  linkReport: { ...employees, once: true },
  askOpinion: { ...employees, once: true },
  giveOpinion: { ...employees, once: true },
  staffLog: employees,
  claimFigures: employees,
  claimJournal: employees,
  // statements
  compliance: open,
  status: heldBy("statement"),
  contractCheck: open,
  insurance: open,
  ombudsman: open,
  insuranceStatement: heldBy("statement"),
  claimAccount: spent("statement"),
  claimWithdraw: spent("statement"),
  claimReview: spent("statement"),
  claimFiles: heldBy("statement"),
  claimPaper: heldBy("statement"),
  userClaims: own,
  callback: open,
  feedback: open,
  sendServiceQuality: open,
  sendLinkMail: heldBy("calculation"),
  sendLink: heldBy("calculation"),
  sendSms: open,
  sendMessageWA: heldBy("calculation"),
  // signing
  checkSign: of("signing"),
  getDecryption: of("signing"),
  cmsDataInfo: of("signing"),
  egovQrInit: open,
  egovQrSetData: heldBy("code"),
  egovQrGetData: heldBy("code"),
  sendLaunchLink: of("signing"),
  // A customer who signs a paper that waits for another's signature reads which party it waits for.
  egovVerify: of("signing", "in words"),
  // Everybody who has its address sees that a request exists, and whose signatures it has: what is signed is for its parties.
  checkSignedByGuid: heldBy("signing"),
};

/** The callers that each access lets in: listed here independently, and not read from the provider's own rules. */
const behind: { readonly [D in Access]: readonly RoleCaller[] } = {
  open: callers,
  account: ["owner", "another", "employee", "employeeElsewhere", "manager", "editor"],
  customers: ["owner", "another"],
  employees: ["employee", "employeeElsewhere"],
  managers: ["manager"],
};

/** What a row answers a caller: the door first, then whose the named object is. */
export function cellOf({ access, names, others = 404 }: Line, caller: RoleCaller): Cell {
  if (!behind[access].includes(caller)) return caller === "nobody" ? 401 : 403;
  const holder = access === "employees" ? "employee" : "owner";
  return names === undefined || caller === holder ? "let in" : others;
}
