import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PhoneOwner } from "@shanyraq/provider";
import { DAY, formOf, newcomer, openInsurer, wrong, type Browser, type Insurer, type Newcomer } from "./insurer.ts";

let insurer: Insurer;
let stranger: Browser;
let victim: Newcomer;
let answer: () => Promise<PhoneOwner>;
let count: number;
beforeAll(async () => {
  insurer = await openInsurer({
    base: async () => {
      count += 1;
      return answer();
    },
  });
});
beforeEach(() => {
  insurer.clock.now += DAY;
  victim = newcomer();
  stranger = insurer.browser("198.51.100.1");
  answer = async () => ({ owner: "person" });
  count = 0;
});
afterAll(() => insurer.close());

const outage = async (): Promise<never> => {
  throw new TypeError("no line to the base");
};
const rowsOf = ({ iin }: Newcomer) =>
  insurer.database.queries.selectFrom("customer").select(["birth_date", "sex"]).where("iin", "=", iin).execute();
const who = () => ({ iin: victim.iin, phone: victim.phone });
const code = () => insurer.codeTo(victim.digits);

/** Each way to an account by a phone, up to the step that opens it. */
const ways = {
  smsCheckRegisterStepTwo: async (browser: Browser) => {
    await browser.call("registerStepOne", formOf(victim));
    return () => browser.call("smsCheckRegisterStepTwo", { ...who(), sms: code() });
  },
  register: async (browser: Browser) => {
    await browser.call("sendSms", { phone: victim.phone });
    await browser.call("smsCheckRegister", { ...who(), sms: code() });
    return () => browser.call("register", formOf(victim));
  },
  registerStepThree: async (browser: Browser) => {
    await browser.call("sendSms", { phone: victim.phone });
    await browser.call("smsCheckRegister", { ...who(), sms: code() });
    return () => browser.call("registerStepThree", formOf(victim));
  },
} as const;

describe.each(Object.entries(ways))("%s, which opens an account", (_, begin) => {
  it.each(["another", "unknown"] as const)(
    "asks the base itself: the owner of a phone that is %s gets no account, and reads the other ways",
    async (owner) => {
      answer = async () => ({ owner });
      // checkRegister is a stranger's to leave out.
      const open = await begin(stranger);
      expect((await open()).body).toMatchObject({ status: "", reason: "notInBase", message: expect.stringMatching(/базе/) as string });
      expect([await rowsOf(victim), stranger.isIn(), count]).toEqual([[], false, 1]);
    },
  );
  it("opens none while the base is out, says to try later, and takes the same proof afterwards", async () => {
    answer = outage;
    const open = await begin(stranger);
    const refused = await open();
    expect(refused.body).toMatchObject({
      status: "error",
      message: expect.stringMatching(/повторите попытку через несколько минут/) as string,
    });
    expect(JSON.stringify(refused.body)).not.toContain("no line");
    expect(await rowsOf(victim)).toEqual([]);
    answer = async () => ({ owner: "person" });
    expect((await open()).body).toMatchObject({ status: "ok" });
  });
  it("keeps the birth date and the sex that the base knows, whatever the number's digits say", async () => {
    answer = async () => ({ owner: "person", birthDate: "1996-08-20", sex: "female" });
    await (
      await begin(stranger)
    )();
    expect(await rowsOf(victim)).toEqual([{ birth_date: "1996-08-20", sex: "female" }]);
  });
});

it("does not reveal the owner of a phone: nothing without the right code, and no question to the base without a sent code", async () => {
  answer = async () => ({ owner: "another" });
  await stranger.call("smsCheckRegisterStepTwo", { ...who(), sms: "0000" });
  expect(count).toBe(0);
  await stranger.call("registerStepOne", formOf(victim));
  const reply = await stranger.call("smsCheckRegisterStepTwo", { ...who(), sms: wrong(code()) });
  expect(reply.body).toMatchObject({ status: "error", attemptsLeft: 4 });
  expect(reply.body).not.toHaveProperty("reason");
});

describe("without a citizens' base", () => {
  let closed: Insurer;
  beforeAll(async () => {
    closed = await openInsurer({ base: "none" });
  });
  afterAll(() => closed.close());

  it("a phone opens no account: the check, the first step and the last one say that a signature does, or we", async () => {
    const browser = closed.browser("192.0.2.1");
    const refused = { status: "", reason: "closed", message: expect.stringMatching(/ЭЦП/) as string };
    expect((await browser.call("checkRegister", who())).body).toMatchObject(refused);
    expect((await browser.call("registerStepOne", formOf(victim))).body).toMatchObject(refused);
    expect(closed.letters).toEqual([]);
    await browser.call("sendSms", { phone: victim.phone });
    await browser.call("smsCheckRegister", { ...who(), sms: closed.codeTo(victim.digits) });
    expect((await browser.call("register", formOf(victim))).body).toMatchObject(refused);
  });
});
