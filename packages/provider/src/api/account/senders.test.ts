import { callNames, calls, type CallName } from "@shanyraq/calls";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { productionLimits } from "../../platform/ports/limits.ts";
import { seededPeople, type SeededPerson } from "../../seed/seeded-person.ts";
import { checkedCase } from "../../testing/annuities/pension.ts";
import { newcomer, registrationOf } from "../../testing/account.ts";
import { monthlyContract, withCard } from "../../testing/contracts/autopay.ts";
import { askedConsent } from "../../testing/signing/consents.ts";
import { identify, paidContract, toSister } from "../../testing/contracts/change.ts";
import { backOffice, type Answer, type BackOffice } from "../../testing/back-office.ts";
import { openWorld, prepared, send } from "../../testing/make-rightly.ts";
import { answeredContract } from "../../testing/contracts/maturity.ts";
import { calculation, keyed, worksheet } from "../../testing/purchase.ts";
import { codeToSign } from "../../testing/signing/code-to-sign.ts";
import { accountOf, YESTERDAY } from "../../testing/contracts/termination.ts";

const MINUTE = 60_000;
const STORY = "Прошу проверить начисление: сумма не совпадает с договором.";

let office: BackOffice;
afterEach(() => office.database.close());

/** Somebody a message goes to. */
interface Recipient {
  readonly phone: string;
  readonly email: string;
  readonly document: string;
}
const stranger = (index: number): Recipient => ({
  phone: `+7 (701) 555-${String(index)
    .padStart(4, "0")
    .replace(/(..)(..)/, "$1-$2")}`,
  email: `reader-${index}@example.kz`,
  document: `P${1_000_000 + index}`,
});
type Headers = Readonly<Record<string, string>>;
type ByStranger = (to: Recipient, headers: Headers) => Promise<Answer>;
type ByCustomer = (person: SeededPerson, token: string, headers: Headers) => Promise<Answer>;

const post = (path: string, body: object, headers: Headers, token?: string) => office.post(path, body, token, { ...keyed(), ...headers });
const hash = async () => String((await office.post("/setCalcHashData", calculation)).body["hash"]);
const callback = { name: "Илья Волков", text: STORY, contractNumber: "SH-2026-00000001" };

/** Every call by which a stranger has something sent to a recipient of their choice. */
const byStrangers = {
  registerStepOne: ({ phone, email, document }, headers) =>
    post(
      "/registerStepOne",
      { ...registrationOf(newcomer), iin: undefined, id_number: document, name: "Jean", surname: "Neil", phone, email },
      headers,
    ),
  sendSms: ({ phone }, headers) => post("/sendSms", { phone }, headers),
  sendSmsOtp: async ({ phone, document }, headers) => {
    const { body } = await post("/createClientVms", { name: "Jean Neil", ID: document }, headers);
    const ClientGUID = body["message"];
    await post("/getConsentText", { type: "ConsentPersonalData", ClientGUID }, headers);
    return post("/sendSmsOtp", { PhoneNumber: phone, ClientGUID, TypeOTP: "ConsentPD", Email: "" }, headers);
  },
  sendLink: async ({ phone }, headers) => post("/sendLink", { hash: await hash(), phone }, headers),
  sendMessageWA: async ({ phone }, headers) => post("/sendMessageWA", { hash: await hash(), phone }, headers),
  sendLinkMail: async ({ email }, headers) => post("/sendLinkMail", { hash: await hash(), email }, headers),
  feedback: ({ phone }, headers) => post("/feedback", { ...callback, topic: "question", channel: "phone", phone }, headers),
  compliance: ({ phone, email }, headers) => post("/compliance", { ...callback, phone, email }, headers),
  ombudsman: ({ phone, email }, headers) =>
    post(
      "/ombudsman",
      { ...callback, phone, email, iin: newcomer.iin, address: "Алматы, Абай 1", askedOn: "2026-11-01", demand: STORY },
      headers,
    ),
  insurance: ({ phone }, headers) =>
    post("/insurance", { ...callback, event: "injury", eventDate: "2026-11-01", place: "Алматы", claimant: "insured", phone }, headers),
} satisfies Partial<Record<CallName, ByStranger>>;

