import * as forms from "@shanyraq/forms";
import { callNames, calls, type CallName } from "@shanyraq/calls";
import type { Topic } from "@shanyraq/calls/topics";
import { looseLimits, seededPeople } from "@shanyraq/provider";
import { phoneDigits } from "@shanyraq/rules";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openInsurer, type Insurer } from "../attacks/insurer.ts";
import { deskForms } from "./desk-forms.ts";
import { report, statementForms } from "./statement-forms.ts";
import { email, iin, inTopic, rightTopics, worksheet } from "./right-topics.ts";
import { wrongValues } from "./wrong-values.ts";
import { pensionForms } from "./pension-forms.ts";

type Values = Readonly<Record<string, unknown>>;
interface Sent {
  readonly form: { readonly fields: object; readonly schema: { readonly isValid: (values: unknown) => Promise<boolean> } };
  readonly call: CallName;
  readonly right: Values;
  /** What the page makes of values; by default they go as they are. */
  readonly input?: (values: Values) => Values;
  /** Whether somebody who is signed in sends it. */
  readonly own?: true | "pension";
  /** Whether an employee sends it. */
  readonly desk?: true;
  /** The call does something else without a value. */
  readonly mayBeBlank?: true;
}

const personWho = (shows: (typeof seededPeople)[number]["shows"]) => {
  const found = seededPeople.find((one) => one.shows === shows);
  if (!found) throw new Error(`nobody shows ${shows}`);
  return found;
};
const [ilya, erik, guljan] = [personWho("nothing"), personWho("nonResident"), personWho("pension")];

/** Contracts of whoever is signed in: one, and one that is paid out soon. */
const own = { contractId: "", maturing: "" };
const NOBODYS = "00000000-0000-4000-8000-0000000000ff";
const HASH = "0".repeat(32);
const phone = "+7 (700) 555-44-33";
const person = { name: "Тимур Ерланов", phone };
const strong = "Төрт-сөз-жарық";
const registration = ({ last_name, first_name, third_name, mail, password_r, ...rest }: Values) => ({
  ...rest,
  surname: last_name,
  name: first_name,
  patronymic: third_name,
  email: mail,
  password_repeat: password_r,
});
const names = { last_name: "Ерланов", first_name: "Тимур", third_name: "", mail: email, password: strong, password_r: strong };
const latin = { last_name: "Neil", first_name: "Jean", third_name: "" };

