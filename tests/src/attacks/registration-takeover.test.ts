import { text } from "@shanyraq/i18n/text";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY, formOf, MINUTE, newcomer, openInsurer, SECOND, theirs, type Browser, type Insurer, type Newcomer } from "./insurer.ts";

let insurer: Insurer;
let owner: Browser;
let stranger: Browser;
let victim: Newcomer;
beforeAll(async () => {
  insurer = await openInsurer();
});
beforeEach(() => {
  // What was counted before is over.
  insurer.clock.now += DAY;
  victim = newcomer();
  owner = insurer.browser("192.0.2.1");
  stranger = insurer.browser("198.51.100.1");
});
afterAll(() => insurer.close());

const type = (who: Browser) =>
  who.call("smsCheckRegisterStepTwo", { iin: victim.iin, phone: victim.phone, sms: insurer.codeTo(victim.digits) });
const signsIn = async (password: string) => {
  const who = insurer.browser("203.0.113.1");
  await who.call("login", { iin: victim.iin, password });
  return who.isIn();
};
const emails = async () => {
  const rows = await insurer.database.queries.selectFrom("customer").select("email").where("iin", "=", victim.iin).execute();
  return rows.map(({ email }) => email);
};

describe("a stranger who fills in the same person while the owner waits for their code", () => {
  it("changes nothing by an answer that says to wait: the account gets the owner's password and address", async () => {
    await owner.call("registerStepOne", formOf(victim));
    const answer = await stranger.call("registerStepOne", theirs(victim));
    expect(answer.status).toBe(429);
    expect((await type(owner)).body).toMatchObject({ status: "ok" });
    expect(await emails()).toEqual(["timur@example.kz"]);
    expect([await signsIn(formOf(victim).password), await signsIn(theirs(victim).password)]).toEqual([true, false]);
  });
  it("changes nothing by a code of their own either, which the owner's browser does not take", async () => {
    await owner.call("registerStepOne", formOf(victim));
    insurer.clock.now += 2 * MINUTE;
    expect((await stranger.call("registerStepOne", theirs(victim))).body).toMatchObject({ status: "ok" });
    // The owner gets a second message, and types the newer code into their own form.
    expect((await type(owner)).body).toMatchObject({ status: "error" });
    expect(owner.isIn() || stranger.isIn()).toBe(false);
    insurer.clock.now += 2 * MINUTE;
    await owner.call("registerStepOne", formOf(victim));
    await type(owner);
    expect(await emails()).toEqual(["timur@example.kz"]);
  });
  it("the first one gains nothing by being first", async () => {
    await stranger.call("registerStepOne", theirs(victim));
    insurer.clock.now += 2 * MINUTE;
    await owner.call("registerStepOne", formOf(victim));
    expect((await type(owner)).body).toMatchObject({ status: "ok" });
    expect(await emails()).toEqual(["timur@example.kz"]);
  });
});

it("a flow's name in a header is ignored", async () => {
  await owner.call("registerStepOne", formOf(victim));
  const flow = owner.jar.get("__Host-flow") ?? "";
  expect(flow).toMatch(/^[\w-]{43}$/);
  const sms = insurer.codeTo(victim.digits);
  const answer = await stranger.call("smsCheckRegisterStepTwo", { iin: victim.iin, phone: victim.phone, sms }, { "x-flow-id": flow });
  expect(answer.body).toMatchObject({ status: "error" });
  expect(stranger.isIn()).toBe(false);
});

it("the back office takes no step of a flow without its name", async () => {
  const request = new Request("http://back-office.example/registerStepOne", {
    method: "POST",
    body: JSON.stringify(formOf(victim)),
    headers: { "content-type": "application/json", lang: "en" },
  });
  const answer = await insurer.provider.fetch(request);
  expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([403, text("en", "error.flow")]);
});

describe("a visitor who takes their time", () => {
  it("corrects their address, reads that the previous code confirms the former one, and gets the corrected one with the next", async () => {
    await owner.call("registerStepOne", formOf(victim));
    const corrected = formOf(victim, { email: "corrected@example.kz" });
    const early = await owner.call("registerStepOne", corrected);
    expect(early.body).toMatchObject({ status: "error", changed: true, resendAfter: 120 });
    insurer.clock.now += 2 * MINUTE;
    expect((await owner.call("registerStepOne", corrected)).body).toMatchObject({ status: "ok" });
    await type(owner);
    expect(await emails()).toEqual(["corrected@example.kz"]);
  });
  it("asks again with nothing corrected, and can use the code on its way", async () => {
    await owner.call("registerStepOne", formOf(victim));
    insurer.clock.now += 30 * SECOND;
    const early = await owner.call("registerStepOne", formOf(victim));
    expect(early.body).toMatchObject({ status: "error", resendAfter: 90 });
    expect(early.body).not.toHaveProperty("changed");
    expect((await type(owner)).body).toMatchObject({ status: "ok" });
  });
  it("corrects the phone: the code goes to the new one, and the former opens nothing", async () => {
    const another = newcomer();
    await owner.call("registerStepOne", formOf(victim));
    const former = insurer.codeTo(victim.digits);
    insurer.clock.now += 2 * MINUTE;
    await owner.call("registerStepOne", formOf(victim, { phone: another.phone }));
    const corrected = { iin: victim.iin, phone: another.phone };
    const sms = insurer.codeTo(another.digits);
    if (former !== sms)
      expect((await owner.call("smsCheckRegisterStepTwo", { ...corrected, sms: former })).body).toMatchObject({ status: "error" });
    expect((await owner.call("smsCheckRegisterStepTwo", { ...corrected, sms })).body).toMatchObject({ status: "ok" });
  });
  it("gets their first code late, after they asked for another: the first is wrong, the second good", async () => {
    await owner.call("registerStepOne", formOf(victim));
    const first = insurer.codeTo(victim.digits);
    insurer.clock.now += 2 * MINUTE;
    await owner.call("registerStepOne", formOf(victim));
    const sms = insurer.codeTo(victim.digits);
    const late = { iin: victim.iin, phone: victim.phone, sms: first };
    if (first !== sms) expect((await owner.call("smsCheckRegisterStepTwo", late)).body).toMatchObject({ status: "error", attemptsLeft: 4 });
    expect((await type(owner)).body).toMatchObject({ status: "ok" });
  });
  it("registers two people in two tabs of one browser: after one tab has ended the other continues with another code", async () => {
    const { digits, ...other } = newcomer();
    await owner.call("registerStepOne", formOf(victim));
    await owner.call("registerStepOne", formOf({ digits, ...other }));
    expect((await type(owner)).body).toMatchObject({ status: "ok" });
    expect(owner.jar.has("__Host-flow")).toBe(false);
    owner.leave();
    const ended = await owner.call("smsCheckRegisterStepTwo", { ...other, sms: insurer.codeTo(digits) });
    expect(ended.body).toMatchObject({ status: "error", message: expect.stringContaining("Запросите новый") as string });
    insurer.clock.now += 2 * MINUTE;
    await owner.call("registerStepOne", formOf({ digits, ...other }));
    expect((await owner.call("smsCheckRegisterStepTwo", { ...other, sms: insurer.codeTo(digits) })).body).toMatchObject({ status: "ok" });
  });
});