const ofPerson = ({ sex, birth_date }: SeededPerson) => ({ ...worksheet, calculation: { ...calculation, sex, birthDate: birth_date } });
/** Every call that sends something to one of our customers, made by the customer or by a person who knows the data given here. */
const toCustomers = {
  forgotPassword: ({ phone }, _, headers) => post("/forgotPassword", { phone: `+${phone}` }, headers),
  contractCheck: ({ iin, birth_date }, _, headers) => post("/contract/check", { iin, birthDate: birth_date }, headers),
  worksheet: (person, token, headers) => post("/worksheet", ofPerson(person), headers, token),
  createApplication: (person, token, headers) => post("/createApplication", ofPerson(person), headers, token),
  createSenimApplication: (person, token, headers) => post("/createSenimApplication", ofPerson(person), headers, token),
  createApplicationVms: (person, token, headers) => post("/createApplicationVms", ofPerson(person), headers, token),
  sendPayLink: async ({ id }, token, headers) => {
    const contractId = await monthlyContract(office, id);
    const { body } = await post("/user/contracts/pay", { contractId, amount: "1000" }, headers, token);
    const order = { hash: body["hash"] ?? "" };
    await post("/kaspi-qr-pay", { ...order, attempt: 1 }, headers, token);
    return post("/user/sendPayLink", order, headers, token);
  },
  sendLaunchLink: async ({ id }, token, headers) => post("/user/sendLaunchLink", await codeToSign(office, id), headers, token),
  sendCodeRepeat: async (person, token, headers) => {
    const { body } = await post("/worksheet", ofPerson(person), headers, token);
    return post("/sendCodeRepeat", { requestID: body["requestID"] ?? "" }, headers, token);
  },
  autopayOn: async ({ id }, token, headers) => {
    const of = await withCard(office, token, await monthlyContract(office, id));
    return post("/user/contracts/autopay/on", of, headers, token);
  },
  changeWorksheet: async ({ id, shows }, token, headers) => {
    const contractId = await paidContract(office, id);
    await identify(office, token, contractId, shows);
    return post("/contract/calcChange/worksheet", { contractId, change: toSister }, headers, token);
  },
  changeWorksheetRepeat: async ({ id, shows }, token, headers) => {
    const contractId = await paidContract(office, id);
    await identify(office, token, contractId, shows);
    const { body } = await post("/contract/calcChange/worksheet", { contractId, change: toSister }, headers, token);
    return post("/contract/calcChange/worksheet/repeat", { requestID: body["requestID"] ?? "" }, headers, token);
  },
  calcCancelSendSms: async (person, token, headers) => {
    const contractId = await paidContract(office, person.id, YESTERDAY);
    await identify(office, token, contractId, person.shows);
    return post("/contract/calcCancel/sendSMS", { contractId, ...accountOf(person) }, headers, token);
  },
  calcCancelSendSmsRepeat: async (person, token, headers) => {
    const contractId = await paidContract(office, person.id, YESTERDAY);
    await identify(office, token, contractId, person.shows);
    const { body } = await post("/contract/calcCancel/sendSMS", { contractId, ...accountOf(person) }, headers, token);
    return post("/contract/calcCancel/sendSMS/repeat", { requestID: body["requestID"] ?? "" }, headers, token);
  },
  maturitySendSms: async (person, token, headers) => {
    const contractId = await answeredContract(office, person);
    await identify(office, token, contractId, person.shows);
    return post("/contract/maturity/sendSMS", { contractId, ...accountOf(person) }, headers, token);
  },
  maturitySendSmsRepeat: async (person, token, headers) => {
    const contractId = await answeredContract(office, person);
    await identify(office, token, contractId, person.shows);
    const { body } = await post("/contract/maturity/sendSMS", { contractId, ...accountOf(person) }, headers, token);
    return post("/contract/maturity/sendSMS/repeat", { requestID: body["requestID"] ?? "" }, headers, token);
  },
  sendSmsWithoutAuth: async ({ id, iin }, _, headers) => {
    const contractId = await paidContract(office, id, YESTERDAY);
    const { number } = await office.database.queries
      .selectFrom("contract")
      .select("number")
      .where("id", "=", contractId)
      .executeTakeFirstOrThrow();
    return post("/contract/sendSMSWithoutAuth", { number, owner: iin, captcha: "" }, headers);
  },
  setConsent: async ({ id }, token, headers) => post("/setConsent", await askedConsent(office, token, id), headers, token),
  changePhone: ({ phone }, token, headers) => post("/changePhone", { phone: `+7701${phone.slice(-7)}` }, headers, token),
  changeEmail: ({ id }, token, headers) => post("/changeEmail", { email: `new-${id.slice(-2)}@example.kz` }, headers, token),
} satisfies Partial<Record<CallName, ByCustomer>>;

/** Its consent has just sent a code to the same phone, so that this call cannot be measured by network; it passes the guard of `setConsent`. */
const afterConsent = {
  sentAppOtp: async ({ shows }, token, headers) =>
    post("/sentAppOtp", { requestID: await checkedCase({ office, token, shows }) }, headers, token),
} satisfies Partial<Record<CallName, ByCustomer>>;

/** An employee signs in once for all that they ask: each sign-in takes a code. */
const signedIn = new WeakMap<BackOffice, Promise<string>>();
function atDesk(): Promise<string> {
  const token = signedIn.get(office) ?? office.login("employee");
  signedIn.set(office, token);
  return token;
}
/** Sent by staff: an office is one network, so that each employee is counted separately (reception/reception.test.ts). */
const fromDesk = {
  digitalDocSendSms: async ({ iin }, _, headers) => post("/digitalDocSendSms", { IIN: iin, topic: "question" }, headers, await atDesk()),
} satisfies Partial<Record<CallName, ByCustomer>>;

