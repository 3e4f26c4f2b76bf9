import { text } from "@shanyraq/i18n/text";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CodePurpose } from "../../platform/codes/one-time-code.ts";
import { codeTo, consentOf, foreigner, registrationOf, newcomer } from "../../testing/account.ts";
import { codedCase } from "../../testing/annuities/pension.ts";
import { signedInOffice, type Answer, type BackOffice } from "../../testing/back-office.ts";
import { requestChange, confirmChange } from "../../testing/contracts/change.ts";
import { requestAccount, confirmAccount } from "../../testing/contracts/maturity.ts";
import { requestTermination, confirmTermination } from "../../testing/contracts/termination.ts";
import { monthlyContract } from "../../testing/contracts/autopay.ts";
import { apply } from "../../testing/purchase.ts";
import { startReception } from "../../testing/reception.ts";

const RESEND_MS = 120_000;
const NEW_PHONE = "+7 (700) 555-00-77";
const NEW_DIGITS = "77005550077";

let office: BackOffice;
let token: string;
beforeEach(async () => {
  ({ office, token } = await signedInOffice("nothing"));
});
afterEach(() => office.database.close());

/** One person, one phone, one browser: only its purpose distinguishes a code from another. */
const person = () => office.person("nothing");
const who = () => ({ iin: person().iin, phone: `+${person().phone}` });
const own = () => codeTo(office, person().phone);

/** Gives the person another role, as an administrator of accounts does. */
const as = (role: "customer" | "editor" | "employee") =>
  office.database.queries.updateTable("customer").set({ role }).where("id", "=", person().id).execute();

interface CodeRequest {
  readonly code: string;
  /** The call that takes this code, with whatever is typed into its field. */
  readonly type: (code: string) => Promise<Answer>;
}

