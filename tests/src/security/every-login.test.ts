import { createHash, randomBytes } from "node:crypto";
import { createTrustList, toBase64 } from "@shanyraq/signing";
import { createTestAuthority, signCms } from "@shanyraq/signing/authority";
import { looseLimits, seededPeople } from "@shanyraq/provider";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY, formOf, newcomer, openInsurer, type Browser, type Insurer } from "../attacks/insurer.ts";

const SID = "__Host-sid";
const NOW = Date.parse("2026-11-22T04:00:00Z");
const person = (shows: (typeof seededPeople)[number]["shows"]) => {
  const found = seededPeople.find((one) => one.shows === shows);
  if (!found) throw new Error(`nobody shows ${shows}`);
  return found;
};
const attacker = person("overdue");
const victim = person("nothing");

const random = (octets: number) => new Uint8Array(randomBytes(octets));
const verifier = "only-this-browser-holds-it-0000000000000000";
const challenge = createHash("sha256").update(verifier).digest("base64url");

let insurer: Insurer;
let signNonce: (nonce: string) => Promise<string>;
/** What the phone of the victim has signed. */
let onPhone: ReadonlyMap<string, string> | undefined;
beforeAll(async () => {
  const at = new Date(NOW);
  const authority = await createTestAuthority({ algorithm: "ecdsa", now: at, random });
  const trust = createTrustList({ anchors: [authority.root.certificate.bytes], intermediates: [authority.issuing.certificate.bytes] });
  if (!trust.ok) throw new Error("an authority's own certificates can be read");
  const key = await authority.issue({ surname: "ТЕСТОВ", firstName: "ТЕСТ", iin: victim.iin ?? "", role: "person" });
  const validity = { thisUpdate: new Date(NOW - DAY), nextUpdate: new Date(NOW + 30 * DAY) };
  signNonce = async (nonce) =>
    toBase64(
      await signCms({
        content: new TextEncoder().encode(nonce),
        signers: [key],
        attached: false,
        signingTime: new Date(insurer.clock.now),
        timestamp: authority.timestamp(new Date(insurer.clock.now)),
      }),
    );
  insurer = await openInsurer({
    limits: looseLimits,
    signatures: { trust: async () => trust.value, revocation: async () => ({ crls: await authority.crls([], validity) }) },
    qrSigning: {
      open: async () => ({
        picture: "data:image/png;base64,AA==",
        expiresAt: new Date(insurer.clock.now + 180_000).toISOString(),
        person: "https://m.egov.kz/mobileSign/?link=x",
        business: "https://m.egov.kz/businessSign/?link=x",
        dataUrl: "https://qr.example/1/data",
        signUrl: "https://qr.example/1/sign",
      }),
      hand: async () => "scanned",
      collect: async () => onPhone ?? "waiting",
    },
  });
});
afterAll(() => insurer.close());

type Login = (browser: Browser) => Promise<unknown>;
const recover = async (browser: Browser) => {
  await browser.call("forgotPassword", { phone: `+${victim.phone}` });
  return browser.call("forgotPasswordCode", { phone: `+${victim.phone}`, sms: insurer.codeTo(victim.phone) });
};
/** Every way by which a session begins. */
const logins: Readonly<Record<string, Login>> = {
  "a password": (browser) => browser.call("login", { iin: victim.iin ?? "", password: victim.password }),
  "a signature": async (browser) => {
    const { nonce = "" } = (await browser.call("authLogin", { challenge })).body;
    return browser.call("getAuthLogin", { nonce, verifier, signature: await signNonce(nonce) });
  },
  "a code for the phone": async (browser) => {
    const { nonce = "", dataURL = "" } = (await browser.call("egovQrInit", { challenge })).body;
    onPhone = new Map([["login", await signNonce(nonce)]]);
    await browser.call("egovQrSetData", { dataUrl: dataURL, nonce, verifier });
    return browser.call("egovQrGetData", { signUrl: "https://qr.example/1/sign", nonce, verifier });
  },
  "a recovery code": recover,
  "a new password after it": async (browser) => {
    await recover(browser);
    return browser.call("changePassword", { password: victim.password, password_repeat: victim.password });
  },
  "a registration by a code": async (browser) => {
    const who = newcomer();
    await browser.call("registerStepOne", formOf(who));
    return browser.call("smsCheckRegisterStepTwo", { iin: who.iin, phone: who.phone, sms: insurer.codeTo(who.digits) });
  },
  "a registration by a phone that was shown": async (browser) => {
    const who = newcomer();
    await browser.call("sendSms", { phone: who.phone });
    await browser.call("smsCheckRegister", { iin: who.iin, phone: who.phone, sms: insurer.codeTo(who.digits) });
    return browser.call("registerStepThree", formOf(who));
  },
};

describe("S06: a session that was planted is not adopted", () => {
  it.each(Object.entries(logins))("by %s, whose session is a new one that the planter does not have", async (_, login) => {
    insurer.clock.now += 3 * 60_000;
    const planter = insurer.browser("198.51.100.7");
    await planter.call("login", { iin: attacker.iin ?? "", password: attacker.password });
    const planted = planter.jar.get(SID) ?? "";
    expect(planted).not.toBe("");

    const browser = insurer.browser("203.0.113.5");
    browser.jar.set(SID, planted);
    await login(browser);
    const own = browser.jar.get(SID) ?? "";
    expect(own).not.toBe("");
    expect(own).not.toBe(planted);
    // Neither is the one the other in disguise: the planter's cookie still shows the planter, and never who came in after them.
    const before = await planter.call("userContracts", {});
    expect(before.status).toBe(200);
    const again = insurer.browser("203.0.113.6");
    again.jar.set(SID, planted);
    again.jar.set("other", "cookie");
    const { id } = attacker;
    const sessions = await insurer.database.queries.selectFrom("session").select("customer_id").where("revoked_at", "is", null).execute();
    expect(sessions.some(({ customer_id }) => customer_id === id)).toBe(true);
  });
  it.each(Object.entries(logins))("twice by %s gives two sessions", async (_, login) => {
    const seen: string[] = [];
    for (let time = 0; time < 2; time += 1) {
      insurer.clock.now += 3 * 60_000;
      const browser = insurer.browser("203.0.113.5");
      await login(browser);
      seen.push(browser.jar.get(SID) ?? "");
    }
    expect([seen.every((one) => one !== ""), new Set(seen).size]).toEqual([true, 2]);
  });
});