/** The calls that send another message about an earlier text to its writer: counted with that text. */
const within: readonly CallName[] = [
  // Reports a change after a code of recovery or the present password, each of which is counted; every change is reported.
  "changePassword",
  "insuranceStatement",
  // The owner of a contract is notified once a day that an event of it was reported.
  "linkReport",
  "claimAccount",
  // One message for each withdrawn statement, which was counted when it was written.
  "claimWithdraw",
  // One message for each refused claim.
  "claimReview",
  // One message for each sending, which is counted with everything that is written of statements.
  "claimFiles",
  // Once for each changed way in: its link is used up by the press.
  "notMe",
  "postAdditionalAgreement",
  "postTerminationAgreement",
  "maturityConfirm",
  "payFromPolicy",
  "sendEmployeeReception",
];
/** The former and the new address both get a message, which counts as one. */
const toTwo: readonly string[] = ["changePhone", "changeEmail"];

const networks = (index: number) => ({ "x-real-ip": `198.51.${Math.floor(index / 200)}.${(index % 200) + 1}` });
const ONE = { "x-real-ip": "203.0.113.9" };
const sent = async () => {
  await office.settled();
  await office.provider.work();
  // Messages about premiums follow the back office's own plan, independently of calls.
  return office.inbox.filter(({ key }) => !key.startsWith("reminder/")).length;
};
const most = (messages: readonly { readonly to: string }[]): number =>
  Math.max(0, ...messages.map(({ to }) => messages.filter((other) => other.to === to).length));

it("S25: every call that sends a message is in the tables below", async () => {
  const known = new Set<string>([
    ...Object.keys(byStrangers),
    ...Object.keys(toCustomers),
    ...Object.keys({ ...afterConsent, ...fromDesk }),
    ...within,
  ]);
  const found = new Set<string>();
  for (const name of callNames.filter((one) => calls[one].method === "POST")) {
    const world = await openWorld();
    office = world.office;
    const { input, token } = await prepared(world, name);
    const before = await sent();
    await send(world, name, input, token);
    if ((await sent()) > before) found.add(name);
    await office.database.close();
  }
  office = await backOffice();
  expect([...found].filter((name) => !known.has(name))).toEqual([]);
  expect(found.size).toBeGreaterThanOrEqual(14);
  // A world for each call of the table.
}, 180_000);

describe("S25: one recipient", () => {
  beforeEach(async () => {
    office = await backOffice(productionLimits);
  });
  /** Asked from twelve networks at once, then every three minutes from twelve others. */
  const insist = async (ask: (headers: Headers) => Promise<Answer>) => {
    for (let index = 0; index < 12; index += 1) await ask(networks(index));
    await sent();
    const atOnce = most(office.inbox);
    for (let index = 12; index < 24; index += 1) {
      office.clock.now += 3 * MINUTE;
      await ask(networks(index));
      // A link to one's own phone lapses with its code: what waits for its turn longer than that is not sent.
      await sent();
    }
    return [atOnce, most(office.inbox)];
  };
  it.each(Object.entries(byStrangers))(
    "of %s gets one message in two minutes and five in a day, from any number of networks",
    async (_, ask) => {
      expect(await insist((headers) => ask(stranger(7), headers))).toEqual([1, 5]);
    },
  );
  it.each(Object.entries({ ...toCustomers, ...afterConsent, ...fromDesk }))(
    "of %s has the same limits, whoever requests the message",
    async (_, ask) => {
      const person = office.person("nothing");
      const token = await office.login("nothing");
      expect(await insist((headers) => ask(person, token, headers))).toEqual([1, 5]);
    },
  );
});

describe("S25: one sender", () => {
  beforeEach(async () => {
    office = await backOffice(productionLimits);
  });
  it.each(Object.entries(byStrangers))("reaches five people by %s in two minutes and twenty in a day", async (_, ask) => {
    for (let index = 0; index < 12; index += 1) await ask(stranger(index), ONE);
    expect(await sent()).toBe(5);
    for (let index = 12; index < 48; index += 1) {
      office.clock.now += 3 * MINUTE;
      await ask(stranger(index), ONE);
    }
    expect(await sent()).toBe(20);
  });
  it.each(Object.entries(toCustomers))("reaches five customers by %s in two minutes", async (name, ask) => {
    const people = seededPeople.filter(({ iin, role }) => iin !== null && role === "customer");
    const tokens = await Promise.all(people.map(({ shows }) => office.login(shows)));
    for (const [index, person] of people.entries()) await ask(person, tokens[index] ?? "", ONE);
    const each = toTwo.includes(name) ? 2 : 1;
    expect(people.length).toBeGreaterThan(5);
    expect([await sent(), each].join(" of ")).toBe(`${5 * each} of ${each}`);
  });
});
