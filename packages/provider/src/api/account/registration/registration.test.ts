import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { locales } from "@shanyraq/i18n";
import { codeTo, consentOf, foreigner, newcomer, registrationOf, stepOne, stepTwo, tokenOf } from "../../../testing/account.ts";
import { backOffice, type BackOffice } from "../../../testing/back-office.ts";
import { consentShown } from "../../../testing/signing/consents.ts";
import { keyed, wrongCode } from "../../../testing/purchase.ts";

const MINUTE = 60_000;
let office: BackOffice;
beforeEach(async () => {
  office = await backOffice();
});
afterEach(() => office.database.close());

const check = (who: object) => office.post("/checkRegister", who);
const userOf = async (token: string) => (await office.ask("GET", "/api/user", { token })).body["user"];

describe("whether somebody is registered", () => {
  it("is revealed to a person who also gives the right phone", async () => {
    const { iin, phone } = office.person("nothing");
    expect((await check({ iin, phone })).body).toMatchObject({ status: "error", reason: "registered" });
  });
  it("S26: is not revealed when the phone is another's", async () => {
    const { iin } = office.person("nothing");
    expect((await check({ iin, phone: newcomer.phone })).body).toEqual((await check({ iin: newcomer.iin, phone: newcomer.phone })).body);
  });
  it("a phone that belongs to another by the mobile citizens' base empties the status, in three languages", async () => {
    office.strangersPhones.add(newcomer.digits);
    const ask = (lang: string) => office.post("/checkRegister", { iin: newcomer.iin, phone: newcomer.phone }, undefined, { lang });
    const replies = await Promise.all(locales.map(async (lang) => (await ask(lang)).body));
    for (const body of replies) expect(body).toMatchObject({ status: "", reason: "notInBase" });
    expect(new Set(replies.map(({ message }) => message)).size).toBe(3);
  });
  it("remains unknown while the base does not respond, and registration is refused", async () => {
    office.citizensBase.broken = true;
    const { body } = await check({ iin: newcomer.iin, phone: newcomer.phone });
    expect(body).toMatchObject({ status: "error", message: expect.stringContaining("не отвечает") as string });
    expect(body).not.toHaveProperty("reason");
  });
  it("a foreigner is found by their document, which the base does not know", async () => {
    office.strangersPhones.add(foreigner.digits);
    expect((await check({ id_number: foreigner.id_number, phone: foreigner.phone })).body).toMatchObject({ status: "ok" });
  });
  it("requires a number", async () => {
    expect((await check({ phone: newcomer.phone })).body).toMatchObject({ errors: { iin: expect.any(String) as string } });
  });
});

describe("a resident registers", () => {
  it("with a form and the code in their phone, and is signed in", async () => {
    const first = await stepOne(office);
    expect(first.body).toMatchObject({ status: "ok", resendAfter: 120, sentTo: "+7 7** *** **33" });
    const token = tokenOf(await stepTwo(office, codeTo(office, newcomer.digits)));
    expect(await userOf(token)).toMatchObject({
      iin: newcomer.iin,
      name: newcomer.name,
      birth_date: "1995-07-19",
      phone: newcomer.digits,
      resident: true,
    });
    const login = await office.post("/api/login", { iin: newcomer.iin, password: newcomer.password });
    expect(login.status).toBe(200);
  });
  it("and finds their consent, and a first notification, in their cabinet", async () => {
    await stepOne(office);
    const token = tokenOf(await stepTwo(office, codeTo(office, newcomer.digits)));
    expect(await consentShown(office, token)).toMatchObject({ standing: "inForce", given: [{ channel: "form", withdrawnAt: null }] });
    expect((await office.post("/getNotifications", {}, token)).body).toMatchObject({ count: 1, message: [{ new: 1, url: "/products" }] });
  });
  it("S35: is not registered by a wrong code, an old one, or without one", async () => {
    expect((await stepTwo(office, "1234")).body).toMatchObject({ status: "error" });
    await stepOne(office);
    const code = codeTo(office, newcomer.digits);
    expect((await stepTwo(office, wrongCode(code))).body).toMatchObject({ status: "error", attemptsLeft: 4 });
    office.clock.now += 5 * MINUTE;
    expect((await stepTwo(office, code)).body).toMatchObject({ status: "error" });
    expect((await office.post("/api/login", { iin: newcomer.iin, password: newcomer.password })).status).toBe(401);
  });
  it("with a code that works once", async () => {
    await stepOne(office);
    const code = codeTo(office, newcomer.digits);
    expect((await stepTwo(office, code)).body).toMatchObject({ status: "ok" });
    expect(tokenOf(await stepTwo(office, code))).toBe("");
  });
  it("gets the same answer for a number or a phone that already has an account, after the code", async () => {
    const { iin, phone } = office.person("nothing");
    const answers = [];
    for (const taken of [{ iin }, { phone: `+${phone}` }]) {
      await stepOne(office, taken);
      const who = { ...newcomer, ...taken };
      answers.push((await stepTwo(office, codeTo(office, taken.phone ? phone : newcomer.digits), who)).body);
    }
    expect(answers[0]).toMatchObject({ status: "error" });
    expect(answers[0]).toEqual(answers[1]);
  });
  it.each([
    ["has no capital letter", "төрт-сөз-жарық", "error.password.capital"],
    ["has no special character", "ТөртСөзЖарық", "error.password.special"],
    ["is short", "Төрт-сө", "error.password.length"],
    ["is guessed first", "Password123!", "error.password.common"],
    ["is made of the phone", "A!77005554433", "error.password.common"],
  ])("with a password that %s gets an error at its field", async (_, password) => {
    const { status, body } = await stepOne(office, { password, password_repeat: password });
    expect([status, Object.keys(body["errors"] as object)]).toEqual([400, ["password"]]);
    expect(office.inbox).toEqual([]);
  });
  it("with two different passwords gets an error at the second field", async () => {
    expect((await stepOne(office, { password_repeat: "Төрт-сөз-жарық1" })).body["errors"]).toHaveProperty("password_repeat");
  });
});