/** Every form, the call that it ends in, and what the page makes of its values. */
const table: Readonly<Record<string, Sent>> = {
  callBack: { form: forms.callBack, call: "callback", right: person },
  forgottenPassword: { form: forms.forgottenPassword, call: "forgotPassword", right: { phone } },
  residentLogin: { form: forms.residentLogin, call: "login", right: { iin: ilya.iin, password: strong } },
  nonResidentLogin: { form: forms.nonResidentLogin, call: "login", right: { id_number: erik.id_number, password: erik.password } },
  identityDigits: {
    form: forms.identityDigits,
    call: "calcChangeVerifyId",
    right: { code: "1234" },
    input: ({ code }) => ({ contractId: NOBODYS, code }),
    own: true,
  },
  terminationForm: {
    form: forms.terminationForm,
    call: "calcCancelSendSms",
    right: { iban: "KZ86125KZT5004100100", holder: `${ilya.surname} ${ilya.name}`, reason: "money" },
    input: (values) => ({ ...values, contractId: own.contractId }),
    own: true,
  },
  maturityForm: {
    form: forms.maturityForm,
    call: "maturitySendSms",
    right: { iban: "KZ86125KZT5004100100", holder: `${ilya.surname} ${ilya.name}` },
    input: (values) => ({ ...values, contractId: own.maturing }),
    own: true,
  },
  ...pensionForms(guljan),
  terminationUnpaidForm: {
    form: forms.terminationUnpaidForm,
    call: "calcCancelSendSms",
    right: { reason: "money" },
    input: (values) => ({ ...values, contractId: NOBODYS }),
    own: true,
  },
  repaidForm: {
    form: forms.repaidForm,
    call: "calcCancel",
    right: { repaidOn: "2026-11-01" },
    input: (values) => ({ ...values, contractId: NOBODYS }),
    own: true,
  },
  phoneChange: { form: forms.phoneChange, call: "changePhone", right: { phone }, own: true },
  emailChange: { form: forms.emailChange, call: "changeEmail", right: { email }, own: true },
  bothCodes: {
    form: forms.bothCodes,
    call: "changePhone",
    right: { codeOld: "1234", codeNew: "1234" },
    input: ({ codeOld, codeNew }) => ({ phone, requestID: NOBODYS, code_old: codeOld, code_new: codeNew }),
    own: true,
  },
  newContactCode: {
    form: forms.newContactCode,
    call: "changePhone",
    right: { codeNew: "1234" },
    input: ({ codeNew }) => ({ phone, requestID: NOBODYS, code_new: codeNew }),
    own: true,
  },
  passwordChange: {
    form: forms.passwordChange,
    call: "changePassword",
    right: { current_password: strong, password: strong, password_repeat: strong },
    own: true,
  },
  bornForm: { form: forms.bornForm, call: "userUpdate", right: { birth_date: ilya.birth_date, sex: ilya.sex }, own: true },
  residentRegistration: { form: forms.residentRegistration, call: "registerStepOne", right: { ...names, iin, phone }, input: registration },
  nonResidentRegistration: {
    form: forms.nonResidentRegistration,
    call: "registerNonResident",
    right: { ...names, ...latin, id_number: "P7654321", phone },
    input: (values) => ({ ...registration(values), registered: "1", resident: "0", client_guid: NOBODYS }),
  },
  consentCode: {
    form: forms.consentCode,
    call: "setConsentOtp",
    right: { code: "123456" },
    input: ({ code }) => ({
      PhoneNumber: phone,
      ClientGUID: NOBODYS,
      TypeOTP: "ConsentPD",
      ID: NOBODYS,
      ObjectGUID: NOBODYS,
      code,
      file: "",
    }),
  },
  linkToMail: { form: forms.linkToMail, call: "sendLinkMail", right: { email }, input: (values) => ({ ...values, hash: HASH }) },
  linkToPhone: { form: forms.linkToPhone, call: "sendLink", right: { phone }, input: (values) => ({ ...values, hash: HASH }) },
  ...statementForms,
  policyToTerminate: { form: forms.policyToTerminate, call: "sendSmsWithoutAuth", right: { number: "SH-2026-000001", owner: ilya.iin } },
  policyByNumber: { form: forms.policyByNumber, call: "contractCheck", right: { number: "SH-2026-1" } },
  policyByPerson: { form: forms.policyByPerson, call: "contractCheck", right: { iin, birthDate: "1995-07-19" } },
  standing: { form: forms.standing, call: "status", right: { number: "OB-2026-000000", phoneEnd: "4433" } },
  worksheetConsent: {
    form: forms.worksheetConsent,
    call: "worksheet",
    right: { consent: true },
    input: (values) => ({ ...worksheet, ...values }),
    own: true,
  },
  paidPolicy: { form: forms.paidPolicy, call: "polis", right: { number: "SH-2026-1", iin } },
  underwriterAnswer: {
    form: forms.underwriterAnswer,
    call: "answerUnderwriter",
    right: { answer: "С 2019 года" },
    input: (values) => ({ ...values, requestID: NOBODYS }),
    own: true,
  },
  ...deskForms(ilya.iin ?? ""),
  smsCode: {
    form: forms.smsCode,
    call: "codeCheck",
    right: { code: "1234" },
    input: ({ code }) => ({ requestID: NOBODYS, code }),
    own: true,
  },
};
const topicRows = Object.entries({ ...forms.topicForms, ...forms.listForms }).map(([name, form]): [string, Sent] => {
  const topic = name as Topic;
  return [name, { form, call: "worksheet", right: rightTopics[topic], input: (values) => inTopic(topic, values), own: true }];
});
const changeRows = (["frequency", "sumAssured"] as const).map((kind): [string, Sent] => [
  `change of ${kind}`,
  {
    form: forms.changeForms[kind],
    call: "calcChange",
    right: { frequency: { frequency: "annual" }, sumAssured: { sumAssured: "3000000" } }[kind],
    input: (change) => ({ contractId: NOBODYS, change }),
    own: true,
  },
]);
/** Forms that end in no call of their own, and why. */
const without: Readonly<Record<string, string>> = {
  passwordBySignature:
    "after a sign-in by a key: the call is changePassword, whose rules the passwordChange row holds; only the session differs",
  newPassword: "after a recovery code: the call is changePassword, whose rules the passwordChange row holds; only the session differs",
};