/** How a code of every purpose is requested and typed; total, so that a new purpose is tried too. */
const purposes: Readonly<Record<CodePurpose, () => Promise<CodeRequest>>> = {
  worksheet: async () => {
    const requestID = await apply(office, token);
    return { code: own(), type: (code) => office.post("/codeCheck", { requestID, code }, token) };
  },
  phone: async () => {
    await office.post("/sendSms", { phone: who().phone });
    return { code: own(), type: (sms) => office.post("/smsCheckRegister", { ...who(), sms }) };
  },
  registration: async () => {
    await office.post("/registerStepOne", { ...registrationOf(newcomer), ...who() });
    return { code: own(), type: (sms) => office.post("/smsCheckRegisterStepTwo", { ...who(), sms }) };
  },
  recovery: async () => {
    await office.post("/forgotPassword", { phone: who().phone });
    await office.settled();
    return { code: own(), type: (sms) => office.post("/forgotPasswordCode", { phone: who().phone, sms }) };
  },
  contactOld: async () => {
    const { body } = await office.post("/changePhone", { phone: NEW_PHONE }, token);
    const [code, code_new] = [own(), codeTo(office, NEW_DIGITS)];
    const input = { phone: NEW_PHONE, requestID: body["requestID"], code_new };
    return { code, type: (code_old) => office.post("/changePhone", { ...input, code_old }, token) };
  },
  contactNew: async () => {
    const { body } = await office.post("/changePhone", { phone: NEW_PHONE }, token);
    const [code_old, code] = [own(), codeTo(office, NEW_DIGITS)];
    const input = { phone: NEW_PHONE, requestID: body["requestID"], code_old };
    return { code, type: (code_new) => office.post("/changePhone", { ...input, code_new }, token) };
  },
  autopay: async () => {
    const of = { contractId: await monthlyContract(office, person().id) };
    await office.post("/user/contracts/autopay/card", of, token);
    office.cards.answer("saved");
    await office.post("/user/contracts/autopay/on", of, token);
    return { code: own(), type: (code) => office.post("/user/contracts/autopay/on", { ...of, code }, token) };
  },
  reception: async () => {
    const employee = await office.login("employee");
    const requestID = await startReception(office, employee, "nothing");
    return { code: own(), type: (code) => office.post("/digitalDocConfirmSms", { requestID, code }, employee) };
  },
  change: async () => {
    const { contractId, requestID, code } = await requestChange(office, token, "nothing");
    return { code, type: (typed) => confirmChange(office, token, { contractId, requestID, code: typed }) };
  },
  termination: async () => {
    const requested = await requestTermination(office, token, "nothing");
    return { code: requested.code, type: (typed) => confirmTermination(office, token, { ...requested, code: typed }) };
  },
  maturity: async () => {
    const requested = await requestAccount(office, token, "nothing");
    return { code: requested.code, type: (typed) => confirmAccount(office, token, { ...requested, code: typed }) };
  },
  pension: async () => {
    const { requestID, hash, code } = await codedCase({ office, token, shows: "nothing" });
    // As young as they are: the other codes are of policies that they buy for themselves.
    const { birth_date, id } = person();
    await office.database.queries.updateTable("customer").set({ birth_date }).where("id", "=", id).execute();
    return { code, type: (typed) => office.post("/setAppOtp", { requestID, hash, code: typed }, token) };
  },
  consent: async () => {
    const { given } = await consentOf(office, { ...foreigner, ...(who() as { phone: typeof foreigner.phone }) });
    return { code: own(), type: (code) => office.post("/setConsentOtp", { ...given, code }) };
  },
  signIn: async () => {
    const credentials = { iin: who().iin, password: person().password };
    await as("employee");
    await office.post("/api/login", credentials);
    await as("customer");
    let typing = 0;
    const type = async (code: string): Promise<Answer> => {
      typing += 1;
      await as("employee");
      const answer = await office.post("/api/login", { ...credentials, code });
      typing -= 1;
      // Of many at once the last one: a customer signs in without a code.
      if (typing === 0) await as("customer");
      return answer;
    };
    return { code: own(), type };
  },
  desk: async () => {
    const visit = { locale: "ru", address: undefined, device: undefined } as const;
    await as("editor");
    const session = await office.editing.signIn({ number: who().iin ?? "", password: person().password, token: undefined }, visit);
    await as("customer");
    const sent = session.ok ? session.token : "";
    const code = own();
    const type = async (typed: string): Promise<Answer> => {
      await as("editor");
      const { ok } = await office.editing.enterCode(sent, typed, visit);
      return { status: ok ? 200 : 400, headers: new Headers(), body: { success: ok } };
    };
    return { code, type };
  },
};
const names = Object.keys(purposes) as readonly CodePurpose[];
/** Whether a code was accepted as right. Only after the right code does a person learn that the account exists already. */
const isTaken = ({ body }: Answer): boolean =>
  body["status"] === "ok" || body["success"] === true || body["message"] === text("ru", "error.registration");
/** As it fits into another call's field: codes of a consent are longer. */
const fitted = (code: string, digits: number): string => code.slice(0, digits).padEnd(digits, "0");

describe("S23: a code is valid only for its own purpose", () => {
  it("is tried with every purpose", () => expect(names.length).toBeGreaterThanOrEqual(7));
  const pairs = names.flatMap((sent) => names.filter((typed) => typed !== sent).map((typed) => [sent, typed] as const));
  it.each(pairs)("a code of %s is wrong for %s, whose own code is right", async (sent, typed) => {
    let foreign = await purposes[sent]();
    office.clock.now += RESEND_MS;
    let expected = await purposes[typed]();
    // Chance gives two codes alike once in ten thousand times.
    while (fitted(foreign.code, expected.code.length) === expected.code) {
      office.clock.now += RESEND_MS;
      foreign = await purposes[sent]();
      office.clock.now += RESEND_MS;
      expected = await purposes[typed]();
    }
    expect([foreign.code, expected.code].every((code) => /^\d{4}(\d\d)?$/.test(code))).toBe(true);
    expect(isTaken(await expected.type(fitted(foreign.code, expected.code.length)))).toBe(false);
    expect(isTaken(await expected.type(expected.code))).toBe(true);
  });
});

describe("S20: a code of every purpose is valid once", () => {
  it.each(names)("%s: of twenty right ones at once one is accepted, and none after it", async (purpose) => {
    const { code, type } = await purposes[purpose]();
    const answers = await Promise.all(Array.from({ length: 20 }, () => type(code)));
    expect(answers.filter(isTaken)).toHaveLength(1);
    expect(isTaken(await type(code))).toBe(false);
  });
});