describe("S28: passwords", () => {
  const signsIn = async (password: string) => (await office.post("/api/login", { iin: newcomer.iin, password })).status;
  it.each([73, 128])("differ if character %i alone differs", async (place) => {
    const long = `A!${"ұ".repeat(place - 3)}`;
    const [own, other] = [`${long}x`, `${long}y`];
    await stepOne(office, { password: own, password_repeat: own });
    await stepTwo(office, codeTo(office, newcomer.digits));
    expect([await signsIn(own), await signsIn(other), await signsIn(long)]).toEqual([200, 401, 401]);
  });
  it("may contain any letters, spaces and signs, which are neither trimmed nor changed", async () => {
    const own = "  Ақ жол 🙂 ";
    await stepOne(office, { password: own, password_repeat: own });
    await stepTwo(office, codeTo(office, newcomer.digits));
    expect([await signsIn(own), await signsIn(own.trim())]).toEqual([200, 401]);
  });
});

describe("a foreigner registers", () => {
  const register = (ClientGUID: string, more: object = {}) =>
    office.post("/register", { ...registrationOf(foreigner), registered: "1", resident: "0", client_guid: ClientGUID, ...more });

  it("with a consent that the code in their phone confirms", async () => {
    const { ClientGUID, given } = await consentOf(office);
    expect(codeTo(office, foreigner.digits)).toMatch(/^\d{6}$/);
    expect((await office.post("/setConsentOtp", { ...given, code: codeTo(office, foreigner.digits) })).body).toMatchObject({
      success: true,
    });
    const token = tokenOf(await register(ClientGUID));
    expect(await userOf(token)).toMatchObject({ id_number: foreigner.id_number, resident: false, birth_date: "" });
    expect(await consentShown(office, token)).toMatchObject({ standing: "inForce", given: [{ channel: "sms" }] });
  });
  it("reads the text as XML in their language with their name", async () => {
    const { xml } = await consentOf(office);
    expect(xml).toContain("O&#39;Neil Jean-Luc");
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<Consent type="ConsentPersonalData" version="2026-2" since="2026-09-01" lang="ru"/,
    );
  });
  it("may send either name of the code's type", async () => {
    const { given } = await consentOf(office);
    const answer = await office.post("/setConsentOtp", {
      ...given,
      TypeOTP: "ConsentPersonalData",
      code: codeTo(office, foreigner.digits),
    });
    expect(answer.body).toMatchObject({ success: true });
  });
  it("S35: is refused before the consent, with another person's, and half an hour after it", async () => {
    const { ClientGUID, given } = await consentOf(office);
    expect((await register(ClientGUID)).status).toBe(403);
    await office.post("/setConsentOtp", { ...given, code: codeTo(office, foreigner.digits) });
    expect((await register(ClientGUID, { id_number: "P0000001" })).status).toBe(403);
    expect((await register(ClientGUID, { phone: newcomer.phone })).status).toBe(403);
    office.clock.now += 30 * MINUTE;
    expect((await register(ClientGUID)).status).toBe(403);
  });
  it("learns after a wrong code how many tries are left; another text than the shown one is refused", async () => {
    const { given } = await consentOf(office);
    expect((await office.post("/setConsentOtp", { ...given, code: "000000" })).body).toMatchObject({ status: "error", attemptsLeft: 4 });
    const file = Buffer.from("<Consent/>").toString("base64");
    expect((await office.post("/setConsentOtp", { ...given, file, code: codeTo(office, foreigner.digits) })).status).toBe(400);
  });
  it("has Latin names, in the client's record and at the end", async () => {
    expect((await office.post("/createClientVms", { name: "Жан", ID: "P1" }, undefined, keyed())).status).toBe(400);
    const { body } = await register("", { name: "Жан" });
    expect(body["errors"]).toHaveProperty("name");
  });
});

describe("registration in the former order: the phone first, then the form", () => {
  it("opens in the same browser for a phone whose code was right", async () => {
    expect((await office.post("/register", registrationOf(newcomer))).status).toBe(403);
    await office.post("/sendSms", { phone: newcomer.phone });
    const sms = codeTo(office, newcomer.digits);
    expect((await office.post("/smsCheckRegister", { iin: newcomer.iin, phone: newcomer.phone, sms })).body).toMatchObject({
      status: "ok",
    });
    expect(tokenOf(await office.post("/registerStepThree", registrationOf(newcomer)))).toMatch(/^prv_/);
  });
});

describe("S23: a code is valid only for its own purpose", () => {
  it("among registration, recovery, consent, and other phones", async () => {
    await stepOne(office);
    const code = codeTo(office, newcomer.digits);
    expect((await stepTwo(office, code, { iin: newcomer.iin, phone: foreigner.phone })).body).toMatchObject({ status: "error" });
    expect((await stepTwo(office, code, { iin: office.person("nothing").iin, phone: newcomer.phone })).body).toMatchObject({
      status: "error",
    });
    expect((await office.post("/forgotPasswordCode", { phone: newcomer.phone, sms: code })).body).toMatchObject({ status: "error" });
    expect((await office.post("/smsCheckRegister", { iin: newcomer.iin, phone: newcomer.phone, sms: code })).body).toMatchObject({
      status: "error",
    });
    expect((await stepTwo(office, code)).body).toMatchObject({ status: "ok" });
  });
});
