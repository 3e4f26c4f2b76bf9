import type { CallName, Input } from "@shanyraq/calls";
import { bytesOfNonce, digestOf } from "../platform/codes/pkce.ts";
import { codeTo, consentOf, foreigner, newcomer, registrationOf, stepOne, tokenOfChangedEmail } from "./account.ts";
import { withCard } from "./contracts/autopay.ts";
import type { BackOffice } from "./back-office.ts";
import { claimFixtures } from "./contracts/claim-fixtures.ts";
import { changeFixtures } from "./contracts/change-fixtures.ts";
import { companyOrder } from "./company-order.ts";
import { consentFixtures } from "./signing/consent-fixtures.ts";
import { signatureFixtures } from "./signing/signature-fixtures.ts";
import { firstPicture, firstSlug } from "./first-content.ts";
import { HELD as VERIFIER, papersOf } from "./papers.ts";
import { policyOf } from "./contracts/premium.ts";
import { apply, requestCode, calculation, confirmed, keyed, lastCode, order, orderWithCode, worksheet } from "./purchase.ts";
import { receptionFixtures } from "./reception-fixtures.ts";
import { pensionFixtures } from "./annuities/pension-fixtures.ts";
import { lapsedApplication } from "./contracts/lapsed-application.ts";
import { maturityFixtures } from "./contracts/maturity-fixtures.ts";
import { terminationFixtures } from "./contracts/termination-fixtures.ts";
import type { Fixture, World } from "./world.ts";

export type { Caller, World } from "./world.ts";

const challenge = digestOf(VERIFIER);
const CONTENT = "senim";
const STORY = "Прошу проверить начисление: сумма не совпадает с договором.";
const phone = { phone: newcomer.phone };
const statementOf = async ({ office }: World): Promise<string> =>
  String((await office.post("/insurance", insured, undefined, keyed())).body["number"]);
const insured = {
  event: "injury",
  eventDate: "2026-11-01",
  place: "Алматы",
  text: STORY,
  claimant: "insured",
  contractNumber: "",
  name: "Илья Волков",
  phone: newcomer.phone,
  email: "",
} as const;
const hashOf = async ({ office }: World): Promise<string> => String((await office.post("/setCalcHashData", calculation)).body["hash"]);
const contractId = async ({ office, owner }: World): Promise<string> => {
  const { body } = await office.post("/user/contracts/", {}, owner);
  return (body["data"] as { id: string }[])[0]?.id ?? "";
};
const ofContract = async (world: World) => ({ contractId: await contractId(world) });
/** A foreigner who has agreed. */
const consented = async ({ office }: World) => {
  const { ClientGUID, given } = await consentOf(office);
  await office.post("/setConsentOtp", { ...given, code: codeTo(office, foreigner.digits) });
  return { ...registrationOf(foreigner), registered: "1", resident: "0", client_guid: ClientGUID };
};
const ordered = (world: World) => order(world.office, world.buyer);
const awaited = (world: World) => orderWithCode(world.office, world.buyer);
const captcha = "";
const bought = calculation as Input<"getSenimCalc">;
const product = ["stranger", () => ({ id: CONTENT })] as const;
const nothing = ["stranger", () => ({})] as const;

const applying = ["buyer", () => worksheet as Input<"worksheet">] as const;
const concluding = ["buyer", ({ office, buyer }: World) => confirmed(office, buyer)] as const;

const twoMinutesLater = ({ clock }: BackOffice, requestID: string) => {
  clock.now += 120_000;
  return { requestID };
};