/** A phone that is whole is the same phone however it is written: the form's mask is how it is typed, and no rule. */
const meansTheSame = (field: string, value: unknown): boolean =>
  field === "phone" && typeof value === "string" && phoneDigits(value) !== undefined;

let insurer: Insurer;
let pensioner = "";
let token: string;
/** Of the supervisor of an office, who is of its staff as well. */
let atDesk: string;
beforeAll(async () => {
  insurer = await openInsurer({ limits: looseLimits });
  await post("login", { iin: guljan.iin, password: guljan.password }, "");
  pensioner = token;
  await post("login", { iin: ilya.iin, password: ilya.password }, "");
  const { iin: number, password, phone } = personWho("supervisor");
  await post("login", { iin: number, password });
  const entered = await post("login", { iin: number, password, code: insurer.codeTo(phone) });
  atDesk = String((entered.body["Authorization"] as { token: string }).token);
  const changed = await post("changePassword", { current_password: ilya.password, password: strong, password_repeat: strong }, token);
  expect(changed.body).toMatchObject({ status: "ok" });
  await insurer.database.queries.updateTable("customer").set({ born_by: "iin" }).where("id", "=", ilya.id).execute();
  // Ilya has bought nothing: the foreigner's policy is theirs here.
  const { id } = await insurer.database.queries
    .updateTable("contract")
    .set({ customer_id: ilya.id })
    .where("customer_id", "=", erik.id)
    .returning("id")
    .executeTakeFirstOrThrow();
  own.contractId = id;
  const maturing = await insurer.database.queries
    .updateTable("contract")
    .set({ customer_id: ilya.id })
    .where("customer_id", "=", personWho("maturing").id)
    .where("product", "=", "senim")
    .returning("id")
    .executeTakeFirstOrThrow();
  own.maturing = maturing.id;
  report.number = String((await post("insurance", statementForms.insuredEvent.right)).body["number"]);
});
afterAll(() => insurer.close());

async function post(call: CallName, input: Values, by?: string) {
  const request = new Request(`http://provider${calls[call].path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-flow-id": "one-browser".padEnd(43, "-"),
      "idempotency-key": crypto.randomUUID(),
      ...(by !== undefined && { authorization: `Bearer ${by}` }),
    },
    body: JSON.stringify(input),
  });
  const response = await insurer.provider.fetch(request);
  const body = (await response.json()) as Values;
  // Some calls end a session and begin another.
  const given = (body["Authorization"] as { token?: string } | undefined)?.token;
  if (given !== undefined && by !== undefined) token = given;
  return { status: response.status, body };
}

describe("S34: what a form refuses the server refuses too", () => {
  it("is tried with every form there is", () => {
    const all = Object.entries(forms).filter(([, value]) => typeof value === "object" && "fields" in value && "schema" in value);
    expect(all.map(([name]) => name).toSorted()).toEqual([...Object.keys(table), ...Object.keys(without)].toSorted());
    expect(Object.keys(table).length + topicRows.length).toBeGreaterThan(35);
    for (const { call } of Object.values(table)) expect(callNames).toContain(call);
  });
  it.each([...Object.entries(table), ...topicRows, ...changeRows])(
    "%s",
    async (_, { form, call, right, input = (values) => values, own, desk, mayBeBlank = false }) => {
      const by = own === "pension" ? pensioner : own && token;
      const send = (values: Values) => post(call, input(values), desk ? atDesk : by);
      expect(await form.schema.isValid(right)).toBe(true);
      const taken = await send(right);
      expect([taken.status === 400, taken.body["errors"]]).toEqual([false, undefined]);
      let refused = 0;
      const passed: unknown[] = [];
      for (const field of Object.keys(form.fields))
        for (const value of wrongValues) {
          const values = { ...right, [field]: value };
          const isBlank = value === undefined || (typeof value === "string" && value.trim() === "");
          if ((mayBeBlank && isBlank) || meansTheSame(field, value) || (await form.schema.isValid(values))) continue;
          refused += 1;
          const { status } = await send(values);
          // When even the right values change nothing, a missing field may be refused in the same way.
          const missing = value === undefined && status > 400;
          if (!(status === 400 || (taken.status === 200 && status > 400) || missing)) passed.push([field, value, status]);
        }
      expect(passed).toEqual([]);
      expect(refused).toBeGreaterThan(mayBeBlank ? 1 : 3);
    },
  );
});