/** One right input of every built call; total, so that a new call has one too. */
export const fixtures: { readonly [N in CallName]: Fixture<N> } = {
  menus: nothing,
  socials: nothing,
  company: nothing,
  news: nothing,
  newsMainPage: nothing,
  newsBySlug: ["stranger", async ({ office }) => ({ slug: await firstSlug(office, "/news") })],
  sliders: nothing,
  products: nothing,
  productMenus: nothing,
  productBySlug: ["stranger", () => ({ slug: CONTENT })],
  productById: product,
  getProduct: product,
  reports: nothing,
  managements: nothing,
  faqs: nothing,
  abouts: nothing,
  investors: ["stranger", () => ({ slug: "shareholders" })],
  universities: nothing,
  pageBySlug: ["stranger", () => ({ slug: "licence" })],
  contacts: nothing,
  contactsMain: nothing,
  contactsCities: nothing,
  contactsCitizenship: nothing,
  regions: nothing,
  insuranceFiles: nothing,
  ratings: nothing,
  getFileFirst: nothing,
  getFileRule: ["stranger", () => ({ productId: CONTENT, type: "rules" })],
  reviews: nothing,
  reportFiles: nothing,
  upload: ["stranger", () => ({ name: "справка.pdf", challenge })],
  paper: ["stranger", () => ({ slug: "claim-application" })],
  picture: ["stranger", firstPicture],
  getProductForm: product,
  getCalcData: ["stranger", async (world) => ({ hash: await hashOf(world) })],
  getSenimData: ["stranger", async (world) => ({ hash: await hashOf(world) })],
  statGov: ["stranger", () => ({ bin: "150340012340" })],
  getOKEDList: ["stranger", () => ({ search: "41" })],
  productMenusProduct: ["stranger", () => ({ ids: [CONTENT] })],
  getCalc: ["stranger", () => bought],
  getSenimCalc: ["stranger", () => bought],
  setCalcHashData: ["stranger", () => bought],
  getCalcDataByGuid: ["stranger", async (world) => ({ GUID: await hashOf(world) })],
  getCalcVms: ["stranger", () => bought],
  checkRegister: ["stranger", () => ({ iin: newcomer.iin, ...phone, captcha })],
  register: ["stranger", consented],
  registerNonResident: ["stranger", consented],
  registerStepOne: ["stranger", () => ({ ...registrationOf(newcomer), lang: "ru", captcha })],
  registerStepThree: [
    "stranger",
    async ({ office }) => {
      await office.post("/sendSms", phone);
      await office.post("/smsCheckRegister", { iin: newcomer.iin, ...phone, sms: codeTo(office, newcomer.digits) });
      return registrationOf(newcomer);
    },
  ],
  smsCheckRegister: [
    "stranger",
    async ({ office }) => {
      await office.post("/sendSms", phone);
      return { iin: newcomer.iin, ...phone, sms: codeTo(office, newcomer.digits) };
    },
  ],
  smsCheckRegisterStepTwo: [
    "stranger",
    async ({ office }) => {
      await stepOne(office);
      return { iin: newcomer.iin, ...phone, sms: codeTo(office, newcomer.digits) };
    },
  ],
  forgotPassword: ["stranger", ({ office }) => ({ phone: office.person("nothing").phone, captcha })],
  forgotPasswordCode: [
    "stranger",
    async ({ office }) => {
      const { phone: own } = office.person("overdue");
      await office.post("/forgotPassword", { phone: own });
      await office.settled();
      return { phone: own, sms: codeTo(office, own) };
    },
  ],
  changePassword: [
    "buyer",
    ({ office }) => ({
      current_password: office.person("nothing").password,
      password: "Жаңа-сөз-жарық",
      password_repeat: "Жаңа-сөз-жарық",
    }),
  ],
  changeEmail: ["buyer", () => ({ email: "new@example.kz" })],
  changePhone: ["buyer", () => ({ phone: "+7 (700) 555-00-77" })],
  userUpdate: ["buyer", () => ({ lang: "kk" })],
  authLogin: ["stranger", () => ({ challenge, captcha })],
  getAuthLogin: [
    "stranger",
    async ({ office, signers }) => {
      const nonce = String((await office.post("/authLogin", { challenge })).body["nonce"]);
      const signature = await signers.sign(await signers.issue(office.person("nothing").iin ?? ""), bytesOfNonce(nonce));
      return { nonce, verifier: VERIFIER, signature };
    },
  ],
  getPersonData: ["buyer", () => ({})],
  login: ["stranger", ({ office }) => ({ iin: office.person("nothing").iin ?? "", password: office.person("nothing").password })],
  logout: ["buyer", () => ({})],
  user: ["buyer", () => ({})],
  userContracts: ["owner", () => ({ failed: false })],
  getNotifications: ["owner", () => ({ iin: "" })],
  worksheet: applying,
  worksheetDraft: ["buyer", async (world) => ({ calculation: await hashOf(world), draft: "{}" })],
  pay: concluding,
  createApplication: applying,
  createSenimApplication: applying,
  createApplicationVms: applying,
  answerUnderwriter: ["buyer", async ({ office, buyer }) => ({ requestID: await requestCode(office, buyer), answer: "С 2019 года" })],
  withdrawApplication: ["buyer", async ({ office, buyer }) => ({ requestID: await requestCode(office, buyer) })],
  renewApplication: ["buyer", lapsedApplication],
  createSenimContract: concluding,
  createContractVms: concluding,
  codeCheck: ["buyer", async ({ office, buyer }) => ({ requestID: await apply(office, buyer), code: lastCode(office) })],
  sendCodeRepeat: ["buyer", async ({ office, buyer }) => twoMinutesLater(office, await apply(office, buyer))],
  polis: ["stranger", policyOf],
  polisAndSign: ["stranger", policyOf],
  invoice: ["buyer", async ({ office, buyer }) => ({ hash: (await companyOrder(office, buyer)).hash })],
  payContract: ["owner", ofContract],
  autopay: ["owner", ofContract],
  autopayCard: ["owner", ofContract],
  autopayOn: ["owner", async (world) => withCard(world.office, world.owner, await contractId(world))],
  autopayOff: ["owner", ofContract],
  userApplications: ["buyer", () => ({})],
  userClaims: ["buyer", () => ({})],
  household: ["owner", () => ({})],
  sendPayLink: ["buyer", async (world) => ({ hash: await awaited(world) })],
  kaspiQrPay: ["buyer", async (world) => ({ hash: await ordered(world), attempt: 1 })],
  ...changeFixtures,
  ...terminationFixtures,
  ...maturityFixtures,
  ...receptionFixtures,
  ...consentFixtures,
  redemptions: ["owner", ofContract],
  getContractDocuments: ["owner", ofContract],
  contractDocument: ["owner", async (world) => ({ ...(await ofContract(world)), type: "policy" })],
  paymentSchedule: ["owner", ofContract],
  beneficiary: ["owner", ofContract],
  payments: ["owner", ofContract],
  sendFiles: ["buyer", papersOf],
  ...pensionFixtures,
  checkPassport: ["buyer", () => ({ document_number: "012345678" })],
  getOwners: ["buyer", () => ({ BIN: "150340012340" })],
  getJuridical: ["buyer", () => ({ isLegal: true, UIN: "150340012340" })],
  createClientVms: ["stranger", () => ({ name: "O'Neil Jean-Luc", ID: "P7654321", owner: {}, leader: {} })],
  compliance: ["stranger", () => ({ anonymous: false, name: "Илья Волков", ...phone, email: "", text: STORY, files: [] })],
  status: ["stranger", async (world) => ({ number: await statementOf(world), phoneEnd: newcomer.digits.slice(-4) })],
  contractCheck: ["stranger", () => ({ number: "SH-2026-00000001" })],
  insurance: ["stranger", () => insured],
  ombudsman: [
    "stranger",
    () => ({
      name: "Илья Волков",
      iin: newcomer.iin,
      ...phone,
      email: "ilya@example.kz",
      address: "Алматы, Абай 1",
      contractNumber: "SH-2026-00000001",
      askedOn: "2026-11-01",
      text: STORY,
      demand: STORY,
      files: [],
    }),
  ],
  insuranceStatement: [
    "stranger",
    async (world) => ({
      number: await statementOf(world),
      ...phone,
      iin: newcomer.iin,
      accountHolder: "Илья Волков",
      iban: "KZ86125KZT5004100100",
      documents: [{ document: "identity", have: true }],
      files: [],
    }),
  ],
  ...claimFixtures,
  callback: ["stranger", () => ({ name: "Илья", ...phone, time: "после шести", minor: false })],
  feedback: [
    "stranger",
    () => ({ topic: "question", name: "Илья", ...phone, email: "", contractNumber: "", channel: "phone", text: STORY, files: [] }),
  ],
  sendServiceQuality: ["stranger", () => ({ score: 5, text: STORY })],
  sendLinkMail: ["stranger", async (world) => ({ hash: await hashOf(world), email: "ilya@example.kz" })],
  sendLink: ["stranger", async (world) => ({ hash: await hashOf(world), ...phone })],
  sendSms: ["stranger", () => ({ phone: "+7 (700) 555-44-02" })],
  sendMessageWA: ["stranger", async (world) => ({ hash: await hashOf(world), ...phone })],
  ...signatureFixtures,
  notMe: ["stranger", async ({ office }) => ({ token: await tokenOfChangedEmail(office, "overdue"), captcha })],
};
